import type { ReactNode } from 'react';
import { formatCount } from '../../formats/numbers.ts';

export type Column<T> = {
  id: string;
  header: string;
  /** Used for sorting, filtering and searching, and shown if there is no `cell`. */
  value: (row: T) => string | number | null;
  cell?: (row: T) => ReactNode;
  sortable?: boolean;
  /** Excluded from the search. */
  unsearched?: boolean;
  /** Options of the column's filter. */
  filter?: readonly { value: string; label: string }[];
  /** Right-aligned. */
  numeric?: boolean;
  /**
   * Holds the row's name: the card's heading on a phone and the label of its menu. Its `cell` shows the name in a `RowName` if
   * rows open something.
   */
  isRowName?: boolean;
  hiddenOnPhone?: boolean;
  /** A line of its own on a phone, without the header; none where its cell is null. */
  bareOnPhone?: boolean;
  /** Not shown as a column; only its filter is offered. */
  filterOnly?: boolean;
  /** Explanation in an info tip. */
  info?: string;
};

export const shownValue = (value: string | number | null): string =>
  value === null || value === '' ? '–' : typeof value === 'number' ? formatCount(value) : value;

export const cellOf = <T>(column: Column<T>, row: T): ReactNode =>
  column.cell ? column.cell(row) : shownValue(column.value(row));

export const nameColumnOf = <T>(columns: readonly Column<T>[]): Column<T> | undefined =>
  columns.find(({ isRowName }) => isRowName) ?? columns[0];

export const nameOf = <T>(columns: readonly Column<T>[], row: T): string => {
  const nameColumn = nameColumnOf(columns);
  return nameColumn ? shownValue(nameColumn.value(row)) : '';
};
