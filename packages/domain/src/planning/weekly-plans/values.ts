export const WEEKLY_ENTRY_TYPES = ['konu_anlatim', 'soru_cozum'] as const;
export type WeeklyEntryType = (typeof WEEKLY_ENTRY_TYPES)[number];
