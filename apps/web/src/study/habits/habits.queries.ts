import type { CallInput } from '@netlik/contract/endpoint';
import type { HabitRoutine, HabitStatus } from '@netlik/contract/study/habits';
import { habits } from '@netlik/contract/study/habits';
import { minuteOf, pressedStatus } from '@netlik/domain/study/habits/schedule';
import type { HabitLogStatus } from '@netlik/domain/study/habits/values';
import { addDays, type StudyDay, studyDay } from '@netlik/domain/study-day';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { read } from '../../data/calls/read.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import type { WriteCache } from '../../data/writes/write-cache.ts';
import { toast } from '../../ui/overlays/toast.ts';
import { habitTexts as texts } from './habits.texts.ts';

const RECENT_DAYS = 6;
const WEEK_DAYS = 7;
const YEAR_DAYS = 365;

export const habitQueries = {
  list: () => read(habits.list, {}),
  recent: (today: StudyDay) =>
    read(
      habits.logs,
      { query: { from: addDays(today, 1 - RECENT_DAYS), to: today } },
      { keepPrevious: true },
    ),
  week: (today: StudyDay) =>
    read(habits.logs, { query: { from: addDays(today, 1 - WEEK_DAYS), to: today } }, { keepPrevious: true }),
  year: (habitId: string, today: StudyDay) =>
    read(habits.logs, { query: { from: addDays(today, 1 - YEAR_DAYS), to: today, habitId } }),
};

const changeHabit = (queries: QueryClient, id: string, change: (habit: HabitRoutine) => HabitRoutine) =>
  queries.setQueryData<HabitRoutine[]>(habitQueries.list().queryKey, (list) =>
    list?.map((habit) => (habit.id === id ? change(habit) : habit)),
  );

/** Applies an event to the list. */
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

const put = (cache: WriteCache, id: string, change: (habit: HabitRoutine) => HabitRoutine) =>
  cache.patch(habits.list, (list) => list.map((habit) => (habit.id === id ? change(habit) : habit)));

type Press = CallInput<typeof habits.log>;
const pressFailed = { done: texts.completeFailed, skip: texts.skipFailed, undo: texts.undoFailed };

/** Presses are optimistic and reverted on failure. */
export const useHabitWrites = () => {
  const replied = (cache: WriteCache, saved: HabitRoutine) => put(cache, saved.id, () => saved);
  const queries = useQueryClient();
  const nameOf = (id: string) =>
    queries.getQueryData(habitQueries.list().queryKey)?.find((habit) => habit.id === id)?.name ?? '';
  const { send: log } = useWrite(habits.log, {
    failed: ({ body: { action } }) => pressFailed[action],
    optimistic: (cache, { params: { id }, body: { action } }) => {
      if (action !== 'undo') put(cache, id, (habit) => afterPress(habit, action, new Date()));
    },
    replied,
    offline: {
      name: 'habits.log',
      label: ({ params: { id } }) => texts.outboxLabel(nameOf(id)),
      stored: () => texts.pressQueued,
    },
  });
  const { send: change } = useWrite(habits.setStatus, { failed: texts.statusFailed, replied });
  return useMemo(() => {
    const setStatus = ({ id }: HabitRoutine, status: HabitStatus) =>
      change({ params: { id }, body: { status } });
    const press = ({ habit: { id }, action }: { habit: HabitRoutine; action: Press['body']['action'] }) =>
      log({ params: { id }, body: { action, at: new Date().toISOString() } });
    return {
      complete: (habit: HabitRoutine) => press({ habit, action: 'done' }),
      skip: (habit: HabitRoutine) => press({ habit, action: 'skip' }),
      undo: (habit: HabitRoutine) => press({ habit, action: 'undo' }),
      setStatus,
      archive: async (habit: HabitRoutine) => {
        if ((await setStatus(habit, 'archived')).status === 'done')
          toast({ text: texts.archived(habit.name), undo: () => setStatus(habit, 'active') });
      },
    };
  }, [log, change]);
};

export const today = (): StudyDay => studyDay(new Date());
