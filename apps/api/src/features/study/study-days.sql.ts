import type { StudyDay } from '@netlik/domain/study-day';
import { type Executor, sql } from '../../db/database.ts';

/** What a day holds: sums and counts only, so that taking a session out is exactly the inverse of putting it in. */
export type DaySums = {
  seconds: number;
  verifiedSeconds: number;
  sessions: number;
  qualitySum: number;
  qualityCount: number;
  efficiencySum: number;
  efficiencyCount: number;
  correct: number;
  wrong: number;
  blank: number;
};

export type DayRow = DaySums & { day: StudyDay };

/** What all days of a person add up to. */
export type StudyTotals = {
  userId: string;
  seconds: number;
  sessions: number;
  correct: number;
  wrong: number;
  blank: number;
  xp: number;
  /** The newest day with a session, and how many days in a row end with it. */
  streakEnd: StudyDay | null;
  streakDays: number;
  longestStreak: number;
  /** The coach's goal, null without one. */
  weeklyGoalMinutes: number | null;
};

/** Holds the person's study until the transaction ends; null before the first of it. */
export const lockTotals = (tx: Executor, userId: string) =>
  tx.maybe<StudyTotals>(sql`
    select user_id as "userId", seconds, sessions, correct, wrong, blank, xp, streak_end as "streakEnd",
      streak_days as "streakDays", longest_streak as "longestStreak",
      (select weekly_goal_minutes from users where id = ${userId}) as "weeklyGoalMinutes"
    from study_totals where user_id = ${userId} for update`);

export const beginTotals = (tx: Executor, userId: string) =>
  tx.run(sql`
    insert into study_totals (user_id, seconds, sessions, correct, wrong, blank, xp, streak_days, longest_streak)
    values (${userId}, 0, 0, 0, 0, 0, 0, 0, 0) on conflict (user_id) do nothing`);

export const dayColumns = sql`d.day, d.seconds, d.verified_seconds as "verifiedSeconds", d.sessions,
  d.quality_sum as "qualitySum", d.quality_count as "qualityCount", d.efficiency_sum as "efficiencySum",
  d.efficiency_count as "efficiencyCount", d.correct, d.wrong, d.blank`;

/** Those of these days that hold something. */
export const daysOf = (db: Executor, userId: string, days: readonly StudyDay[]) =>
  db.many<DayRow>(sql`
    select ${dayColumns} from study_days d where user_id = ${userId} and day = any(${[...days]}::date[])`);

/** Every day with a session. */
export const studiedDays = async (db: Executor, userId: string) =>
  (
    await db.many<{ day: StudyDay }>(sql`
      select day from study_days where user_id = ${userId} and sessions > 0`)
  ).map(({ day }) => day);

export type RollUp = { day: StudyDay; sums: DaySums; totals: StudyTotals };
