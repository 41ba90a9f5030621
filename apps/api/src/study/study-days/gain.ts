import type { Gain } from '@netlik/contract/study/study-sessions';
import { weeklyGoal } from '@netlik/domain/identity/weekly-goal';
import { levelOf } from '@netlik/domain/study/level';
import { xpOfDay } from '@netlik/domain/study/xp';
import { type StudyDay, weekStart } from '@netlik/domain/study-day';
import { minutesOf, wholeMinutes } from '@netlik/domain/totals';
import type { SessionRow } from '../study-sessions/study-sessions.sql.ts';
import { streakNow } from './study-days.service.ts';
import type { RollUp, Standing, StudyState } from './study-days.sql.ts';

type Sums = Pick<StudyState, 'todaySeconds' | 'weekSeconds'>;

/** Today's and this week's sums after adding seconds to a day. */
const sumsAfter = (
  { todaySeconds, weekSeconds }: Sums,
  day: StudyDay,
  added: number,
  today: StudyDay,
): Sums => ({
  todaySeconds: todaySeconds + (day === today ? added : 0),
  weekSeconds: weekSeconds + (day >= weekStart(today) && day <= today ? added : 0),
});

export const stateAfter = (
  state: StudyState,
  { day, sums, totals }: RollUp,
  today: StudyDay,
): StudyState => ({
  known: state.known,
  totals,
  day: sums,
  ...sumsAfter(state, day, sums.seconds - (state.day?.seconds ?? 0), today),
});

const presentGain = (standing: Standing, xpGained: number, today: StudyDay): Gain => ({
  minutesToday: minutesOf(standing.todaySeconds),
  weeklyProgress: minutesOf(standing.weekSeconds),
  weeklyGoal: weeklyGoal(standing.weeklyGoalMinutes),
  currentStreak: streakNow(standing, today),
  xpGained,
  experience: standing.xp,
  level: levelOf(standing.xp).level,
});

/** A session's contribution, given the state that includes it. */
export const gainOf = (session: SessionRow, state: StudyState, today: StudyDay): Gain => {
  const { totals, todaySeconds, weekSeconds } = state;
  const verified = state.day?.verifiedSeconds ?? 0;
  const xpWithout = xpOfDay(wholeMinutes(verified - session.verifiedSeconds));
  const xpGained = xpOfDay(wholeMinutes(verified)) - xpWithout;
  return presentGain({ todaySeconds, weekSeconds, ...totals }, xpGained, today);
};

/** For `addSessionToStreakDay`: without verified time a session earns no XP. */
export const gainOfAdded = ({ day, seconds }: SessionRow, before: Standing, today: StudyDay): Gain =>
  presentGain({ ...before, ...sumsAfter(before, day, seconds, today) }, 0, today);
