import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { browserStorage } from '../../data/calls/browser-storage.ts';
import { samePageNavigation } from '../layout/use-url-params.ts';
import type { Column } from './table-column.ts';
import {
  fromParams,
  fromStored,
  hasTableParams,
  type Sort,
  type TableState,
  toParams,
  toStored,
} from './table-state.ts';

const SIZES = [10, 20, 50, 100];

type Options<T> = {
  /** Prefix of the table's URL parameters and storage key. */
  id: string;
  columns: readonly Column<T>[];
  sizes?: readonly number[];
  size?: number;
  sort?: Sort | null;
};

/** Keeps a table's state in the URL, so that a link restores it, and in storage for the next visit. */
export const useRememberedTable = <T>({ id, columns, sizes = SIZES, size = 20, sort = null }: Options<T>) => {
  const [params, setParams] = useSearchParams();
  const stored = `netlik.table.${id}`;

  const shape = useMemo(
    () => ({
      sizes,
      sortable: columns.filter(({ sortable = true }) => sortable).map((column) => column.id),
      filters: Object.fromEntries(
        columns.flatMap((column) =>
          column.filter ? [[column.id, column.filter.map(({ value }) => value)]] : [],
        ),
      ),
    }),
    [columns, sizes],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: how a table starts does not change while mounted
  const initial = useMemo<TableState>(() => ({ page: 1, size, sort, search: '', filters: {} }), []);
  const state = useMemo(
    () =>
      hasTableParams(id, params)
        ? fromParams(id, params, initial, shape)
        : fromStored(browserStorage.read(stored), initial, shape),
    [id, params, initial, shape, stored],
  );

  const change = useCallback(
    (part: Partial<TableState>) => {
      // A new order, filter or size starts at the first page.
      const next = { ...state, page: 1, ...part };
      // Written before the URL, because without table parameters the state is read from storage.
      browserStorage.write(stored, toStored(next));
      setParams((now) => toParams(id, next, initial, now), { ...samePageNavigation, replace: true });
    },
    [id, state, stored, initial, setParams],
  );
  return { id, state, change, sizes };
};

export type RememberedTable = ReturnType<typeof useRememberedTable>;
