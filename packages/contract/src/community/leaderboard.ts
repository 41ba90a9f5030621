import * as z from 'zod/mini';
import { students } from '../access.ts';
import { endpoint } from '../endpoint.ts';

export const medals = ['gold', 'silver', 'bronze'] as const;
export const Medal = z.enum(medals);
export type Medal = z.infer<typeof Medal>;

const MedalMonth = z.object({
  /** YYYY-MM. */
  month: z.string(),
  /** Ties share a medal; students who are not discoverable appear only to themselves. */
  winners: z.array(
    z.object({
      medal: Medal,
      /** First name and initial. */
      name: z.string(),
      /** Verified minutes of the month. */
      minutes: z.int(),
      isMe: z.boolean(),
    }),
  ),
});
export type MedalMonth = z.infer<typeof MedalMonth>;

export const LeaderboardStats = z.object({
  experience: z.int(),
  level: z.int(),
  /** XP since the level began, and the size of the level. */
  xpInLevel: z.int(),
  xpOfLevel: z.int(),
  rank: z.nullable(z.int()),
  rankOf: z.int(),
  totalScore: z.int(),
  longestStreak: z.int(),
  /** Verified minutes of the current month, which decide the medals. */
  monthMinutes: z.int(),
  medals: z.object({ gold: z.int(), silver: z.int(), bronze: z.int() }),
  badges: z.int(),
});
export type LeaderboardStats = z.infer<typeof LeaderboardStats>;

export const leaderboard = {
  medalsOfYear: endpoint({
    method: 'GET',
    path: '/leaderboard/medals/year',
    access: students,
    shows: ['study-sessions', 'account'],
    summary:
      'Gold, silver and bronze of each finished month of a year, by verified minutes; newest month first',
    query: z.strictObject({
      year: z.optional(z.coerce.number().check(z.int(), z.minimum(2020), z.maximum(2099))),
    }),
    reply: z.object({ year: z.int(), months: z.array(MedalMonth) }),
  }),
  userStats: endpoint({
    method: 'GET',
    path: '/leaderboard/user-stats',
    access: students,
    shows: ['study-sessions', 'account'],
    summary: 'One’s XP, level, rank, medals and badges',
    reply: LeaderboardStats,
  }),
};
