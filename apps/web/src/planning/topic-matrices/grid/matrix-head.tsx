import { parseStudyDay } from '@netlik/domain/study-day';
import { memo } from 'react';
import { formatDayMonth, formatMonth } from '../../../formats/days.ts';
import { topicMatrixTexts as texts } from '../topic-matrices.texts.ts';
import styles from './matrix-grid.module.css';
import { colorOf, type Meanings } from './matrix-row.tsx';

type Props = {
  colors: string;
  selected: string;
  today: number | null;
  month: string;
  /** The active day; null if another row is active. */
  active: number | null;
  activeId: string;
  meanings: Meanings;
};

export const MatrixHead = memo(({ colors, selected, today, month, active, activeId, meanings }: Props) => {
  const days = Array.from({ length: colors.length - 1 }, (_, index) => {
    const day = index + 1;
    const color = colorOf[colors[day]!]!;
    const date = parseStudyDay(`${month}-${String(day).padStart(2, '0')}`);
    return { day, date, color: color === 'white' ? undefined : color, isToday: day === today };
  });
  return (
    <>
      <caption className={styles.month} aria-hidden="true">
        <span>{formatMonth(month)}</span>
      </caption>
      <colgroup>
        <col className={styles.topicColumn} />
        {days.map(({ day, color, isToday }) => (
          <col key={day} data-color={color} data-today={isToday || undefined} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <td className={styles.corner}>{texts.topics}</td>
          {days.map(({ day, date, color, isToday }) => (
            <th
              key={day}
              scope="col"
              className={styles.day}
              data-color={color}
              data-today={isToday || undefined}
              data-active={active === day || undefined}
              id={active === day ? activeId : undefined}
              aria-selected={selected[day] === '1'}
            >
              <span aria-hidden="true">{day}</span>
              <span className="visually-hidden">
                {date ? formatDayMonth(date) : texts.noSuchDay(day)}
                {isToday && texts.today}
                {color ? `, ${meanings[color]}` : ''}
              </span>
            </th>
          ))}
        </tr>
      </thead>
    </>
  );
});
