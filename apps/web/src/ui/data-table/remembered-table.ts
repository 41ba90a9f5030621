import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { browserStorage } from '../../api/browser-storage.ts';
import { onThisPage } from '../layout/use-address.ts';
import type { Column } from './table-column.ts';
import {
  fromParams,
  fromStored,
  isNamedIn,
  type Sort,
  type TableState,
  toParams,
  toStored,
} from './table-state.ts';

const SIZES = [10, 20, 50, 100];

type Options<T> = {
  /** Names the table in the address and in storage. */
  id: string;
  columns: readonly Column<T>[];
  sizes?: readonly number[];
  size?: number;
  sort?: Sort | null;
};

/** A table's state: the address holds it, so a link restores it; this device remembers it for the next visit. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: how a table starts does not change while it stands
  const initial = useMemo<TableState>(() => ({ page: 1, size, sort, search: '', filters: {} }), []);
  const state = useMemo(
    () =>
      isNamedIn(id, params)
        ? fromParams(id, params, initial, shape)
        : fromStored(browserStorage.read(stored), initial, shape),
    [id, params, initial, shape, stored],
  );

  const change = useCallback(
    (part: Partial<TableState>) => {
      // Another order, filter or size begins at its first page.
      const next = { ...state, page: 1, ...part };
      // Before the address: one that says nothing of the table is answered from here.
      browserStorage.write(stored, toStored(next));
      setParams((now) => toParams(id, next, initial, now), { ...onThisPage, replace: true });
    },
    [id, state, stored, initial, setParams],
  );
  return { id, state, change, sizes };
};

export type RememberedTable = ReturnType<typeof useRememberedTable>;
