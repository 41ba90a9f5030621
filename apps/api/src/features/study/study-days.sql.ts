import type { StudyDay } from '@netlik/domain/study-day';
import { type Executor, type Sql, sql } from '../../db/database.ts';

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
};

/** Holds the person's study until the transaction ends; null before the first of it. */
export const lockTotals = (tx: Executor, userId: string) =>
  tx.maybe<StudyTotals>(sql`
    select user_id as "userId", seconds, sessions, correct, wrong, blank, xp, streak_end as "streakEnd",
      streak_days as "streakDays", longest_streak as "longestStreak"
    from study_totals where user_id = ${userId} for update`);

export const beginTotals = (tx: Executor, userId: string) =>
  tx.run(sql`
    insert into study_totals (user_id, seconds, sessions, correct, wrong, blank, xp, streak_days, longest_streak)
    values (${userId}, 0, 0, 0, 0, 0, 0, 0, 0) on conflict (user_id) do nothing`);

/** The day itself, and all days of a range. */
export const daysWith = (db: Executor, userId: string, day: StudyDay, from: StudyDay, to: StudyDay) =>
  db.many<DayRow>(sql`
    select day, seconds, verified_seconds as "verifiedSeconds", sessions, quality_sum as "qualitySum",
      quality_count as "qualityCount", efficiency_sum as "efficiencySum", efficiency_count as "efficiencyCount",
      correct, wrong, blank
    from study_days where user_id = ${userId} and (day = ${day} or day between ${from} and ${to})`);

/** Every day with a session. */
export const studiedDays = async (db: Executor, userId: string) =>
  (
    await db.many<{ day: StudyDay }>(sql`
      select day from study_days where user_id = ${userId} and sessions > 0`)
  ).map(({ day }) => day);

export type RollUp = { day: StudyDay; sums: DaySums; totals: StudyTotals };

const writtenDay = ({ day, sums, totals: { userId } }: RollUp): Sql =>
  sums.sessions === 0 && sums.correct === 0 && sums.wrong === 0 && sums.blank === 0
    ? sql`delete from study_days where user_id = ${userId} and day = ${day}`
    : sql`
      insert into study_days (user_id, day, seconds, verified_seconds, sessions, quality_sum, quality_count,
        efficiency_sum, efficiency_count, correct, wrong, blank)
      values (${userId}, ${day}, ${sums.seconds}, ${sums.verifiedSeconds}, ${sums.sessions}, ${sums.qualitySum},
        ${sums.qualityCount}, ${sums.efficiencySum}, ${sums.efficiencyCount}, ${sums.correct}, ${sums.wrong},
        ${sums.blank})
      on conflict (user_id, day) do update set seconds = excluded.seconds,
        verified_seconds = excluded.verified_seconds, sessions = excluded.sessions,
        quality_sum = excluded.quality_sum, quality_count = excluded.quality_count,
        efficiency_sum = excluded.efficiency_sum, efficiency_count = excluded.efficiency_count,
        correct = excluded.correct, wrong = excluded.wrong, blank = excluded.blank`;

/** For the `with` of the statement that writes the rows themselves: one round trip for all of it. */
export const rollUpParts = (change: RollUp): Sql => {
  const { totals } = change;
  return sql`
    day_written as (${writtenDay(change)}),
    totals_written as (
      update study_totals set seconds = ${totals.seconds}, sessions = ${totals.sessions},
        correct = ${totals.correct}, wrong = ${totals.wrong}, blank = ${totals.blank}, xp = ${totals.xp},
        streak_end = ${totals.streakEnd}, streak_days = ${totals.streakDays},
        longest_streak = ${totals.longestStreak}
      where user_id = ${totals.userId})`;
};

export const writeRollUp = (tx: Executor, change: RollUp) =>
  tx.run(sql`with ${rollUpParts(change)} select 1`);
