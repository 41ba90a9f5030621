import { Fragment } from 'react';
import { Row } from '../layout/row.tsx';
import { Stack } from '../layout/stack.tsx';
import { Text } from '../layout/text.tsx';
import { MenuButton } from '../overlays/menu.tsx';
import { Skeleton, SkeletonBlock } from '../states/skeleton.tsx';
import styles from './data-table.module.css';
import type { BodyProps } from './data-table-grid.tsx';
import { NameCell } from './row-name.tsx';
import { rowProps } from './row-pointer.ts';
import { cellOf, nameColumnOf, nameOf } from './table-column.ts';

export const DataTableCards = <T extends object>(props: BodyProps<T>) => {
  const { label, columns, rows, rowId, actions, opening } = props;
  const nameColumn = nameColumnOf(columns);
  const others = columns.filter((column) => column !== nameColumn && !column.hiddenOnPhone);
  const labelled = others.filter(({ bareOnPhone }) => !bareOnPhone);
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
        <Stack key={rowId(row)} as="li" gap="1" {...rowProps(opening)}>
          <Row gap="2" align="center" between minTouchTarget>
            <Text as="span" weight="semibold" wrapAnywhere shrink className={styles.cardName}>
              {nameColumn && <NameCell column={nameColumn} row={row} opening={opening} />}
            </Text>
            {actions && <MenuButton label={`${nameOf(columns, row)} için işlemler`} items={actions(row)} />}
          </Row>
          {others
            .filter(({ bareOnPhone }) => bareOnPhone)
            .map((column) => (
              <Fragment key={column.id}>{cellOf(column, row)}</Fragment>
            ))}
          {labelled.length > 0 && (
            <Row as="dl" gap="1 4" wrap size="small">
              {labelled.map((column) => (
                <Row key={column.id} gap="2" align="baseline">
                  <Text as="dt" tone="muted" noShrink>
                    {column.header}
                  </Text>
                  <Text as="dd" wrapAnywhere shrink numbers={column.numeric === true}>
                    {cellOf(column, row)}
                  </Text>
                </Row>
              ))}
            </Row>
          )}
        </Stack>
      ))}
    </ul>
  );
};
