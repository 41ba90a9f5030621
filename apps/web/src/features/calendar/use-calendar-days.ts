import type { CalendarMode } from '@netlik/contract/calendar';
import { neighbourMonth } from '@netlik/domain/calendar/months';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { calendarQueries } from './calendar.queries.ts';
import { loadedRange, type Place } from './calendar-place.ts';
import { byDate } from './day-figures.ts';

/** The days of what is shown; the months beside it come right after, so that turning the page shows them at once. */
export const useCalendarDays = (mode: CalendarMode, { view, month }: Pick<Place, 'view' | 'month'>) => {
  const queries = useQueryClient();
  const query = useQuery(calendarQueries.days(mode, loadedRange({ view, month })));
  const arrived = query.isSuccess;

  useEffect(() => {
    if (!arrived || view === 'year') return;
    for (const way of [-1, 1] as const) {
      const range = loadedRange({ view, month: neighbourMonth(month, way) });
      void queries.prefetchQuery(calendarQueries.days(mode, range));
    }
  }, [arrived, mode, view, month, queries]);

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
