import { routines, type WeeklyRoutine } from '@netlik/contract/planning/routines';
import type { QueryClient } from '@tanstack/react-query';
import { read } from '../../data/calls/read.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { confirm } from '../../ui/overlays/confirm.tsx';
import { routineTexts as texts } from './routines.texts.ts';

const STALE_MS = 5 * 60_000;

export const routineQueries = {
  template: () => read(routines.template, {}, { staleTime: STALE_MS }),
  week: (monday: string) => read(routines.week, { query: { date: monday } }, { staleTime: STALE_MS }),
};

/** Shows the week of a reply without waiting for the refetch. */
export const showWeek = (queries: QueryClient, week: WeeklyRoutine): void =>
  void queries.setQueryData(routineQueries.week(week.weekStartDate).queryKey, week);

export const useUndoApply = () =>
  useWrite(routines.undoApply, {
    done: texts.undone,
    failed: texts.undoError,
    replied: (cache, week) => cache.patch(routineQueries.week(week.weekStartDate), () => week),
  });

/** Asks before the entries of a week are replaced. */
export const mayReplace = async (count: number): Promise<boolean> =>
  count === 0 ||
  confirm({
    title: texts.weekFilledTitle,
    text: texts.weekFilledText(count),
    action: texts.replace,
  });
