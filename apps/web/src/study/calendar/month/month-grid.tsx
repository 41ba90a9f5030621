import type { CalendarDay, CalendarMode } from '@netlik/contract/study/calendar';
import type { StudyDay } from '@netlik/domain/study-day';
import { type CSSProperties, memo, useId } from 'react';
import { formatMonth } from '../../../formats/days.ts';
import { formatDuration } from '../../../formats/durations.ts';
import { Row } from '../../../ui/layout/row.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { MonthTable } from '../../../ui/pickers/month-table.tsx';
import { SkeletonBlock } from '../../../ui/states/skeleton.tsx';
import { calendarTexts as texts } from '../calendar.texts.ts';
import { isWithin } from '../calendar-url.ts';
import { countTexts as counts } from '../count-texts.ts';
import { amountOf, fillOf, heatOf, questionsOf, toneOf } from '../day-figures.ts';
import { DayMarks } from '../day-marks.tsx';
import { dayLabel } from '../day-text.ts';
import { monthTint } from '../month-tints.ts';
import type { DayPlan } from '../plan-days.ts';
import { useDayCursor } from '../use-day-cursor.ts';
import type { ViewProps } from '../view-props.ts';
import styles from './month-grid.module.css';

const Amount = ({ mode, day }: { mode: CalendarMode; day: CalendarDay }) =>
  mode === 'study' ? (
    <>
      <Text as="span" size="body" weight="semibold" numbers nowrap className={styles.amount}>
        {formatDuration(day.totalTime)}
      </Text>
      <Text as="span" size="tiny" numbers nowrap className={styles.detail}>
        {counts.sessions(day.sessionCount)}
      </Text>
    </>
  ) : (
    <>
      <Text as="span" size="body" weight="semibold" numbers nowrap className={styles.amount}>
        {counts.questions(questionsOf(day))}
      </Text>
      <Text as="span" size="tiny" numbers nowrap className={styles.detail}>
        {day.correct} D · {day.wrong} Y
      </Text>
    </>
  );

type CellProps = {
  mode: CalendarMode;
  date: StudyDay;
  today: StudyDay;
  day: CalendarDay | undefined;
  plan: DayPlan | undefined;
  known: boolean;
  loading: boolean;
  outside: boolean;
  current: boolean;
  onOpen: (day: StudyDay) => void;
};

const DayCell = memo((props: CellProps) => {
  const { mode, date, today, day, plan, known, loading, outside, current, onOpen } = props;
  const heat = heatOf(mode, day, today);
  const number = String(Number(date.slice(8)));
  const label = dayLabel({ mode, date, today, day, known, plan });
  return (
    <Text
      type="button"
      as="button"
      text="start"
      full
      className={styles.day}
      data-day={date}
      data-heat={heat}
      style={monthTint(heat)}
      data-tone={toneOf(mode, day, today)}
      data-outside={outside || undefined}
      data-today={date === today || undefined}
      tabIndex={current ? 0 : -1}
      onClick={() => onOpen(date)}
    >
      <Row as="span" gap="1" align="center" className={styles.top}>
        <Text as="span" tone="muted" size="small" weight="semibold" numbers className={styles.number}>
          {number}
        </Text>
        {/* The accessible name starts with the visible number and adds the full text. */}
        <span className="visually-hidden">{label.slice(number.length)}</span>
        <Row as="span" gap="1" align="center" inline aria-hidden="true">
          <DayMarks mode={mode} day={day} plan={outside ? undefined : plan} />
        </Row>
      </Row>
      {loading && !outside && date <= today && <SkeletonBlock width="70%" height={12} />}
      {day && amountOf(mode, day) > 0 && (
        <span className={styles.seen} aria-hidden="true">
          <Amount mode={mode} day={day} />
          <span className={styles.bar} style={{ '--fill': fillOf(mode, day) } as CSSProperties} />
        </span>
      )}
    </Text>
  );
});

export const MonthGrid = ({
  mode,
  month,
  today,
  shown,
  bounds,
  days,
  plans,
  loading,
  onOpen,
  onLeave,
}: ViewProps) => {
  const { cursor, box, onKeyDown, onFocus } = useDayCursor({ shown, bounds, today, onLeave });
  const keysId = useId();
  return (
    <div ref={box} className={styles.month} data-mode={mode} aria-busy={loading || undefined}>
      <p id={keysId} className="visually-hidden">
        {texts.keys}
      </p>
      <MonthTable
        role="grid"
        aria-label={formatMonth(month)}
        aria-describedby={keysId}
        month={month}
        bodyProps={{ onKeyDown, onFocus }}
        renderDay={(date) => (
          <DayCell
            {...{ mode, date, today, loading, onOpen }}
            day={days?.get(date)}
            plan={plans?.get(date)}
            known={days !== undefined}
            outside={!isWithin(date, shown)}
            current={date === cursor}
          />
        )}
      />
    </div>
  );
};
