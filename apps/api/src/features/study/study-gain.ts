import type { Gain } from '@netlik/contract/study/sessions';
import { levelOf } from '@netlik/domain/level';
import { type StudyDay, weekDays } from '@netlik/domain/study-day';
import { weeklyGoal } from '@netlik/domain/study-goal';
import { wholeMinutes } from '@netlik/domain/study-totals';
import { xpOfDay } from '@netlik/domain/xp';
import { streakNow } from './study-days.service.ts';
import type { DaySums, RollUp, StudyTotals } from './study-days.sql.ts';
import type { SessionRow } from './study-sessions.sql.ts';

export type Days = ReadonlyMap<StudyDay, DaySums>;

const tenths = (seconds: number) => Math.round(seconds / 6) / 10;

/** The days a gain is told of: those of this week, and the session's own. */
export const gainDays = (today: StudyDay, day: StudyDay): StudyDay[] => [
  ...new Set([...weekDays(today), day]),
];

/** The days once the change is written. */
export const daysAfter = (days: Days, { day, sums }: RollUp): Days => new Map(days).set(day, sums);

/** What a session did, told from how things stand with it. */
export const gainOf = (session: SessionRow, totals: StudyTotals, days: Days, today: StudyDay): Gain => {
  const studied = (day: StudyDay) => days.get(day)?.seconds ?? 0;
  const verified = days.get(session.day)?.verifiedSeconds ?? 0;
  const xpWith = xpOfDay(wholeMinutes(verified));
  const xpWithout = xpOfDay(wholeMinutes(verified - session.verifiedSeconds));
  return {
    minutesToday: tenths(studied(today)),
    weeklyProgress: tenths(weekDays(today).reduce((sum, day) => sum + studied(day), 0)),
    weeklyGoal: weeklyGoal(totals.weeklyGoalMinutes),
    currentStreak: streakNow(totals, today),
    xpGained: xpWith - xpWithout,
    experience: totals.xp,
    level: levelOf(totals.xp).level,
  };
};
