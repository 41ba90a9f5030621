import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useRememberedTable } from '../../ui/data-table/remembered-table.ts';
import type { TableState } from '../../ui/data-table/table-state.ts';
import { sessionColumns } from './session-columns.tsx';
import { type Period, usePeriod } from './session-period.ts';
import { type SessionQuery, studySessionQueries } from './study-sessions.queries.ts';

const SIZES = [10, 20, 24, 36];

const filterOf = ({ sort, search, filters }: TableState, period: Period): SessionQuery => ({
  period,
  ...filters,
  ...(search.trim() === '' ? {} : { search: search.trim() }),
  ...(sort ? { sort: sort.id as SessionQuery['sort'], order: sort.descending ? 'desc' : 'asc' } : {}),
});

export const useSessionTable = () => {
  const [period, setPeriod] = usePeriod();
  const table = useRememberedTable({
    id: 'sessions',
    columns: sessionColumns,
    sizes: SIZES,
    size: 10,
    sort: { id: 'date', descending: true },
  });
  const { state } = table;
  const filter = useMemo(() => filterOf(state, period), [state, period]);
  const page = useQuery(studySessionQueries.page({ ...filter, page: state.page, limit: state.size }));
  return { period, setPeriod, table, filter, page };
};
