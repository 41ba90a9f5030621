import { createContext, type ReactNode, use } from 'react';
import { Link } from 'react-router';
import { Row } from '../layout/row.tsx';
import styles from './data-table.module.css';
import type { RowOpening } from './row-pointer.ts';
import { type Column, shownValue } from './table-column.ts';

const Opening = createContext<{ link?: string; open?: () => void }>({});

type Props = { children: ReactNode; className?: string | undefined; 'aria-label'?: string };

const nameLayout = {
  inline: true,
  align: 'center',
  tone: 'plain',
  weight: 'semibold',
  text: 'start',
  wrapAnywhere: true,
} as const;

/** The link or button in a row's name cell that opens the row for keyboards and screen readers. */
export const RowName = ({ className = styles.high, ...shared }: Props) => {
  const { link, open } = use(Opening);
  const props = {
    ...nameLayout,
    ...shared,
    className: `${styles.rowName} ${className}`,
    'data-row-name': true,
  };
  if (link !== undefined) return <Row as={Link} to={link} {...props} />;
  if (open) return <Row as="button" type="button" {...props} onClick={open} />;
  return shared.children;
};

type CellProps<T> = { column: Column<T>; row: T; opening: RowOpening<T> };

export const NameCell = <T,>({ column, row, opening: { rowLink, onOpen } }: CellProps<T>) => (
  <Opening value={{ link: rowLink?.(row), open: onOpen && (() => onOpen(row)) }}>
    {column.cell ? column.cell(row) : <RowName>{shownValue(column.value(row))}</RowName>}
  </Opening>
);
