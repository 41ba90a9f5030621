import { type WeeklyEntry, type WeeklyPlan, weeklyPlans } from '@netlik/contract/planning/weekly-plans';
import { moveEntry, reorderDay } from '@netlik/domain/planning/weekly-plans/move-entry';
import type { StudyDay } from '@netlik/domain/study-day';
import { useMemo } from 'react';
import { read } from '../../data/calls/read.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import type { WriteCache } from '../../data/writes/write-cache.ts';
import { entryTitle, weeklyPlanTexts as texts } from './weekly-plans.texts.ts';

export const weeklyPlanQuery = (weekStart: StudyDay) =>
  read(weeklyPlans.get, { query: { date: weekStart } }, { keepPrevious: true });

type Entries = readonly WeeklyEntry[];
type Tick = { entry: WeeklyEntry; isDone: boolean };
type Move = { id: string; to: { day: number; order?: number }; done: string };

/** Writes are optimistic and reverted on failure. */
export const useWeekWrites = (weekStart: StudyDay) => {
  const query = weeklyPlanQuery(weekStart);
  const params = { weekStart };
  /** `expected` computes the optimistic week. */
  const week = <I>(expected?: (entries: Entries, input: I) => WeeklyEntry[] | null) => ({
    failed: texts.error,
    replied: (cache: WriteCache, plan: WeeklyPlan) => cache.patch(query, () => plan),
    ...(expected && {
      optimistic: (cache: WriteCache, input: I) =>
        cache.patch(query, (plan) => ({ ...plan, entries: expected(plan.entries, input) ?? plan.entries })),
    }),
  });

  const tickOf = ({ entry: { _id: id }, isDone }: Tick) =>
    ({ params: { weekStart, id }, body: { status: isDone ? 'completed' : 'pending' } }) as const;
  const { send: toggle } = useWrite(
    (tick: Tick, { send }) => {
      const label = () => texts.outboxLabel(entryTitle(tick.entry));
      const offline = { name: 'weeklyPlans.toggleStatus', label, stored: () => texts.queued };
      return send(weeklyPlans.toggleStatus, tickOf(tick), offline);
    },
    week<Tick>((entries, { entry: { _id }, isDone }) =>
      entries.map((entry) =>
        entry._id === _id ? { ...entry, status: isDone ? 'completed' : 'pending' } : entry,
      ),
    ),
  );
  const { send: remove } = useWrite(weeklyPlans.removeEntry, {
    ...week((entries, { params: { id } }) => entries.filter(({ _id }) => _id !== id)),
    done: texts.deleted,
  });
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
      setDone: (entry: WeeklyEntry, isDone: boolean) => toggle({ entry, isDone }),
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
