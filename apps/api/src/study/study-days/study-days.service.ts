import { freezesAfter, keptUntil, streakWithFreezes } from '@netlik/domain/study/streak-with-freezes';
import { xpOfDay } from '@netlik/domain/study/xp';
import { addDays, type StudyDay } from '@netlik/domain/study-day';
import { wholeMinutes } from '@netlik/domain/totals';
import type { Executor, Transaction } from '../../db/database.ts';
import {
  type DaySums,
  findDay,
  findStudiedDays,
  insertTotals,
  lockTotals,
  type RollUp,
  type StudyTotals,
} from './study-days.sql.ts';
import { writeRollUp } from './study-write.sql.ts';

export type { DaySums, StudyTotals };

const NOTHING: DaySums = {
  seconds: 0,
  verifiedSeconds: 0,
  sessions: 0,
  qualitySum: 0,
  qualityCount: 0,
  efficiencySum: 0,
  efficiencyCount: 0,
  correct: 0,
  wrong: 0,
  blank: 0,
};
const names = Object.keys(NOTHING) as (keyof DaySums)[];

/** Every write of a person's study takes this lock first, which serialises them. */
export const lockStudy = async (tx: Transaction, userId: string): Promise<StudyTotals> => {
  const totals = await lockTotals(tx, userId);
  if (totals) return totals;
  await insertTotals(tx, userId);
  return (await lockTotals(tx, userId))!;
};

/** Length of an unbroken streak, which today, a rest day or a freeze may still continue. */
export const streakNow = (
  { streakUntil, streakDays }: Pick<StudyTotals, 'streakUntil' | 'streakDays'>,
  today: StudyDay,
): number => (streakUntil !== null && streakUntil >= today ? streakDays : 0);

export const addSums = (sums: DaySums, delta: Partial<DaySums>): DaySums => {
  const result = { ...sums };
  for (const name of names) result[name] += delta[name] ?? 0;
  return result;
};

export const negate = (sums: DaySums): DaySums => {
  const result = { ...sums };
  for (const name of names) result[name] = -sums[name];
  return result;
};

type Streak = Pick<StudyTotals, 'streakEnd' | 'streakDays' | 'longestStreak' | 'freezes' | 'streakUntil'>;

export const recountStreak = (days: Iterable<StudyDay>, restChoices: StudyTotals['restChoices']): Streak => {
  const streak = streakWithFreezes(days, restChoices);
  return {
    streakEnd: streak.end,
    streakDays: streak.days,
    longestStreak: streak.longest,
    freezes: streak.freezes,
    streakUntil: keptUntil(streak, restChoices),
  };
};

/** The next day extends the streak; other changes recount it. */
const streakAfter = async (
  db: Executor,
  totals: StudyTotals,
  day: StudyDay,
  had: boolean,
  has: boolean,
): Promise<Streak> => {
  const { streakEnd, longestStreak, freezes, streakUntil, restChoices } = totals;
  if (had === has) return { streakEnd, streakDays: totals.streakDays, longestStreak, freezes, streakUntil };
  if (has && streakEnd === addDays(day, -1)) {
    const streakDays = totals.streakDays + 1;
    const left = freezesAfter(freezes, streakDays);
    return {
      streakEnd: day,
      streakDays,
      longestStreak: Math.max(longestStreak, streakDays),
      freezes: left,
      streakUntil: keptUntil({ end: day, freezes: left }, restChoices),
    };
  }
  // Without a streak there are no other days to read.
  const days = new Set(streakEnd === null ? [] : await findStudiedDays(db, totals.userId));
  if (has) days.add(day);
  else days.delete(day);
  return recountStreak(days, restChoices);
};

/** Computes the new day and totals without writing; `before` is the day read under the lock. */
export const planRollUp = async (
  db: Executor,
  totals: StudyTotals,
  day: StudyDay,
  before: DaySums | null,
  delta: Partial<DaySums>,
): Promise<RollUp> => {
  const old = before ?? NOTHING;
  const sums = addSums(old, delta);
  const xp = (day: DaySums) => xpOfDay(wholeMinutes(day.verifiedSeconds));
  return {
    day,
    sums,
    dayXp: xp(sums) === xp(old) ? null : xp(sums),
    totals: {
      ...totals,
      seconds: totals.seconds + sums.seconds - old.seconds,
      sessions: totals.sessions + sums.sessions - old.sessions,
      correct: totals.correct + sums.correct - old.correct,
      wrong: totals.wrong + sums.wrong - old.wrong,
      blank: totals.blank + sums.blank - old.blank,
      xp: totals.xp + xp(sums) - xp(old),
      version: totals.version + 1,
      ...(await streakAfter(db, totals, day, old.sessions > 0, sums.sessions > 0)),
    },
  };
};

/** Adds `delta` (may be negative) to a day and the totals; the caller holds `lockStudy`. */
export const changeDay = async (
  tx: Transaction,
  totals: StudyTotals,
  day: StudyDay,
  delta: Partial<DaySums>,
): Promise<StudyTotals> => {
  const before = await findDay(tx, totals.userId, day);
  const change = await planRollUp(tx, totals, day, before, delta);
  await writeRollUp(tx, change);
  return change.totals;
};
