import type { StatsRange } from '@netlik/contract/analytics';
import { alerts } from '@netlik/contract/endpoints/alerts';
import { analytics } from '@netlik/contract/endpoints/analytics';
import { requestPath } from '../../api/request-path.ts';

const RANGES: readonly StatsRange[] = ['daily', 'weekly', 'monthly', 'all'];

export const readRange = (params: URLSearchParams): StatsRange =>
  RANGES.find((range) => range === params.get('range')) ?? 'weekly';

/** Paths to prefetch while the page's code loads. */
export const dashboardPrefetchPaths = ({ searchParams }: URL): string[] => [
  requestPath(analytics.dashboard, { query: { range: readRange(searchParams) } }),
  requestPath(alerts.active, {}),
];

/** The same paths by address, for the inline script of index.html. */
export const dashboardRequests = (page: string): Record<string, string[]> =>
  Object.fromEntries(
    [page, ...RANGES.map((range) => `${page}?range=${range}`)].map((address) => [
      address,
      dashboardPrefetchPaths(new URL(address, 'http://localhost')),
    ]),
  );
