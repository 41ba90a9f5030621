import {
  ACHIEVEMENT_CATEGORIES,
  ACHIEVEMENT_SORTS,
  RARITIES,
} from '@netlik/domain/community/achievements/values';
import * as z from 'zod/mini';
import { students } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { instant, optionalSingleLineText } from '../fields.ts';

export const AchievementCategory = z.enum(ACHIEVEMENT_CATEGORIES);
export type AchievementCategory = z.infer<typeof AchievementCategory>;

export const Rarity = z.enum(RARITIES);
export type Rarity = z.infer<typeof Rarity>;

export const AchievementSort = z.enum(ACHIEVEMENT_SORTS);
export type AchievementSort = z.infer<typeof AchievementSort>;

export const Achievement = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  category: AchievementCategory,
  rarity: Rarity,
  /** XP, granted once. */
  points: z.int(),
  /** Percent; 100 means reached. */
  progress: z.int(),
  currentValue: z.number(),
  targetValue: z.int(),
  isUnlocked: z.boolean(),
  unlockedAt: z.nullable(instant),
  /** Name of the drawing. */
  icon: z.string(),
  /** Position among the badges of the same figure, from 1. */
  step: z.int(),
});
export type Achievement = z.infer<typeof Achievement>;

export const AchievementCollection = z.object({
  /** Counts all badges, regardless of filters. */
  stats: z.object({ total: z.int(), unlocked: z.int(), completionRate: z.int(), points: z.int() }),
  achievements: z.array(Achievement),
});
export type AchievementCollection = z.infer<typeof AchievementCollection>;

export const achievements = {
  list: endpoint({
    method: 'GET',
    path: '/achievements/user',
    access: students,
    shows: [
      'study-sessions',
      'question-entries',
      'exam-attempts',
      'flashcards',
      'habits',
      'mistakes',
      'weekly-plans',
      'daily-plans',
      'topic-matrices',
    ],
    summary: 'All badges with one’s progress, filtered, searched and sorted; the figures count all of them',
    query: z.strictObject({
      category: z.optional(AchievementCategory),
      rarity: z.optional(Rarity),
      unlocked: z.optional(
        z.pipe(
          z.enum(['true', 'false']),
          z.transform((text) => text === 'true'),
        ),
      ),
      search: z.optional(optionalSingleLineText('Arama', 100)),
      sort: z._default(AchievementSort, 'default'),
    }),
    reply: AchievementCollection,
  }),
};
