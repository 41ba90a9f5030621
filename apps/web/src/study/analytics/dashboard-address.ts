import type { StatsRange } from '@netlik/contract/study/analytics';

const RANGES: readonly StatsRange[] = ['daily', 'weekly', 'monthly', 'all'];

export const readRange = (params: URLSearchParams): StatsRange =>
  RANGES.find((range) => range === params.get('range')) ?? 'weekly';
