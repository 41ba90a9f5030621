export const ACHIEVEMENT_CATEGORIES = [
  'study',
  'streak',
  'questions',
  'exams',
  'review',
  'planning',
] as const;
export type AchievementCategory = (typeof ACHIEVEMENT_CATEGORIES)[number];

export const RARITIES = ['common', 'rare', 'epic', 'legendary', 'mythic'] as const;
export type Rarity = (typeof RARITIES)[number];

/** `default`: unlocked ones newest first, then the nearest ones. */
export const ACHIEVEMENT_SORTS = ['default', 'recent', 'rarity', 'progress', 'title'] as const;
export type AchievementSort = (typeof ACHIEVEMENT_SORTS)[number];
