import { addDays, dayOfWeek, daysBetween, type StudyDay } from '@netlik/domain/study-day';
import { topicsOf } from '@netlik/domain/yks/topics';
import { newId } from '../../ids.ts';
import { createChance } from './chance.ts';
import { subjectsFor } from './habits.ts';
import { comingReminders, entryNotes, todaysReminders, usualReminders } from './texts.ts';
import type { Learner } from './year.ts';

export type Entry = {
  id: string;
  day: StudyDay;
  subject: string;
  topic: string | null;
  correct: number;
  wrong: number;
  note: string | null;
};

export const yearOfEntries = (learner: Learner, today: StudyDay): Entry[] => {
  const { habit, since, email, field } = learner;
  const chance = createChance(`${email} entries`);
  const days = daysBetween(since, today) - (habit.quitDaysAgo ?? 0);
  const entries: Entry[] = [];
  for (let index = 0; index < days; index++) {
    if (!chance.happens(0.4 * (1 - habit.skips))) continue;
    const day = addDays(since, index);
    const subject = chance.weighted(subjectsFor(field, index / days));
    const topics = topicsOf(subject);
    // Later topics are reached during the year.
    const reached = Math.ceil(topics.length * (0.25 + (0.7 * index) / days));
    const met = chance.whole(12, 40);
    const correct = Math.round(met * Math.min(0.97, habit.accuracy + chance.normal() * 0.07));
    entries.push({
      id: newId(),
      day,
      subject,
      topic: topics.length > 0 && chance.happens(0.85) ? topics[chance.whole(0, reached - 1)]! : null,
      correct,
      wrong: met - correct,
      note: chance.happens(0.15) ? chance.pick(entryNotes) : null,
    });
  }
  return entries;
};

export type DemoReminder = {
  id: string;
  day: StudyDay;
  text: string;
  subject: string | null;
  isDone: boolean;
  writtenOn: StudyDay;
};

/** Most past reminders are done; today and coming weeks have open ones. */
export const yearOfReminders = (learner: Learner, today: StudyDay): DemoReminder[] => {
  const { habit, since, email } = learner;
  const chance = createChance(`${email} reminders`);
  const reminders: DemoReminder[] = [];
  const add = (day: StudyDay, [text, subject]: readonly [string, string | null], isDone: boolean) =>
    reminders.push({
      id: newId(),
      day,
      text,
      subject,
      isDone,
      writtenOn: day < today ? addDays(day, -1) : addDays(today, -1),
    });
  const days = daysBetween(since, today) - (habit.quitDaysAgo ?? 0);
  for (let index = 2; index < days; index++) {
    const day = addDays(since, index);
    if (chance.happens(dayOfWeek(day) === 1 ? 0.5 : 0.12))
      add(day, chance.pick(usualReminders), chance.happens(0.85));
  }
  if (habit.quitDaysAgo) return reminders;
  for (const [index, each] of todaysReminders.entries()) add(today, each, index === 2);
  for (const [ahead, text, subject] of comingReminders) add(addDays(today, ahead), [text, subject], false);
  return reminders;
};
