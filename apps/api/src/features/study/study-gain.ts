import type { Gain } from '@netlik/contract/study/sessions';
import { levelOf } from '@netlik/domain/level';
import { type StudyDay, weekStart } from '@netlik/domain/study-day';
import { weeklyGoal } from '@netlik/domain/study-goal';
import { wholeMinutes } from '@netlik/domain/study-totals';
import { xpOfDay } from '@netlik/domain/xp';
import { streakNow } from './study-days.service.ts';
import type { RollUp, StudyState } from './study-days.sql.ts';
import type { SessionRow } from './study-sessions.sql.ts';

const tenths = (seconds: number) => Math.round(seconds / 6) / 10;

/** How things stand once the change is written. */
export const stateAfter = (state: StudyState, { day, sums, totals }: RollUp, today: StudyDay): StudyState => {
  const added = sums.seconds - (state.day?.seconds ?? 0);
  const within = day >= weekStart(today) && day <= today;
  return {
    ...state,
    totals,
    day: sums,
    todaySeconds: state.todaySeconds + (day === today ? added : 0),
    weekSeconds: state.weekSeconds + (within ? added : 0),
  };
};

/** What a session did, told from how its day and all days stand with it. */
export const gainOf = (session: SessionRow, state: StudyState, today: StudyDay): Gain => {
  const { totals, todaySeconds, weekSeconds } = state;
  const verified = state.day?.verifiedSeconds ?? 0;
  const xpWithout = xpOfDay(wholeMinutes(verified - session.verifiedSeconds));
  return {
    minutesToday: tenths(todaySeconds),
    weeklyProgress: tenths(weekSeconds),
    weeklyGoal: weeklyGoal(totals.weeklyGoalMinutes),
    currentStreak: streakNow(totals, today),
    xpGained: xpOfDay(wholeMinutes(verified)) - xpWithout,
    experience: totals.xp,
    level: levelOf(totals.xp).level,
  };
};
