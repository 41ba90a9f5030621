import type { CallInput, Endpoint } from '@netlik/contract/endpoint';
import { type WeeklyEntry, type WeeklyPlan, weeklyPlans } from '@netlik/contract/weekly-plans';
import type { StudyDay } from '@netlik/domain/study-day';
import { moveEntry, reorderDay } from '@netlik/domain/weekly-plans/move-entry';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ApiError, isAborted } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { read } from '../../api/read.ts';
import { toast } from '../../ui/overlays/toast.ts';
import { weeklyPlanTexts as texts } from './weekly-plans.texts.ts';

export const weeklyPlanQuery = (weekStart: StudyDay) =>
  read(weeklyPlans.get, { query: { date: weekStart } }, { keepPrevious: true });

type Write = {
  /** How the week looks until the server has answered. */
  expected?: (entries: readonly WeeklyEntry[]) => WeeklyEntry[] | null;
  failed: string;
  done?: string;
};

/** The writes of a week that show at once and are taken back when the server refuses them. */
export const useWeekWrites = (weekStart: StudyDay) => {
  const queries = useQueryClient();
  return useMemo(() => {
    const { queryKey } = weeklyPlanQuery(weekStart);
    const params = { weekStart };
    // Only the reply to the last write is shown: an earlier one does not know the later yet.
    let newest = 0;

    const write = async <E extends Endpoint & { reply: typeof weeklyPlans.get.reply }>(
      endpoint: E,
      input: CallInput<E>,
      { expected, failed, done }: Write,
    ): Promise<boolean> => {
      const mine = ++newest;
      const before = queries.getQueryData<WeeklyPlan>(queryKey);
      const entries = before && expected?.(before.entries);
      if (entries) {
        void queries.cancelQueries({ queryKey });
        queries.setQueryData<WeeklyPlan>(queryKey, { ...before, entries });
      }
      try {
        const plan = (await call(endpoint, input)) as WeeklyPlan;
        if (mine === newest) queries.setQueryData<WeeklyPlan>(queryKey, plan);
        if (done) toast({ tone: 'success', text: done });
        return true;
      } catch (error) {
        if (mine === newest && before) queries.setQueryData<WeeklyPlan>(queryKey, before);
        void queries.invalidateQueries({ queryKey });
        if (!isAborted(error))
          toast({ tone: 'danger', text: error instanceof ApiError ? `${failed} ${error.message}` : failed });
        return false;
      }
    };

    return {
      setDone: ({ _id: id }: WeeklyEntry, isDone: boolean) => {
        const status = isDone ? 'completed' : 'pending';
        return write(
          weeklyPlans.toggleStatus,
          { params: { ...params, id }, body: { status } },
          {
            expected: (entries) => entries.map((entry) => (entry._id === id ? { ...entry, status } : entry)),
            failed: texts.error,
          },
        );
      },
      remove: ({ _id: id }: WeeklyEntry) =>
        write(
          weeklyPlans.removeEntry,
          { params: { ...params, id } },
          {
            expected: (entries) => entries.filter((entry) => entry._id !== id),
            failed: texts.error,
            done: texts.deleted,
          },
        ),
      move: ({ _id: id }: WeeklyEntry, to: { day: number; order: number }, done: string) =>
        write(
          weeklyPlans.updateEntry,
          { params: { ...params, id }, body: to },
          { expected: (entries) => moveEntry(entries, id, to), failed: texts.moveError, done },
        ),
      reorder: (day: number, orderedEntryIds: string[]) =>
        write(
          weeklyPlans.reorder,
          { params, body: { day, orderedEntryIds } },
          {
            expected: (entries) => reorderDay(entries, day, orderedEntryIds),
            failed: texts.reorderSaveError,
          },
        ),
      carryOver: () => write(weeklyPlans.carryOver, { params }, { failed: texts.error, done: texts.carried }),
      undo: () => write(weeklyPlans.undo, { params }, { failed: texts.error, done: texts.undone }),
    };
  }, [queries, weekStart]);
};
export type WeekWrites = ReturnType<typeof useWeekWrites>;
