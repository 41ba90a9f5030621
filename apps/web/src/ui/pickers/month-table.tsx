import { monthGrid } from '@netlik/domain/months';
import type { StudyDay } from '@netlik/domain/study-day';
import type { ComponentProps, ReactNode } from 'react';
import { weekdayNames } from '../../formats/days.ts';
import styles from './month-table.module.css';

type Props = Omit<ComponentProps<'table'>, 'children'> & {
  month: StudyDay;
  renderDay: (day: StudyDay) => ReactNode;
  bodyProps?: ComponentProps<'tbody'>;
  isWeekChosen?: (monday: StudyDay) => boolean;
  isDayChosen?: (day: StudyDay) => boolean;
};

/**
 * The weeks of a month as rows, filled with days of the neighbouring months. With `role="grid"` the arrow
 * keys move through it.
 */
export const MonthTable = ({ month, renderDay, bodyProps, isWeekChosen, isDayChosen, ...rest }: Props) => (
  <table {...rest}>
    <thead className={styles.head}>
      <tr>
        {weekdayNames.map(({ short, long }) => (
          <th key={long} scope="col" abbr={long}>
            {short}
          </th>
        ))}
      </tr>
    </thead>
    <tbody {...bodyProps}>
      {monthGrid(month).map((week) => (
        <tr key={week[0]} aria-selected={isWeekChosen?.(week[0]!) || undefined}>
          {week.map((day) => (
            // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid is a gridcell
            <td key={day} aria-selected={isDayChosen?.(day) || undefined}>
              {renderDay(day)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
