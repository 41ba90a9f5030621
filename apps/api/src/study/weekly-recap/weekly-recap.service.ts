import type { WeeklyRecap } from '@netlik/contract/study/weekly-recap';
import { describeWeek, recapWeek } from '@netlik/domain/study/weekly-recap/weekly-recap';
import { addDays, studyDay } from '@netlik/domain/study-day';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/auth-session.ts';
import { findWeek } from './weekly-recap.sql.ts';

export const getWeeklyRecap = async ({ db, clock }: Deps, actor: Actor): Promise<WeeklyRecap> => {
  const now = clock.now();
  const { from, isRunning } = recapWeek(now);
  const { streak, ...facts } = await findWeek(db, actor.id, { from, today: studyDay(now) });
  return { from, to: addDays(from, 6), isRunning, streak, ...describeWeek({ from, ...facts }) };
};
