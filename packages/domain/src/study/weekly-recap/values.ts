/** What the best hour of the day is judged by. */
export const BEST_HOUR_BASES = ['quality', 'minutes'] as const;
export type BestHourBasis = (typeof BEST_HOUR_BASES)[number];
