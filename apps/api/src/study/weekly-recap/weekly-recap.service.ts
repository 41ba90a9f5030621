import type { WeekStory } from '@netlik/contract/stories';
import { storyWeek, tellWeek } from '@netlik/domain/stories/week-story';
import { addDays, studyDay } from '@netlik/domain/study-day';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/auth-session.ts';
import { findWeek } from './stories.sql.ts';

export const getWeekStory = async ({ db, clock }: Deps, actor: Actor): Promise<WeekStory> => {
  const now = clock.now();
  const { from, isRunning } = storyWeek(now);
  const { streak, ...facts } = await findWeek(db, actor.id, { from, today: studyDay(now) });
  return { from, to: addDays(from, 6), isRunning, streak, ...tellWeek({ from, ...facts }) };
};
