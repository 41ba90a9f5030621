import { type ReactNode, useEffect } from 'react';
import { useOnline } from '../../data/browser-values.ts';
import { Stack } from '../layout/stack.tsx';
import { Text } from '../layout/text.tsx';
import { useNarrow } from '../layout/use-narrow.ts';
import type { MenuItem } from '../overlays/menu.tsx';
import { EmptyState } from '../states/empty-state.tsx';
import { OfflineText } from '../states/loading-or-offline.tsx';
import { QueryError } from '../states/query-error.tsx';
import { DataTableCards } from './data-table-cards.tsx';
import { DataTableGrid } from './data-table-grid.tsx';
import { DataTablePages } from './data-table-pages.tsx';
import { DataTableTools } from './data-table-tools.tsx';
import { type ListSource, readList } from './list-query.ts';
import type { RememberedTable } from './remembered-table.ts';
import type { RowOpening } from './row-pointer.ts';
import type { Column } from './table-column.ts';
import { useTableRows } from './table-rows.ts';
import { isFiltered, paginate, serverPage } from './table-state.ts';

type Props<T, R> = ListSource<T, R> &
  RowOpening<T> & {
    /** The name of the rows: „Öğrencilerim”. */
    label: string;
    /** The result of `useRememberedTable` with the same columns. */
    table: RememberedTable;
    columns: readonly Column<T>[];
    rowId: (row: T) => string;
    actions?: (row: T) => readonly MenuItem[];
    search?: string | false;
    searchDelayMs?: number;
    /** Formats the total if the server does not count to the end. */
    countText?: (count: number) => string;
    /** Title of a loading error; „{label} yüklenemedi” by default. */
    failed?: string;
    /** Uses a smaller error inside a card. */
    compact?: boolean;
    /** The rows scroll below the fixed header. */
    sticky?: boolean;
    empty: ReactNode;
    /** Replaces the cards on a phone, with search, filters and order behind one button. */
    phoneList?: (rows: readonly T[]) => ReactNode;
  };

const NONE: never[] = [];

const NothingFound = ({ onReset }: { onReset: () => void }) => (
  <EmptyState
    drawing="nothing"
    compact
    title="Aradığına uyan kayıt yok"
    text="Aramayı kısaltmayı ya da filtreleri kaldırmayı dene."
    action={
      <Text type="button" as="button" size="small" weight="semibold" onClick={onReset}>
        Aramayı ve filtreleri temizle
      </Text>
    }
  />
);

type PageBounds = { isPastEnd: boolean; lastPage: number; change: RememberedTable['change'] };

/** The last page may be gone because its rows were removed or the URL is outdated. */
const useReturnToLastPage = ({ isPastEnd, lastPage, change }: PageBounds) =>
  useEffect(() => {
    // A URL change renders synchronously, which an effect must not do.
    if (isPastEnd) queueMicrotask(() => change({ page: lastPage }));
  }, [isPastEnd, lastPage, change]);

/** A contract list as a table, or as cards on phones. `columns` must be the same array on every render. */
export const DataTable = <T extends object, R = unknown>(props: Props<T, R>) => {
  const { label, table, columns, query, rowId, actions, empty, rowLink, onOpen } = props;
  const { state, change, sizes } = table;
  const onPhone = useNarrow();
  const online = useOnline();
  const { rows, total } = readList<T, R>(props);
  const isServerSide = total !== undefined;
  const all = useTableRows({ columns, rows: rows ?? NONE, state, isServerSide });
  const page = isServerSide
    ? serverPage(all, total, state.page, state.size)
    : paginate(all, state.page, state.size);
  const count = total ?? all.length;
  const loading = rows === undefined;
  const busy = query.isPlaceholderData;

  useReturnToLastPage({
    isPastEnd: isServerSide && !busy && all.length === 0 && state.page > page.pages,
    lastPage: page.pages,
    change,
  });

  if (query.error && loading)
    return (
      <QueryError query={query} title={props.failed ?? `${label} yüklenemedi`} compact={props.compact} />
    );
  if (loading && !online) return <OfflineText />;
  if (!loading && count === 0 && !isFiltered(state)) return empty;

  const shown = columns.filter(({ filterOnly }) => !filterOnly);
  const shared = {
    label,
    columns: shown,
    state,
    change,
    rowId,
    actions,
    opening: { rowLink, onOpen },
    sticky: props.sticky,
    rows: loading ? null : page.rows,
  };
  return (
    <Stack gap="3" shrink aria-busy={busy || loading || undefined}>
      <DataTableTools
        label={label}
        columns={columns}
        state={state}
        change={change}
        onPhone={onPhone}
        searchDelayMs={props.searchDelayMs}
        search={props.search ?? 'Ara'}
        folded={onPhone && props.phoneList !== undefined}
      />
      {!loading && count === 0 ? (
        <NothingFound onReset={() => change({ search: '', filters: {} })} />
      ) : onPhone && !loading && props.phoneList ? (
        props.phoneList(page.rows)
      ) : onPhone ? (
        <DataTableCards {...shared} />
      ) : (
        <DataTableGrid {...shared} />
      )}
      <DataTablePages
        label={label}
        page={page}
        count={count}
        state={state}
        change={change}
        sizes={sizes}
        loading={loading}
        countText={props.countText}
      />
    </Stack>
  );
};
