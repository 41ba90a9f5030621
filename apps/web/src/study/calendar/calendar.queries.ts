import { type CalendarMode, calendar } from '@netlik/contract/study/calendar';
import { type CalendarRange, neighbourMonth } from '@netlik/domain/months';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { read } from '../../data/calls/read.ts';
import { type CalendarUrlState, loadedRange } from './calendar-url.ts';
import { byDate } from './day-figures.ts';

const STALE_MS = 5 * 60_000;

export const calendarQueries = {
  days: (mode: CalendarMode, range: CalendarRange) =>
    read(calendar.days, { query: { mode, ...range } }, { staleTime: STALE_MS }),
};

export const useCalendarDays = (
  mode: CalendarMode,
  { view, month }: Pick<CalendarUrlState, 'view' | 'month'>,
) => {
  const queries = useQueryClient();
  const query = useQuery(calendarQueries.days(mode, loadedRange({ view, month })));
  const isLoaded = query.isSuccess;

  useEffect(() => {
    if (!isLoaded || view === 'year') return;
    for (const way of [-1, 1] as const) {
      const range = loadedRange({ view, month: neighbourMonth(month, way) });
      void queries.prefetchQuery(calendarQueries.days(mode, range));
    }
  }, [isLoaded, mode, view, month, queries]);

  const days = useMemo(() => query.data && byDate(query.data), [query.data]);
  const offline = query.fetchStatus === 'paused';
  return {
    days,
    loading: query.isPending && !offline,
    offline: offline && !days,
    failed: query.isError,
    busy: query.isFetching,
    retry: query.refetch,
  };
};
