import { checkDay, type RoutineBlock } from '@netlik/domain/planning/routines/blocks';
import type { RoutineKind } from '@netlik/domain/planning/routines/values';
import { repeatDay, type WeekEntry } from '@netlik/domain/planning/routines/week';
import { addDays, studyDay, weekStart } from '@netlik/domain/study-day';
import type { Transaction } from '../../db/database.ts';
import type { Demo } from '../../demo/demo.ts';
import { newId } from '../../ids.ts';
import { lockWeekOf, saveTemplate, saveWeek } from './routines.sql.ts';

type Written = readonly [start: string, end: string, kind: RoutineKind, label?: string];

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const toBlock = ([start, end, kind, label = '']: Written): RoutineBlock => ({
  startMinute: minuteOf(start),
  endMinute: minuteOf(end),
  kind,
  label,
});

const schoolDay: readonly Written[] = [
  ['23:15', '06:45', 'sleep'],
  ['06:45', '06:45', 'wake'],
  ['07:00', '07:30', 'meal', 'Kahvaltı'],
  ['08:00', '15:30', 'school', 'Okul'],
  ['16:00', '16:30', 'break', 'Kısa mola'],
  ['16:30', '18:30', 'study', 'Matematik ve geometri'],
  ['18:30', '19:15', 'meal', 'Akşam yemeği'],
  ['19:30', '21:30', 'study', 'Fizik, kimya, biyoloji'],
  ['21:30', '22:15', 'free', 'Yürüyüş'],
  ['22:15', '23:00', 'study', 'Paragraf'],
];

const graduateDay: readonly Written[] = [
  ['23:30', '07:00', 'sleep'],
  ['07:00', '07:00', 'wake'],
  ['07:30', '08:00', 'meal', 'Kahvaltı'],
  ['08:30', '12:30', 'study', 'AYT'],
  ['12:30', '13:30', 'meal', 'Öğle yemeği'],
  ['13:30', '17:30', 'study', 'TYT'],
  ['17:30', '19:00', 'free', 'Spor'],
  ['19:00', '19:45', 'meal', 'Akşam yemeği'],
  ['20:00', '22:00', 'study', 'Deneme ve yanlışlar'],
];

const WEEKEND = 5;
const weekendDay: readonly Written[] = [
  ['23:45', '08:30', 'sleep'],
  ['08:30', '08:30', 'wake'],
  ['09:00', '09:45', 'meal', 'Kahvaltı'],
  ['10:00', '13:00', 'study', 'Deneme'],
  ['13:00', '14:00', 'meal', 'Öğle yemeği'],
  ['14:00', '16:00', 'study', 'Yanlışlar'],
  ['16:00', '20:00', 'free', 'Arkadaşlar'],
];

const dayOf = (written: readonly Written[]): RoutineBlock[] => {
  const checked = checkDay(written.map(toBlock));
  if (!checked.ok) throw new Error(`The demo day cannot be saved: ${checked.problem} at ${checked.index}`);
  return checked.blocks;
};

/** The ideal day on weekdays and a slower one at weekends, for a partial match. */
const livedWeek = (ideal: readonly RoutineBlock[]): WeekEntry[] => [
  ...repeatDay(ideal, newId).filter(({ day }) => day < WEEKEND),
  ...repeatDay(dayOf(weekendDay), newId).filter(({ day }) => day >= WEEKEND),
];

/** Every student with a grade has an ideal day and entries for the last two weeks and this one. */
export const fillDemoRoutines = async (tx: Transaction, { users, now }: Demo): Promise<void> => {
  const monday = weekStart(studyDay(now));
  for (const { id, person } of users) {
    if (person.role !== 'student' || !person.grade || person.guardianPending) continue;
    const blocks = dayOf(person.grade === 'Mezun' ? graduateDay : schoolDay);
    await saveTemplate(
      tx,
      id,
      { title: person.grade === 'Mezun' ? 'Mezun günüm' : 'Okul günüm', blocks },
      now,
    );
    for (const weeksAgo of [2, 1, 0]) {
      const week = await lockWeekOf(tx, newId(), id, addDays(monday, -7 * weeksAgo), now);
      await saveWeek(tx, { ...week, entries: livedWeek(blocks) }, now);
    }
  }
};
