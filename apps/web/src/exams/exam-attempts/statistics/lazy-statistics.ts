import { lazy } from 'react';

/** A failed import hides the statistics, because an attempt added offline must not break the page. */
const loadStatistics = async (): Promise<typeof import('./statistics.tsx').Statistics> => {
  try {
    return (await import('./statistics.tsx')).Statistics;
  } catch {
    return () => null;
  }
};

export const LazyStatistics = lazy(async () => ({ default: await loadStatistics() }));
