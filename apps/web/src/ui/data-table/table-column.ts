import type { ReactNode } from 'react';
import { formatCount } from '../../formats/numbers.ts';

export type Column<T> = {
  id: string;
  header: string;
  /** Used for sorting, filtering and searching, and shown without a `cell`. */
  value: (row: T) => string | number | null;
  cell?: (row: T) => ReactNode;
  sortable?: boolean;
  unsearched?: boolean;
  filter?: readonly { value: string; label: string }[];
  numeric?: boolean;
  /**
   * Contains the row's name, which is the card's heading on a phone and the label of the menu. If rows open
   * something, `cell` shows the name in a `RowName`.
   */
  isRowName?: boolean;
  hiddenOnPhone?: boolean;
  /** A separate line without the header on a phone; no line if its cell is null. */
  bareOnPhone?: boolean;
  /** Not shown as a column, because only its filter is offered. */
  filterOnly?: boolean;
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
