import type { HabitRoutine } from '@netlik/contract/study/habits';
import {
  addOutcome,
  type HabitHistory,
  type HabitRecord,
  settleHabit,
  shownStrength,
} from '@netlik/domain/study/habits/record';
import { type HabitSchedule, isScheduled, timeText } from '@netlik/domain/study/habits/schedule';
import { addDays, type StudyDay } from '@netlik/domain/study-day';
import type { Executor } from '../../db/database.ts';
import { type HabitRow, insertHabitLogs, saveHabit } from './habits.sql.ts';

export const scheduleOf = ({ minute, recurrence, anchorDay }: HabitRow): HabitSchedule => ({
  minute,
  recurrence,
  date: anchorDay,
});

const historyOf = (row: HabitRow): HabitHistory => ({
  schedule: scheduleOf(row),
  isActive: row.status === 'active',
  countsFrom: row.countsFrom,
  settledUntil: row.settledUntil,
  record: { streak: row.streak, bestStreak: row.bestStreak, strength: row.strength, decided: row.decided },
});

/** The state of days before today, settled by the job or not. */
export const settlementOf = (row: HabitRow, today: StudyDay) =>
  settleHabit(historyOf(row), new Map(row.logs.map(({ day, status }) => [day, status])), addDays(today, -1));

export const isDue = (row: HabitRow, today: StudyDay) =>
  row.status === 'active' && isScheduled(scheduleOf(row), today);

const logOf = (row: HabitRow, day: StudyDay) => row.logs.find((log) => log.day === day) ?? null;

export const recordOf = (row: HabitRow, today: StudyDay): HabitRecord => {
  const { record } = settlementOf(row, today);
  const log = logOf(row, today);
  return log ? addOutcome(record, log.status, row.recurrence) : record;
};

const todayLogOf = (row: HabitRow, today: StudyDay): HabitRoutine['todayLog'] => {
  const log = logOf(row, today);
  if (log)
    return {
      status: log.status,
      completedAt: log.completedAt && new Date(log.completedAt).toISOString(),
    };
  return isDue(row, today) ? { status: 'pending', completedAt: null } : null;
};

export const presentHabit = (row: HabitRow, today: StudyDay): HabitRoutine => {
  const { id, name, status, minute, recurrence, anchorDay, autoKind, autoTarget, createdAt } = row;
  const record = recordOf(row, today);
  return {
    id,
    name,
    status,
    schedule: { timeStart: timeText(minute), recurrence, date: anchorDay },
    auto: autoKind && autoTarget ? { kind: autoKind, target: autoTarget } : null,
    metrics: {
      currentStreak: record.streak,
      bestStreak: record.bestStreak,
      strength: shownStrength(record, recurrence),
    },
    todayLog: todayLogOf(row, today),
    createdAt,
  };
};

/** Records missed days with the schedule valid then and returns the updated row. */
export const settleRow = async (tx: Executor, row: HabitRow, today: StudyDay, now: Date) => {
  const { settledUntil, record, missed } = settlementOf(row, today);
  if (settledUntil === row.settledUntil) return row;
  if (missed.length > 0)
    await insertHabitLogs(
      tx,
      row,
      missed.map((day) => ({ day, status: 'missed', completedAt: null })),
    );
  const settled: HabitRow = {
    ...row,
    ...record,
    settledUntil,
    logs: row.logs.filter(({ day }) => day > settledUntil),
  };
  await saveHabit(tx, settled, now);
  return settled;
};
