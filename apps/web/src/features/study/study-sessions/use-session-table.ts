import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useRememberedTable } from '../../../ui/data-table/remembered-table.ts';
import type { Column } from '../../../ui/data-table/table-column.ts';
import type { TableState } from '../../../ui/data-table/table-state.ts';
import { type Period, usePeriod } from './session-period.ts';
import { type SessionQuery, type ShownSession, studySessionQueries } from './study-sessions.queries.ts';

const SIZES = [10, 20, 24, 36];

/** The table's state as query parameters, without the page. */
const filterOf = ({ sort, search, filters }: TableState, period: Period): SessionQuery => ({
  period,
  ...filters,
  ...(search.trim() === '' ? {} : { search: search.trim() }),
  ...(sort ? { sort: sort.id as SessionQuery['sort'], order: sort.descending ? 'desc' : 'asc' } : {}),
});

export const useSessionTable = (columns: readonly Column<ShownSession>[]) => {
  const [period, setPeriod] = usePeriod();
  const table = useRememberedTable({
    id: 'sessions',
    columns,
    sizes: SIZES,
    size: 10,
    sort: { id: 'date', descending: true },
  });
  const { state, change } = table;
  const filter = useMemo(() => filterOf(state, period), [state, period]);
  const page = useQuery(studySessionQueries.page({ ...filter, page: state.page, limit: state.size }));

  const total = page.data?.pagination.total;
  const last = Math.max(1, Math.ceil((total ?? 0) / state.size));
  useEffect(() => {
    // The last page is now empty, or the URL is outdated.
    if (total !== undefined && !page.isPlaceholderData && state.page > last) change({ page: last });
  }, [total, page.isPlaceholderData, state.page, last, change]);

  return { period, setPeriod, table, filter, page };
};
