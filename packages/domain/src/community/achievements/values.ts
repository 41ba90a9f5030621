export const ACHIEVEMENT_CATEGORIES = [
  'study',
  'streak',
  'questions',
  'exams',
  'review',
  'planning',
] as const;
export type AchievementCategory = (typeof ACHIEVEMENT_CATEGORIES)[number];

/** From the least to the most. */
export const RARITIES = ['common', 'rare', 'epic', 'legendary', 'mythic'] as const;
export type Rarity = (typeof RARITIES)[number];

/** `default`: unlocked ones newest first, then those that are nearest. */
export const ACHIEVEMENT_SORTS = ['default', 'recent', 'rarity', 'progress', 'title'] as const;
export type AchievementSort = (typeof ACHIEVEMENT_SORTS)[number];
