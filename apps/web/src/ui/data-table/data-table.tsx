import type { ReactNode } from 'react';
import { useOnline } from '../../offline/online.ts';
import { Stack } from '../layout/stack.tsx';
import { Text } from '../layout/text.tsx';
import { useNarrow } from '../layout/use-narrow.ts';
import type { MenuItem } from '../overlays/menu.tsx';
import { EmptyState } from '../states/empty-state.tsx';
import { ErrorState } from '../states/error-state.tsx';
import { OfflineText } from '../states/loading-or-offline.tsx';
import styles from './data-table.module.css';
import { DataTableCards } from './data-table-cards.tsx';
import { DataTableGrid } from './data-table-grid.tsx';
import { DataTablePages } from './data-table-pages.tsx';
import { DataTableTools } from './data-table-tools.tsx';
import type { RememberedTable } from './remembered-table.ts';
import type { Column } from './table-column.ts';
import { useTableRows } from './table-rows.ts';
import { isFiltered, paginate, serverPage } from './table-state.ts';

type Props<T> = {
  /** What the rows are: „Öğrencilerim”. */
  label: string;
  /** From `useRememberedTable`, with the same columns. */
  table: RememberedTable;
  columns: readonly Column<T>[];
  /** Undefined while loading. */
  rows: readonly T[] | undefined;
  rowId: (row: T) => string;
  /** Row count on the server. If given, the server searches, filters, sorts and paginates. */
  total?: number;
  actions?: (row: T) => readonly MenuItem[];
  search?: string | false;
  searchDelayMs?: number;
  /** How the total is written, where the server does not count to the end. */
  countText?: (count: number) => string;
  error?: unknown;
  onRetry?: () => unknown;
  /** Shown if there are no rows at all. */
  empty: ReactNode;
  /** Old rows stay visible while new ones load. */
  busy?: boolean;
};

const NONE: never[] = [];

/** `columns` must be the same array on every render. Phones show a list of cards. */
export const DataTable = <T extends object>(props: Props<T>) => {
  const { label, table, columns, rows, rowId, total, actions, error, onRetry, empty, busy = false } = props;
  const { state, change, sizes } = table;
  const onPhone = useNarrow();
  const online = useOnline();
  const isServerSide = total !== undefined;
  const all = useTableRows({ columns, rows: rows ?? NONE, state, isServerSide });
  const page = isServerSide
    ? serverPage(all, total, state.page, state.size)
    : paginate(all, state.page, state.size);
  const count = total ?? all.length;
  const filtered = isFiltered(state);
  const loading = rows === undefined && !error;

  if (error && rows === undefined)
    return <ErrorState title={`${label} yüklenemedi`} error={error} onRetry={onRetry} />;
  if (loading && !online) return <OfflineText />;
  if (!loading && count === 0 && !filtered) return empty;

  const shown = columns.filter(({ filterOnly }) => !filterOnly);
  const shared = { label, columns: shown, state, change, rowId, actions, rows: loading ? null : page.rows };
  return (
    <Stack gap="3" shrink className={busy ? styles.busy : undefined} aria-busy={busy || loading || undefined}>
      <DataTableTools
        {...{ label, columns, state, change, onPhone, searchDelayMs: props.searchDelayMs }}
        search={props.search ?? 'Ara'}
      />
      {!loading && count === 0 ? (
        <EmptyState
          compact
          drawing="search"
          title="Aradığına uyan kayıt yok"
          text="Aramayı kısaltmayı ya da filtreleri kaldırmayı dene."
          action={
            <Text
              type="button"
              as="button"
              look="small semibold"
              className={styles.clear}
              onClick={() => change({ search: '', filters: {} })}
            >
              Aramayı ve filtreleri temizle
            </Text>
          }
        />
      ) : onPhone ? (
        <DataTableCards {...shared} />
      ) : (
        <DataTableGrid {...shared} />
      )}
      <DataTablePages
        {...{ label, page, count, state, change, sizes, loading, countText: props.countText }}
      />
    </Stack>
  );
};
