import type { StudyDay } from '@netlik/domain/study-day';
import type { ReactNode } from 'react';
import type { BoxProps } from '../layout/layout-props.ts';
import { Row } from '../layout/row.tsx';
import { Text } from '../layout/text.tsx';
import styles from './day-cell.module.css';

export type DayTone = 'muted' | 'primary' | 'success' | 'warning' | 'danger';

/** A sign with an optional count, or a badge if it has no icon. */
export type DayMark = { icon?: ReactNode; count?: ReactNode; tone: DayTone; dashed?: boolean };

/** Hidden from screen readers, because the day's label includes it. */
export const Mark = ({ icon, count, tone, dashed }: DayMark) => (
  <Row
    as="span"
    gap="1"
    align="center"
    inline
    tone="plain"
    size="tiny"
    weight="semibold"
    numbers
    nowrap
    className={`${styles.tone} ${icon ? styles.sign : styles.badge}`}
    data-tone={tone}
    data-dashed={dashed}
    aria-hidden="true"
  >
    {icon}
    {count}
  </Row>
);

/** Sets `--tone` for fills and `--ink` for text. */
export const toned = (className = '') => `${styles.tone} ${className}`;

type Props = Omit<BoxProps<'button'>, 'as'> & {
  date: StudyDay;
  today: StudyDay;
  /** Begins with the day's number. */
  label: string;
  outside?: boolean;
  /** The cell in the tab order; all are if it is undefined. */
  current?: boolean;
  marks?: readonly DayMark[];
};

/** A day of a calendar as a button. */
export const DayCell = ({ date, today, label, outside, current, marks, children, ...button }: Props) => {
  const number = String(Number(date.slice(8)));
  return (
    <Text
      {...button}
      as="button"
      type="button"
      data-day={date}
      data-today={date === today || undefined}
      data-outside={outside || undefined}
      tabIndex={current === undefined ? undefined : current ? 0 : -1}
      aria-label={marks ? undefined : label}
    >
      <span data-part="number">{number}</span>
      {marks && (
        <>
          {/* The accessible name starts with the visible number and adds the full text. */}
          <span className="visually-hidden">{label.slice(number.length)}</span>
          <span data-part="marks" aria-hidden="true">
            {marks.map((mark, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: marks have no id and keep their order
              <Mark key={index} {...mark} />
            ))}
          </span>
        </>
      )}
      {children}
    </Text>
  );
};
