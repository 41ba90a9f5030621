import type { HabitAuto } from '@netlik/contract/study/habits';
import { EMPTY_RECORD, type HabitOutcome, settleHabit } from '@netlik/domain/study/habits/record';
import { isScheduled, minuteOf, minuteOfDay } from '@netlik/domain/study/habits/schedule';
import type { HabitRecurrence } from '@netlik/domain/study/habits/values';
import { addDays, type StudyDay, startOfStudyDay, studyDay } from '@netlik/domain/study-day';
import type { Transaction } from '../../db/database.ts';
import type { Demo } from '../../demo/demo.ts';
import { newId } from '../../ids.ts';
import { type HabitRow, insertHabit, insertHabitLogs } from './habits.sql.ts';

const DAYS = 120;

type DemoHabit = {
  name: string;
  time: string;
  recurrence: HabitRecurrence;
  kept: number;
  status?: 'paused' | 'archived';
  auto?: HabitAuto;
  days?: number;
};

const demoHabits: readonly DemoHabit[] = [
  { name: '20 paragraf çöz', time: '07:15', recurrence: 'daily', kept: 94 },
  { name: 'Dünkü konuyu tekrar et', time: '08:30', recurrence: 'weekdays', kept: 82 },
  {
    name: 'İki saat odaklı çalış',
    time: '16:30',
    recurrence: 'daily',
    kept: 88,
    auto: { kind: 'study_minutes', target: 120 },
  },
  {
    name: '60 soru çöz',
    time: '19:00',
    recurrence: 'weekdays',
    kept: 76,
    auto: { kind: 'questions_solved', target: 60 },
  },
  { name: 'Yanlış defterini aç', time: '20:00', recurrence: 'daily', kept: 63 },
  { name: 'Telefonu başka odaya bırak', time: '21:00', recurrence: 'daily', kept: 71 },
  { name: 'Deneme çöz', time: '10:15', recurrence: 'weekends', kept: 90 },
  { name: 'Hedefini gözden geçir', time: '18:00', recurrence: 'monthly', kept: 100 },
  { name: 'Sabah yürüyüşü', time: '06:40', recurrence: 'weekdays', kept: 45, status: 'paused' },
  { name: 'İngilizce kelime', time: '22:00', recurrence: 'daily', kept: 58, status: 'archived', days: 90 },
];

/** Deterministic, 0 to 99 per habit and day. */
const chance = (index: number, day: StudyDay) => {
  let hash = Math.imul(index + 1, 0x9e3779b1);
  for (const letter of day) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return ((hash ^ (hash >>> 13)) >>> 0) % 100;
};

const outcomeOf = ({ kept, auto }: DemoHabit, index: number, day: StudyDay): HabitOutcome => {
  const drawn = chance(index, day);
  if (drawn >= kept) return drawn % 5 === 0 ? 'skipped' : 'missed';
  if (auto) return 'auto';
  return drawn % 9 === 0 ? 'late' : 'done';
};

const rowOf = (userId: string, habit: DemoHabit, index: number, now: Date) => {
  const today = studyDay(now);
  const begin = addDays(today, -(habit.days ?? DAYS));
  const schedule = { minute: minuteOf(habit.time), recurrence: habit.recurrence, date: begin };
  const logs = new Map<StudyDay, HabitOutcome>();
  const isResting = habit.status !== undefined;
  for (let day = begin; day < addDays(today, isResting ? -6 : 0); day = addDays(day, 1))
    if (isScheduled(schedule, day)) logs.set(day, outcomeOf(habit, index, day));
  const { record } = settleHabit(
    { schedule, isActive: false, countsFrom: begin, settledUntil: addDays(begin, -1), record: EMPTY_RECORD },
    logs,
    addDays(today, -1),
  );
  const isMorning = schedule.minute < 9 * 60 && schedule.minute <= minuteOfDay(now);
  if (!isResting && !habit.auto && isMorning && isScheduled(schedule, today)) logs.set(today, 'done');
  const row: Omit<HabitRow, 'logs' | 'createdAt'> = {
    ...record,
    id: newId(now.getTime()),
    userId,
    name: habit.name,
    status: habit.status ?? 'active',
    minute: schedule.minute,
    recurrence: habit.recurrence,
    anchorDay: begin,
    autoKind: habit.auto?.kind ?? null,
    autoTarget: habit.auto?.target ?? null,
    countsFrom: begin,
    settledUntil: addDays(today, -1),
  };
  return { row, logs: [...logs].map(([day, status]) => ({ day, status })) };
};

const momentOf = (day: StudyDay, { minute }: { minute: number }, status: HabitOutcome): Date | null => {
  if (status === 'missed') return null;
  const later = status === 'late' ? 180 : 12;
  return new Date(startOfStudyDay(day).getTime() + Math.min(minute + later, 1439) * 60_000);
};

export const fillDemoHabits = async (tx: Transaction, { now, idOf }: Demo): Promise<void> => {
  const owners = [
    { userId: idOf('ogrenci@netlik.demo'), habits: demoHabits },
    { userId: idOf('ucretsiz@netlik.demo'), habits: demoHabits.slice(0, 3) },
  ];
  for (const { userId, habits } of owners)
    for (const [index, habit] of habits.entries()) {
      const { row, logs } = rowOf(userId, habit, index, now);
      await insertHabit(tx, row, now);
      await insertHabitLogs(
        tx,
        row,
        logs.map(({ day, status }) => ({ day, status, completedAt: momentOf(day, row, status) })),
      );
    }
};
