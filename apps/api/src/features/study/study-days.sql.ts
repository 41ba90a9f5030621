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
  /** The day asked for; undefined when it holds nothing. */
  day: DaySums | undefined;
  todaySeconds: number;
  weekSeconds: number;
  /** What the key asked for has written before. */
  known: { id: string; bodyHash: string } | null;
};

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

export const dayOf = async (db: Executor, userId: string, day: StudyDay): Promise<DaySums | undefined> =>
  (await db.maybe<DaySums>(sql`
    select seconds, verified_seconds as "verifiedSeconds", sessions, quality_sum as "qualitySum",
      quality_count as "qualityCount", efficiency_sum as "efficiencySum", efficiency_count as "efficiencyCount",
      correct, wrong, blank
    from study_days where user_id = ${userId} and day = ${day}`)) ?? undefined;

export type StateAsked = {
  userId: string;
  day: StudyDay;
  today: StudyDay;
  monday: StudyDay;
  key: string | null;
};

type StateRow = StudyTotals & {
  daySeconds: number | null;
  dayVerified: number;
  daySessions: number;
  qualitySum: number;
  qualityCount: number;
  efficiencySum: number;
  efficiencyCount: number;
  dayCorrect: number;
  dayWrong: number;
  dayBlank: number;
  todaySeconds: number | null;
  weekSeconds: number | null;
  knownId: string | null;
  knownHash: string | null;
};

/** All a session's write must know, of one moment; null before the first study. */
export const readState = async (db: Executor, asked: StateAsked): Promise<StudyState | null> => {
  const row = await db.maybe<StateRow>(sql`
    select ${totalsColumns}, d.seconds as "daySeconds", d.verified_seconds as "dayVerified",
      d.sessions as "daySessions", d.quality_sum as "qualitySum", d.quality_count as "qualityCount",
      d.efficiency_sum as "efficiencySum", d.efficiency_count as "efficiencyCount", d.correct as "dayCorrect",
      d.wrong as "dayWrong", d.blank as "dayBlank", w.today as "todaySeconds", w.week as "weekSeconds",
      k.id as "knownId", k.body_hash as "knownHash"
    from study_totals t join users u on u.id = t.user_id
    left join study_days d on d.user_id = t.user_id and d.day = ${asked.day}
    left join study_sessions k on k.user_id = t.user_id and k.idempotency_key = ${asked.key}
    cross join lateral (
      select sum(seconds) filter (where day = ${asked.today}) as today, sum(seconds) as week
      from study_days where user_id = t.user_id and day between ${asked.monday} and ${asked.today}) w
    where t.user_id = ${asked.userId}`);
  if (!row) return null;
  const { userId, seconds, sessions, correct, wrong, blank, xp, streakEnd, streakDays, longestStreak } = row;
  const { weeklyGoalMinutes, version, qualitySum, qualityCount, efficiencySum, efficiencyCount } = row;
  return {
    totals: {
      ...{ userId, seconds, sessions, correct, wrong, blank, xp, streakEnd, streakDays, longestStreak },
      ...{ weeklyGoalMinutes, version },
    },
    day:
      row.daySeconds === null
        ? undefined
        : {
            ...{ qualitySum, qualityCount, efficiencySum, efficiencyCount },
            seconds: row.daySeconds,
            verifiedSeconds: row.dayVerified,
            sessions: row.daySessions,
            correct: row.dayCorrect,
            wrong: row.dayWrong,
            blank: row.dayBlank,
          },
    todaySeconds: row.todaySeconds ?? 0,
    weekSeconds: row.weekSeconds ?? 0,
    known: row.knownId === null ? null : { id: row.knownId, bodyHash: row.knownHash! },
  };
};

/** Every day with a session. */
export const studiedDays = async (db: Executor, userId: string) =>
  (
    await db.many<{ day: StudyDay }>(sql`
      select day from study_days where user_id = ${userId} and sessions > 0`)
  ).map(({ day }) => day);

/** What a day and the totals become; written only where the totals still stand as they were read. */
export type RollUp = { day: StudyDay; sums: DaySums; totals: StudyTotals };
