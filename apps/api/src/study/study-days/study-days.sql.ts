import type { RestChoice } from '@netlik/domain/study/streak-with-freezes';
import type { StudyDay } from '@netlik/domain/study-day';
import { type Executor, sql } from '../../db/database.ts';

/** Sums and counts only, so that removing a session is the exact inverse of adding it. */
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

export type StudyTotals = {
  userId: string;
  seconds: number;
  sessions: number;
  correct: number;
  wrong: number;
  blank: number;
  xp: number;
  /** The newest day with a session, and the number of consecutive days ending with it. */
  streakEnd: StudyDay | null;
  streakDays: number;
  longestStreak: number;
  /** Freezes left after the newest day, and the last day the streak survives without study. */
  freezes: number;
  streakUntil: StudyDay | null;
  restChoices: RestChoice[];
  weeklyGoalMinutes: number | null;
  /** Incremented by every change of the person's study, for optimistic locking. */
  version: number;
};

export type StudyState = {
  totals: StudyTotals;
  day: DaySums | null;
  todaySeconds: number;
  weekSeconds: number;
  /** The session an earlier call with this key created. */
  known: { id: string; bodyHash: string } | null;
};

export type Standing = Pick<StudyTotals, 'xp' | 'streakDays' | 'streakUntil' | 'weeklyGoalMinutes'> &
  Pick<StudyState, 'todaySeconds' | 'weekSeconds'>;

const totalsColumns = sql`t.user_id as "userId", t.seconds, t.sessions, t.correct, t.wrong, t.blank, t.xp,
  t.streak_end as "streakEnd", t.streak_days as "streakDays", t.longest_streak as "longestStreak",
  t.freezes, t.streak_until as "streakUntil", u.rest_choices as "restChoices", u.weekly_goal_minutes as "weeklyGoalMinutes", t.version`;

/** Locks the person's study until commit; null before their first session. */
export const lockTotals = (tx: Executor, userId: string) =>
  tx.maybe<StudyTotals>(sql`
    select ${totalsColumns} from study_totals t join users u on u.id = t.user_id
    where t.user_id = ${userId} for update of t`);

export const insertTotals = (tx: Executor, userId: string) =>
  tx.run(sql`
    insert into study_totals (user_id, seconds, sessions, correct, wrong, blank, xp, streak_days, longest_streak)
    values (${userId}, 0, 0, 0, 0, 0, 0, 0, 0) on conflict (user_id) do nothing`);

export const findDay = (db: Executor, userId: string, day: StudyDay) =>
  db.maybe<DaySums>(sql`
    select seconds, verified_seconds as "verifiedSeconds", sessions, quality_sum as "qualitySum",
      quality_count as "qualityCount", efficiency_sum as "efficiencySum", efficiency_count as "efficiencyCount",
      correct, wrong, blank
    from study_days where user_id = ${userId} and day = ${day}`);

export type StateQuery = {
  userId: string;
  day: StudyDay;
  today: StudyDay;
  monday: StudyDay;
  key: string | null;
};

/**
 * Everything a session write needs in one snapshot; null before the first session. measured: one JSON value
 * is cheaper than two dozen columns.
 */
export const findStudyState = async (db: Executor, query: StateQuery): Promise<StudyState | null> => {
  const row = await db.maybe<{ state: StudyState }>(sql`
    select json_build_object(
      'totals', json_build_object('userId', t.user_id, 'seconds', t.seconds, 'sessions', t.sessions,
        'correct', t.correct, 'wrong', t.wrong, 'blank', t.blank, 'xp', t.xp, 'streakEnd', t.streak_end,
        'streakDays', t.streak_days, 'longestStreak', t.longest_streak,
        'freezes', t.freezes, 'streakUntil', t.streak_until, 'restChoices', u.rest_choices,
        'weeklyGoalMinutes', u.weekly_goal_minutes, 'version', t.version),
      'day', case when d.day is not null then json_build_object('seconds', d.seconds,
        'verifiedSeconds', d.verified_seconds, 'sessions', d.sessions, 'qualitySum', d.quality_sum,
        'qualityCount', d.quality_count, 'efficiencySum', d.efficiency_sum, 'efficiencyCount', d.efficiency_count,
        'correct', d.correct, 'wrong', d.wrong, 'blank', d.blank) end,
      'todaySeconds', coalesce(w.today, 0), 'weekSeconds', coalesce(w.week, 0),
      'known', case when k.id is not null then json_build_object('id', k.id, 'bodyHash', k.body_hash) end) as state
    from study_totals t join users u on u.id = t.user_id
    left join study_days d on d.user_id = t.user_id and d.day = ${query.day}
    left join study_sessions k on k.user_id = t.user_id and k.idempotency_key = ${query.key}
    cross join lateral (
      select sum(seconds) filter (where day = ${query.today}) as today, sum(seconds) as week
      from study_days where user_id = t.user_id and day between ${query.monday} and ${query.today}) w
    where t.user_id = ${query.userId}`);
  return row?.state ?? null;
};

export const findStudiedDays = async (db: Executor, userId: string) =>
  (
    await db.many<{ day: StudyDay }>(sql`
      select day from study_days where user_id = ${userId} and sessions > 0`)
  ).map(({ day }) => day);

/** Writes only the streak; the caller holds the lock. */
export const saveStreak = (
  tx: Executor,
  userId: string,
  streak: Pick<StudyTotals, 'streakEnd' | 'streakDays' | 'longestStreak' | 'freezes' | 'streakUntil'>,
) =>
  tx.run(sql`
    update study_totals set streak_end = ${streak.streakEnd}, streak_days = ${streak.streakDays},
      longest_streak = ${streak.longestStreak}, freezes = ${streak.freezes}, streak_until = ${streak.streakUntil},
      version = version + 1
    where user_id = ${userId}`);

/**
 * Written only if the totals still have the version that was read. `dayXp` is the day's XP ledger entry, null
 * if unchanged.
 */
export type RollUp = { day: StudyDay; sums: DaySums; totals: StudyTotals; dayXp: number | null };
