import { routines, type WeeklyRoutine } from '@netlik/contract/routines';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { read } from '../../api/read.ts';
import { toast } from '../../ui/overlays/toast.ts';
import { routineTexts as texts } from './routines.texts.ts';

const STALE_MS = 5 * 60_000;

export const routineQueries = {
  template: () => read(routines.template, {}, { staleTime: STALE_MS }),
  /** By its Monday. */
  week: (monday: string) => read(routines.week, { query: { date: monday } }, { staleTime: STALE_MS }),
};

/** Shows a week that a write answered, without waiting for the refetch. */
export const showWeek = (queries: QueryClient, week: WeeklyRoutine): void =>
  void queries.setQueryData(routineQueries.week(week.weekStartDate).queryKey, week);

/** The server's own words, down to the broken rule, or `fallback`. */
export const failureText = (error: unknown, fallback: string): string =>
  error instanceof ApiError ? (error.fields[0]?.message ?? error.message) : fallback;

export const undoApply = async (queries: QueryClient, id: string): Promise<void> => {
  try {
    showWeek(queries, await call(routines.undoApply, { params: { id } }));
    toast({ tone: 'success', text: texts.undone });
  } catch (error) {
    toast({ tone: 'danger', text: failureText(error, texts.undoError) });
  }
};
