import { tr } from '@netlik/domain/turkish';
import {
  type ColumnDef,
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  type Row,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { Column } from './table-column.ts';
import type { TableState } from './table-state.ts';

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

type Features = typeof features;

/** Numbers by value, texts by the Turkish alphabet. */
export const compareValues = (a: unknown, b: unknown): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : tr.compare(String(a), String(b));

const toColumn = <T extends object>(column: Column<T>): ColumnDef<Features, T> => ({
  id: column.id,
  // Undefined goes last in both directions.
  accessorFn: (row) => column.value(row) ?? undefined,
  sortUndefined: 'last',
  sortFn: (a: Row<Features, T>, b: Row<Features, T>, id: string) =>
    compareValues(a.getValue(id), b.getValue(id)),
  filterFn: (row: Row<Features, T>, id: string, wanted: unknown) => String(row.getValue(id)) === wanted,
});

const search = <T extends object>(row: Row<Features, T>, id: string, typed: unknown): boolean =>
  tr.includes(String(row.getValue(id) ?? ''), String(typed));

type Options<T> = {
  columns: readonly Column<T>[];
  rows: readonly T[];
  state: TableState;
  isServerSide: boolean;
};

/** The rows searched, filtered and sorted; unchanged if the server does that. */
export const useTableRows = <T extends object>({
  columns,
  rows,
  state,
  isServerSide,
}: Options<T>): readonly T[] => {
  const defs = useMemo(() => columns.map(toColumn), [columns]);
  const slices = useMemo(
    () => ({
      sorting: state.sort ? [{ id: state.sort.id, desc: state.sort.descending }] : [],
      columnFilters: Object.entries(state.filters).map(([id, value]) => ({ id, value })),
      globalFilter: state.search.trim(),
    }),
    [state.sort, state.filters, state.search],
  );
  const table = useTable<Features, T>({
    features,
    columns: defs,
    data: rows,
    state: slices,
    manualFiltering: isServerSide,
    manualSorting: isServerSide,
    globalFilterFn: search,
    // TanStack would decide by the first row's value, which may be missing.
    getColumnCanGlobalFilter: (column) => !columns.find(({ id }) => id === column.id)?.unsearched,
  });
  const model = table.getRowModel().rows;
  return useMemo(() => model.map((row) => row.original), [model]);
};
