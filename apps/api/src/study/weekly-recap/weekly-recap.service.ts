import type { WeekStory } from '@netlik/contract/study/weekly-recap';
import { storyWeek, tellWeek } from '@netlik/domain/study/weekly-recap/week-story';
import { addDays, studyDay } from '@netlik/domain/study-day';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/auth-session.ts';
import { findWeek } from './weekly-recap.sql.ts';

export const getWeekStory = async ({ db, clock }: Deps, actor: Actor): Promise<WeekStory> => {
  const now = clock.now();
  const { from, isRunning } = storyWeek(now);
  const { streak, ...facts } = await findWeek(db, actor.id, { from, today: studyDay(now) });
  return { from, to: addDays(from, 6), isRunning, streak, ...tellWeek({ from, ...facts }) };
};
