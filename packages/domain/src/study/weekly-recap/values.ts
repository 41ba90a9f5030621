export const BEST_HOUR_BASES = ['quality', 'minutes'] as const;
export type BestHourBasis = (typeof BEST_HOUR_BASES)[number];
