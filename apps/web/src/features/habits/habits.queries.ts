import { habits } from '@netlik/contract/endpoints/habits';
import type { HabitLogStatus, HabitRoutine, HabitStatus } from '@netlik/contract/habits';
import { minuteOf, pressedStatus } from '@netlik/domain/habits/schedule';
import { addDays, type StudyDay, studyDay } from '@netlik/domain/study-day';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ApiError, isAborted } from '../../api/api-error.ts';
import { call, newIdempotencyKey } from '../../api/call.ts';
import { read } from '../../api/read.ts';
import { toast } from '../../ui/overlays/toast.ts';
import { habitTexts as texts } from './habits.texts.ts';

const RECENT_DAYS = 6;
const YEAR_DAYS = 365;

export const habitQueries = {
  list: () => read(habits.list, {}),
  recent: (today: StudyDay) =>
    read(
      habits.logs,
      { query: { from: addDays(today, 1 - RECENT_DAYS), to: today } },
      { keepPrevious: true },
    ),
  year: (habitId: string, today: StudyDay) =>
    read(habits.logs, { query: { from: addDays(today, 1 - YEAR_DAYS), to: today, habitId } }),
};

const changeHabit = (queries: QueryClient, id: string, change: (habit: HabitRoutine) => HabitRoutine) =>
  queries.setQueryData<HabitRoutine[]>(habitQueries.list().queryKey, (list) =>
    list?.map((habit) => (habit.id === id ? change(habit) : habit)),
  );

/** Lays what an event told over the list. */
export const showCompleted = (
  queries: QueryClient,
  { habitId, status, streak }: { habitId: string; status: HabitLogStatus; streak: number },
) =>
  changeHabit(queries, habitId, (habit) => ({
    ...habit,
    todayLog: { status, completedAt: habit.todayLog?.completedAt ?? new Date().toISOString() },
    metrics: {
      ...habit.metrics,
      currentStreak: streak,
      bestStreak: Math.max(habit.metrics.bestStreak, streak),
    },
  }));

/** How a habit looks until the server has answered. */
const afterPress = (habit: HabitRoutine, action: 'done' | 'skip', now: Date): HabitRoutine => {
  const { timeStart, recurrence, date } = habit.schedule;
  const schedule = { minute: minuteOf(timeStart), recurrence, date };
  const status = action === 'skip' ? 'skipped' : pressedStatus(schedule, now);
  const added = action === 'skip' ? 0 : 1;
  const currentStreak = habit.metrics.currentStreak + added;
  return {
    ...habit,
    todayLog: { status, completedAt: now.toISOString() },
    metrics: {
      ...habit.metrics,
      currentStreak,
      bestStreak: Math.max(habit.metrics.bestStreak, currentStreak),
    },
  };
};

/** Presses show at once; when the server refuses one, the list is loaded again. */
export const useHabitWrites = () => {
  const queries = useQueryClient();
  return useMemo(() => {
    const { queryKey } = habitQueries.list();
    const write = async (
      habit: HabitRoutine,
      send: () => Promise<HabitRoutine>,
      failed: string,
      expected?: HabitRoutine,
    ): Promise<boolean> => {
      if (expected) {
        void queries.cancelQueries({ queryKey });
        changeHabit(queries, habit.id, () => expected);
      }
      try {
        const saved = await send();
        changeHabit(queries, habit.id, () => saved);
        return true;
      } catch (error) {
        void queries.invalidateQueries({ queryKey });
        if (!isAborted(error))
          toast({ tone: 'danger', text: error instanceof ApiError ? `${failed} ${error.message}` : failed });
        return false;
      }
    };
    const log = (habit: HabitRoutine, action: 'done' | 'skip' | 'undo') => {
      const idempotencyKey = newIdempotencyKey();
      return call(habits.log, { params: { id: habit.id }, body: { action } }, undefined, { idempotencyKey });
    };
    const setStatus = (habit: HabitRoutine, status: HabitStatus) =>
      write(
        habit,
        () => call(habits.setStatus, { params: { id: habit.id }, body: { status } }),
        texts.statusFailed,
      );
    return {
      complete: (habit: HabitRoutine) =>
        write(habit, () => log(habit, 'done'), texts.completeFailed, afterPress(habit, 'done', new Date())),
      skip: (habit: HabitRoutine) =>
        write(habit, () => log(habit, 'skip'), texts.skipFailed, afterPress(habit, 'skip', new Date())),
      undo: (habit: HabitRoutine) => write(habit, () => log(habit, 'undo'), texts.undoFailed),
      setStatus,
      archive: async (habit: HabitRoutine) => {
        if (await setStatus(habit, 'archived'))
          toast({ text: texts.archived(habit.name), undo: () => setStatus(habit, 'active') });
      },
    };
  }, [queries]);
};

export const today = (): StudyDay => studyDay(new Date());
