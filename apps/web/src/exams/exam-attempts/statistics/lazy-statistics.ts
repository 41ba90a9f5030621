import { lazy } from 'react';

/** Left out where it cannot be loaded: an attempt typed offline must not cost the page. */
const loadStatistics = async (): Promise<typeof import('./statistics.tsx').Statistics> => {
  try {
    return (await import('./statistics.tsx')).Statistics;
  } catch {
    return () => null;
  }
};

export const LazyStatistics = lazy(async () => ({ default: await loadStatistics() }));
