import type { StatsRange } from '@netlik/contract/analytics';

const RANGES: readonly StatsRange[] = ['daily', 'weekly', 'monthly', 'all'];

export const readRange = (params: URLSearchParams): StatsRange =>
  RANGES.find((range) => range === params.get('range')) ?? 'weekly';

/** Paths to prefetch while the page's code loads, exactly as `call` writes them. */
export const dashboardPrefetchPaths = ({ searchParams }: URL): string[] => [
  `/analytics/dashboard?range=${readRange(searchParams)}`,
  '/alerts/active',
];
