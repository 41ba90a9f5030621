import type { StudyDay } from '@netlik/domain/study-day';
import { type Executor, sql } from '../../../db/database.ts';

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
  /** Counts every change of the person's study: what was read under it still holds while it stands. */
  version: number;
};

/** How a person's study stood at one moment. */
export type StudyState = {
  totals: StudyTotals;
  /** The day asked for; null when it holds nothing. */
  day: DaySums | null;
  todaySeconds: number;
  weekSeconds: number;
  /** What the key asked for has written before. */
  known: { id: string; bodyHash: string } | null;
};

/** As much of it as a gain tells. */
export type Standing = Pick<StudyTotals, 'xp' | 'streakEnd' | 'streakDays' | 'weeklyGoalMinutes'> &
  Pick<StudyState, 'todaySeconds' | 'weekSeconds'>;

const totalsColumns = sql`t.user_id as "userId", t.seconds, t.sessions, t.correct, t.wrong, t.blank, t.xp,
  t.streak_end as "streakEnd", t.streak_days as "streakDays", t.longest_streak as "longestStreak",
  u.weekly_goal_minutes as "weeklyGoalMinutes", t.version`;

/** Holds the person's study until the transaction ends; null before the first of it. */
export const lockTotals = (tx: Executor, userId: string) =>
  tx.maybe<StudyTotals>(sql`
    select ${totalsColumns} from study_totals t join users u on u.id = t.user_id
    where t.user_id = ${userId} for update of t`);

export const beginTotals = (tx: Executor, userId: string) =>
  tx.run(sql`
    insert into study_totals (user_id, seconds, sessions, correct, wrong, blank, xp, streak_days, longest_streak)
    values (${userId}, 0, 0, 0, 0, 0, 0, 0, 0) on conflict (user_id) do nothing`);

export const dayOf = (db: Executor, userId: string, day: StudyDay) =>
  db.maybe<DaySums>(sql`
    select seconds, verified_seconds as "verifiedSeconds", sessions, quality_sum as "qualitySum",
      quality_count as "qualityCount", efficiency_sum as "efficiencySum", efficiency_count as "efficiencyCount",
      correct, wrong, blank
    from study_days where user_id = ${userId} and day = ${day}`);

export type StateAsked = {
  userId: string;
  day: StudyDay;
  today: StudyDay;
  monday: StudyDay;
  key: string | null;
};

/** All a session's write must know, of one moment; null before the first study. One JSON value: two dozen columns cost more. */
export const readState = async (db: Executor, asked: StateAsked): Promise<StudyState | null> => {
  const row = await db.maybe<{ state: StudyState }>(sql`
    select json_build_object(
      'totals', json_build_object('userId', t.user_id, 'seconds', t.seconds, 'sessions', t.sessions,
        'correct', t.correct, 'wrong', t.wrong, 'blank', t.blank, 'xp', t.xp, 'streakEnd', t.streak_end,
        'streakDays', t.streak_days, 'longestStreak', t.longest_streak,
        'weeklyGoalMinutes', u.weekly_goal_minutes, 'version', t.version),
      'day', case when d.day is not null then json_build_object('seconds', d.seconds,
        'verifiedSeconds', d.verified_seconds, 'sessions', d.sessions, 'qualitySum', d.quality_sum,
        'qualityCount', d.quality_count, 'efficiencySum', d.efficiency_sum, 'efficiencyCount', d.efficiency_count,
        'correct', d.correct, 'wrong', d.wrong, 'blank', d.blank) end,
      'todaySeconds', coalesce(w.today, 0), 'weekSeconds', coalesce(w.week, 0),
      'known', case when k.id is not null then json_build_object('id', k.id, 'bodyHash', k.body_hash) end) as state
    from study_totals t join users u on u.id = t.user_id
    left join study_days d on d.user_id = t.user_id and d.day = ${asked.day}
    left join study_sessions k on k.user_id = t.user_id and k.idempotency_key = ${asked.key}
    cross join lateral (
      select sum(seconds) filter (where day = ${asked.today}) as today, sum(seconds) as week
      from study_days where user_id = t.user_id and day between ${asked.monday} and ${asked.today}) w
    where t.user_id = ${asked.userId}`);
  return row?.state ?? null;
};

/** Every day with a session. */
export const studiedDays = async (db: Executor, userId: string) =>
  (
    await db.many<{ day: StudyDay }>(sql`
      select day from study_days where user_id = ${userId} and sessions > 0`)
  ).map(({ day }) => day);

/** What a day and the totals become; written only where the totals still stand as they were read. */
export type RollUp = { day: StudyDay; sums: DaySums; totals: StudyTotals };
