export const STATS_RANGES = ['daily', 'weekly', 'monthly', 'all'] as const;
export type StatsRange = (typeof STATS_RANGES)[number];
