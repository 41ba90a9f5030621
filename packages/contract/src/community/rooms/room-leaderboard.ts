import * as z from 'zod/mini';
import { instant, uuid } from '../../fields.ts';

export const LEADERBOARD_SIZE = 10;

export const leaderboardPeriods = ['today', 'week', 'month'] as const;
export type LeaderboardPeriod = (typeof leaderboardPeriods)[number];

export const LeaderboardEntry = z.object({
  userId: uuid,
  displayName: z.string(),
  solvedCount: z.int(),
  /** Verified seconds in the period; days are Istanbul days. */
  totalStudySeconds: z.int(),
  lastUpdatedAt: z.nullable(instant),
});
export type LeaderboardEntry = z.infer<typeof LeaderboardEntry>;
