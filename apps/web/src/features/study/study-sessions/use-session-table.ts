import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useRememberedTable } from '../../../ui/data-table/remembered-table.ts';
import type { Column } from '../../../ui/data-table/table-column.ts';
import type { TableState } from '../../../ui/data-table/table-state.ts';
import { type Period, usePeriod } from './session-period.ts';
import { type SessionQuery, sessionQueries } from './study-sessions.queries.ts';
import type { ShownSession } from './waiting-sessions.ts';

const SIZES = [10, 20, 24, 36];

/** What the table is set to, as the server understands it: the page left out. */
const filterOf = ({ sort, search, filters }: TableState, period: Period): SessionQuery => ({
  period,
  ...filters,
  ...(search.trim() === '' ? {} : { search: search.trim() }),
  ...(sort ? { sort: sort.id as SessionQuery['sort'], order: sort.down ? 'desc' : 'asc' } : {}),
});

export const useSessionTable = (columns: readonly Column<ShownSession>[]) => {
  const [period, setPeriod] = usePeriod();
  const table = useRememberedTable({
    id: 'sessions',
    columns,
    sizes: SIZES,
    size: 10,
    sort: { id: 'date', down: true },
  });
  const { state, change } = table;
  const filter = useMemo(() => filterOf(state, period), [state, period]);
  const page = useQuery(sessionQueries.page({ ...filter, page: state.page, limit: state.size }));

  const total = page.data?.pagination.total;
  const last = Math.max(1, Math.ceil((total ?? 0) / state.size));
  useEffect(() => {
    // What stood on the last page was deleted, or the address is an old one.
    if (total !== undefined && !page.isPlaceholderData && state.page > last) change({ page: last });
  }, [total, page.isPlaceholderData, state.page, last, change]);

  return { period, setPeriod, table, filter, page };
};
