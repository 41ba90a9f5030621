import type { StatsRange } from '@netlik/contract/analytics';

const RANGES: readonly StatsRange[] = ['daily', 'weekly', 'monthly', 'all'];

export const readRange = (params: URLSearchParams): StatsRange =>
  RANGES.find((range) => range === params.get('range')) ?? 'weekly';

/** What the page will ask for, as `call` writes it: asked while the page is still on its way. */
export const dashboardAsks = ({ searchParams }: URL): string[] => [
  `/analytics/dashboard?range=${readRange(searchParams)}`,
  '/alerts/active',
];
