import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import ChevronUpIcon from 'lucide-react/icons/chevron-up';
import SortIcon from 'lucide-react/icons/chevrons-up-down';
import type { KeyboardEvent } from 'react';
import { Row } from '../layout/row.tsx';
import { Text } from '../layout/text.tsx';
import { InfoTip } from '../overlays/info-tip.tsx';
import { MenuButton, type MenuItem } from '../overlays/menu.tsx';
import { SkeletonBlock } from '../states/skeleton.tsx';
import styles from './data-table.module.css';
import { NameCell } from './row-name.tsx';
import { type RowOpening, rowProps } from './row-pointer.ts';
import { type Column, cellOf, nameColumnOf, nameOf } from './table-column.ts';
import { nextSort, type TableState } from './table-state.ts';

export type BodyProps<T> = {
  label: string;
  columns: readonly Column<T>[];
  state: TableState;
  change: (part: Partial<TableState>) => void;
  rows: readonly T[] | null;
  rowId: (row: T) => string;
  actions?: (row: T) => readonly MenuItem[];
  opening: RowOpening<T>;
  sticky?: boolean | undefined;
};

type HeadProps<T> = { column: Column<T> } & Pick<BodyProps<T>, 'state' | 'change'>;

const orderTexts = { none: 'sıralanmadı', ascending: 'artan sırada', descending: 'azalan sırada' } as const;

const Head = <T,>({ column, state, change }: HeadProps<T>) => {
  const { id, header, sortable = true, numeric, info } = column;
  const order = state.sort?.id !== id ? 'none' : state.sort.descending ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={sortable ? order : undefined} className={numeric ? styles.numeric : undefined}>
      {sortable ? (
        <Row
          type="button"
          as="button"
          gap="2"
          align="center"
          inline
          className={styles.sort}
          data-sorted={order !== 'none' || undefined}
          onClick={() => change({ sort: nextSort(state.sort, id) })}
        >
          {header}
          <span className="visually-hidden">, {orderTexts[order]}, sırayı değiştir</span>
          {order === 'none' && <SortIcon size={16} />}
          {order === 'ascending' && <ChevronUpIcon size={16} />}
          {order === 'descending' && <ChevronDownIcon size={16} />}
        </Row>
      ) : (
        header
      )}
      {info && <InfoTip about={header} text={info} />}
    </th>
  );
};

const FOCUSABLE = 'a[href], button:not(:disabled)';

/** Up and Down move the focus to the same control of the next row. */
const moveBetweenRows = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const row = (event.target as Element).closest('tr');
  const control = (event.target as Element).closest<HTMLElement>(FOCUSABLE);
  if (!row || !control || !event.currentTarget.contains(row)) return;
  const at = [...row.querySelectorAll(FOCUSABLE)].indexOf(control);
  const beside = event.key === 'ArrowDown' ? row.nextElementSibling : row.previousElementSibling;
  const target = beside?.querySelectorAll<HTMLElement>(FOCUSABLE)[at];
  // An open menu inside the row handles the arrow keys itself.
  if ((event.target as Element).closest('[role="menu"]')) return;
  event.preventDefault();
  event.stopPropagation();
  target?.focus();
};

export const DataTableGrid = <T extends object>(props: BodyProps<T>) => {
  const { label, columns, state, change, rows, rowId, actions, opening, sticky } = props;
  const nameColumn = nameColumnOf(columns);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the page is scrolled by keys as well
    <section className={styles.scroll} data-sticky={sticky} aria-label={label} tabIndex={0}>
      <Text as="table" size="small" full className={styles.table}>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.id} column={column} state={state} change={change} />
            ))}
            {actions && (
              <th scope="col" className={styles.actions}>
                <span className="visually-hidden">İşlemler</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody onKeyDownCapture={moveBetweenRows}>
          {rows === null
            ? Array.from({ length: Math.min(state.size, 8) }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move
                <tr key={index}>
                  {columns.map((column) => (
                    <td key={column.id}>
                      <SkeletonBlock width={column.numeric ? 48 : '70%'} />
                    </td>
                  ))}
                  {actions && <td />}
                </tr>
              ))
            : rows.map((row) => (
                <tr key={rowId(row)} {...rowProps(opening)}>
                  {columns.map((column) => (
                    <td key={column.id} className={column.numeric ? styles.numeric : undefined}>
                      {column === nameColumn ? (
                        <NameCell column={column} row={row} opening={opening} />
                      ) : (
                        cellOf(column, row)
                      )}
                    </td>
                  ))}
                  {actions && (
                    <td className={styles.actions}>
                      <MenuButton label={`${nameOf(columns, row)} için işlemler`} items={actions(row)} />
                    </td>
                  )}
                </tr>
              ))}
        </tbody>
      </Text>
    </section>
  );
};
