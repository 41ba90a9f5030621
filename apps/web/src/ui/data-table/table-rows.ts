import { tr } from '@netlik/domain/turkish';
import { useMemo } from 'react';
import type { Column } from './table-column.ts';
import type { TableState } from './table-state.ts';

/** Numbers by value, texts by the Turkish alphabet. */
export const compareValues = (a: unknown, b: unknown): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : tr.compare(String(a), String(b));

type Asked = Pick<TableState, 'sort' | 'filters' | 'search'>;

export const filterRows = <T>(columns: readonly Column<T>[], rows: readonly T[], asked: Asked): T[] => {
  const typed = asked.search.trim();
  const searched = columns.filter(({ unsearched }) => !unsearched);
  const filtered = columns.filter(({ id }) => asked.filters[id]);
  return rows.filter(
    (row) =>
      filtered.every(({ id, value }) => String(value(row)) === asked.filters[id]) &&
      (typed === '' || searched.some(({ value }) => tr.includes(String(value(row) ?? ''), typed))),
  );
};

/** Missing values go last in both directions. */
export const sortRows = <T>(
  columns: readonly Column<T>[],
  rows: readonly T[],
  { sort }: Asked,
): readonly T[] => {
  const column = columns.find(({ id }) => id === sort?.id);
  if (!sort || !column) return rows;
  const direction = sort.descending ? -1 : 1;
  return rows.toSorted((one, other) => {
    const a = column.value(one);
    const b = column.value(other);
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return direction * compareValues(a, b);
  });
};

type Options<T> = {
  columns: readonly Column<T>[];
  rows: readonly T[];
  state: TableState;
  isServerSide: boolean;
};

/** The rows searched, filtered and sorted; unchanged if the server does that. */
export const useTableRows = <T>({ columns, rows, state, isServerSide }: Options<T>): readonly T[] => {
  const { sort, filters, search } = state;
  return useMemo(() => {
    if (isServerSide) return rows;
    const asked = { sort, filters, search };
    return sortRows(columns, filterRows(columns, rows, asked), asked);
  }, [columns, rows, sort, filters, search, isServerSide]);
};
