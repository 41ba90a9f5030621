import { type WeeklyEntry, type WeeklyPlan, weeklyPlans } from '@netlik/contract/weekly-plans';
import type { StudyDay } from '@netlik/domain/study-day';
import { moveEntry, reorderDay } from '@netlik/domain/weekly-plans/move-entry';
import { useMemo } from 'react';
import { read } from '../../api/read.ts';
import { useWrite } from '../../writes/use-write.ts';
import type { WriteCache } from '../../writes/write-cache.ts';
import { weeklyPlanTexts as texts } from './weekly-plans.texts.ts';

export const weeklyPlanQuery = (weekStart: StudyDay) =>
  read(weeklyPlans.get, { query: { date: weekStart } }, { keepPrevious: true });

type Entries = readonly WeeklyEntry[];

/** The writes of a week show at once and are taken back when the server refuses them. */
export const useWeekWrites = (weekStart: StudyDay) => {
  const query = weeklyPlanQuery(weekStart);
  const params = { weekStart };
  /** `expected`: how the week looks until the server has answered. */
  const week = <I>(expected?: (entries: Entries, input: I) => WeeklyEntry[] | null) => ({
    failed: texts.error,
    replied: (cache: WriteCache, plan: WeeklyPlan) => cache.patch(query, () => plan),
    ...(expected && {
      optimistic: (cache: WriteCache, input: I) =>
        cache.patch(query, (plan) => ({ ...plan, entries: expected(plan.entries, input) ?? plan.entries })),
    }),
  });

  const { send: toggle } = useWrite(
    weeklyPlans.toggleStatus,
    week((entries, { params: { id }, body }) =>
      entries.map((entry) => (entry._id === id ? { ...entry, status: body?.status ?? entry.status } : entry)),
    ),
  );
  const { send: remove } = useWrite(weeklyPlans.removeEntry, {
    ...week((entries, { params: { id } }) => entries.filter(({ _id }) => _id !== id)),
    done: texts.deleted,
  });
  type Move = { id: string; to: { day: number; order: number }; done: string };
  const { send: move } = useWrite(
    ({ id, to }: Move, { send }) => send(weeklyPlans.updateEntry, { params: { ...params, id }, body: to }),
    {
      ...week<Move>((entries, { id, to }) => moveEntry(entries, id, to)),
      failed: texts.moveError,
      done: (_, { done }) => done,
    },
  );
  const { send: reorder } = useWrite(weeklyPlans.reorder, {
    ...week((entries, { body: { day, orderedEntryIds } }) => reorderDay(entries, day, orderedEntryIds)),
    failed: texts.reorderSaveError,
  });
  const { send: carryOver } = useWrite(weeklyPlans.carryOver, { ...week(), done: texts.carried });
  const { send: undo } = useWrite(weeklyPlans.undo, { ...week(), done: texts.undone });

  return useMemo(
    () => ({
      setDone: ({ _id: id }: WeeklyEntry, isDone: boolean) =>
        toggle({ params: { weekStart, id }, body: { status: isDone ? 'completed' : 'pending' } }),
      remove: ({ _id: id }: WeeklyEntry) => remove({ params: { weekStart, id } }),
      move: ({ _id: id }: WeeklyEntry, to: Move['to'], done: string) => move({ id, to, done }),
      reorder: (day: number, orderedEntryIds: string[]) =>
        reorder({ params: { weekStart }, body: { day, orderedEntryIds } }),
      carryOver: () => carryOver({ params: { weekStart } }),
      undo: () => undo({ params: { weekStart } }),
    }),
    [toggle, remove, move, reorder, carryOver, undo, weekStart],
  );
};
export type WeekWrites = ReturnType<typeof useWeekWrites>;
