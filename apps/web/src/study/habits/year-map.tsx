import type { HabitLog } from '@netlik/contract/study/habits';
import { addDays, dayOfWeek, daysBetween, type StudyDay, weekStart } from '@netlik/domain/study-day';
import { type CSSProperties, useEffect, useRef } from 'react';
import { formatDay, formatMonth, formatShortMonth } from '../../formats/days.ts';
import { Heat, HeatCell, type HeatLook } from '../../ui/charts/heat.tsx';
import { ScrollTable } from '../../ui/charts/scroll-table.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { logNames, yearTexts as texts } from './habits.texts.ts';
import styles from './year-map.module.css';

/** Shapes differ as well as colours, for colour-blind users. */
const looks: Record<HabitLog['status'], HeatLook> = {
  done: { value: 100 },
  auto: { value: 100, mark: 'dot' },
  late: { value: 50, mark: 'half' },
  missed: { value: 0, mark: 'ring' },
  skipped: { value: 0, mark: 'dash' },
  pending: { value: 0 },
};

type Props = { name: string; logs: readonly HabitLog[]; now: StudyDay };

const count = (logs: readonly HabitLog[], ...statuses: HabitLog['status'][]) =>
  logs.filter(({ status }) => statuses.includes(status)).length;

const monthsOf = (logs: readonly HabitLog[]) => {
  const months = [...new Set(logs.map(({ date }) => date.slice(0, 7)))].toSorted().toReversed();
  return months.map((month) => ({ month, ofMonth: logs.filter(({ date }) => date.startsWith(month)) }));
};

const LogsByMonth = ({ logs }: Pick<Props, 'logs'>) => (
  <details className={styles.byMonth}>
    <summary>{texts.byMonth}</summary>
    <ScrollTable label={texts.byMonth}>
      <thead>
        <tr>
          <th scope="col">{texts.month}</th>
          <th scope="col">{texts.kept}</th>
          <th scope="col">{texts.late}</th>
          <th scope="col">{texts.missed}</th>
          <th scope="col">{texts.skipped}</th>
        </tr>
      </thead>
      <tbody>
        {monthsOf(logs).map(({ month, ofMonth }) => (
          <tr key={month}>
            <th scope="row">{formatMonth(`${month}-01`)}</th>
            <td>{count(ofMonth, 'done', 'auto')}</td>
            <td>{count(ofMonth, 'late')}</td>
            <td>{count(ofMonth, 'missed')}</td>
            <td>{count(ofMonth, 'skipped')}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  </details>
);

export const YearMap = ({ name, logs, now }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  const first = weekStart(addDays(now, -364));
  const weeks = Math.floor(daysBetween(first, now) / 7) + 1;
  const statuses = new Map(logs.map(({ date, status }) => [date, status]));
  const days = Array.from({ length: daysBetween(first, now) + 1 }, (_, index) => addDays(first, index));
  useEffect(() => {
    if (box.current) box.current.scrollLeft = box.current.scrollWidth;
  }, []);
  return (
    <Stack gap="4">
      <div
        ref={box}
        className={styles.yearScroll}
        role="img"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be reachable by keyboard
        tabIndex={0}
        aria-label={texts.label(name, count(logs, 'done', 'late', 'auto'), count(logs, 'missed'))}
      >
        <div className={styles.squares}>
          <Heat
            columns={weeks}
            cells={days.map((day) => {
              const status = statuses.get(day);
              return {
                key: day,
                title: `${formatDay(day)}${status ? ` · ${logNames[status]}` : ''}`,
                ...(status ? looks[status] : { value: 0 }),
              };
            })}
          />
        </div>
        <Grid
          tone="muted"
          size="tiny"
          nowrap
          className={styles.months}
          style={{ '--weeks': weeks } as CSSProperties}
        >
          {days
            .filter((day) => dayOfWeek(day) === 1 && Number(day.slice(8)) <= 7)
            .map((day) => (
              <span key={day} style={{ gridColumnStart: daysBetween(first, day) / 7 + 1 }}>
                {formatShortMonth(day)}
              </span>
            ))}
        </Grid>
      </div>
      <Row as="ul" gap="2 4" wrap tone="muted" size="small" className={styles.legend}>
        {(['done', 'auto', 'late', 'missed', 'skipped'] as const).map((status) => (
          <Row as="li" gap="2" align="center" key={status}>
            <HeatCell {...looks[status]} />
            {logNames[status]}
          </Row>
        ))}
      </Row>
      <LogsByMonth logs={logs} />
    </Stack>
  );
};
