export const DUEL_TYPES = ['daily', '3day', 'weekly'] as const;
export type DuelType = (typeof DUEL_TYPES)[number];
