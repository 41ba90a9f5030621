import { MenuButton } from '../overlays/menu.tsx';
import { Skeleton, SkeletonBlock } from '../states/skeleton.tsx';
import styles from './data-table.module.css';
import type { BodyProps } from './data-table-grid.tsx';
import { NameCell, rowProps } from './row-name.tsx';
import { cellOf, nameColumnOf, nameOf } from './table-column.ts';

export const DataTableCards = <T extends object>(props: BodyProps<T>) => {
  const { label, columns, rows, rowId, actions, opening } = props;
  const nameColumn = nameColumnOf(columns);
  const others = columns.filter((column) => column !== nameColumn && !column.hiddenOnPhone);
  if (rows === null)
    return (
      <Skeleton label={`${label} yükleniyor…`}>
        {['a', 'b', 'c', 'd'].map((name) => (
          <SkeletonBlock key={name} height={96} />
        ))}
      </Skeleton>
    );
  return (
    <ul className={styles.cards} aria-label={label}>
      {rows.map((row) => (
        <li key={rowId(row)} className={styles.card} {...rowProps(opening)}>
          <div className={styles.cardHead}>
            <span className={styles.cardName}>
              {nameColumn && <NameCell column={nameColumn} {...{ row, opening }} />}
            </span>
            {actions && <MenuButton label={`${nameOf(columns, row)} için işlemler`} items={actions(row)} />}
          </div>
          <dl className={styles.facts}>
            {others.map((column) => (
              <div key={column.id}>
                <dt>{column.header}</dt>
                <dd className={column.numeric ? 'numbers' : undefined}>{cellOf(column, row)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
};
