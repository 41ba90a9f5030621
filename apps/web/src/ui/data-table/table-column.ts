import type { ReactNode } from 'react';

export type Column<T> = {
  id: string;
  header: string;
  /** What sorting, filtering and searching see; also what is shown when there is no `cell`. */
  value: (row: T) => string | number | null;
  cell?: (row: T) => ReactNode;
  sortable?: boolean;
  /** Left out of the search. */
  unsearched?: boolean;
  /** Offers these values to choose one from. */
  filter?: readonly { value: string; label: string }[];
  /** Numbers stand at the end of their cell. */
  numeric?: boolean;
  /** The row's name: its heading on a phone, and what its menu is called by. */
  names?: boolean;
  hiddenOnPhone?: boolean;
  /** Not a column of its own: only its filter is offered. */
  filterOnly?: boolean;
  /** How its figures come about, for whoever asks. */
  info?: string;
};

export const shownValue = (value: string | number | null): string =>
  value === null || value === '' ? '–' : typeof value === 'number' ? value.toLocaleString('tr') : value;

export const cellOf = <T>(column: Column<T>, row: T): ReactNode =>
  column.cell ? column.cell(row) : shownValue(column.value(row));

export const nameOf = <T>(columns: readonly Column<T>[], row: T): string => {
  const naming = columns.find(({ names }) => names) ?? columns[0];
  return naming ? shownValue(naming.value(row)) : '';
};
