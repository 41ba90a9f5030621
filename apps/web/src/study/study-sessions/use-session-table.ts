import { sessionPeriods } from '@netlik/contract/study/study-sessions';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { browserStorage } from '../../data/calls/browser-storage.ts';
import { useRememberedTable } from '../../ui/data-table/remembered-table.ts';
import type { TableState } from '../../ui/data-table/table-state.ts';
import { useUrlParams } from '../../ui/layout/use-url-params.ts';
import { sessionColumns } from './session-columns.tsx';
import { type SessionQuery, studySessionQueries } from './study-sessions.queries.ts';

export type Period = (typeof sessionPeriods)[number];

const STORAGE_KEY = 'netlik.sessions.period';
const DEFAULT_PERIOD: Period = 'all';

const parsePeriod = (text: string | null) => sessionPeriods.find((period) => period === text);

/** Stored in the URL for links and in localStorage for the next visit. */
export const usePeriod = (): [Period, (period: Period) => void] => {
  const [params, changeAddress] = useUrlParams();
  const period =
    parsePeriod(params.get('period')) ?? parsePeriod(browserStorage.read(STORAGE_KEY)) ?? DEFAULT_PERIOD;
  const change = (next: Period) => {
    browserStorage.write(STORAGE_KEY, next);
    // A new period starts at its first page.
    changeAddress({ period: next, 'sessions.page': null });
  };
  return [period, change];
};

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
