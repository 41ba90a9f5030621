import type { CalendarDay, CalendarMode } from '@netlik/contract/study/calendar';
import type { StudyDay } from '@netlik/domain/study-day';
import { type CSSProperties, memo, useId } from 'react';
import { formatMonth } from '../../formats/days.ts';
import { Text } from '../../ui/layout/text.tsx';
import { DayCell, toned } from '../../ui/pickers/day-cell.tsx';
import { MonthTable } from '../../ui/pickers/month-table.tsx';
import { useDayCursor } from '../../ui/pickers/use-day-cursor.ts';
import { SkeletonBlock } from '../../ui/states/skeleton.tsx';
import { calendarTexts as texts } from './calendar.texts.ts';
import type { DayPlan, ViewProps } from './calendar-parts.ts';
import { isWithin } from './calendar-url.ts';
import { fillOf, heatOf, monthTint, toneOf } from './day-figures.ts';
import { marksOf } from './day-marks.tsx';
import { amountTexts, dayLabel } from './day-text.ts';
import styles from './month-grid.module.css';

type CellProps = Pick<ViewProps, 'mode' | 'today' | 'loading' | 'onOpen'> & {
  date: StudyDay;
  day: CalendarDay | undefined;
  plan: DayPlan | undefined;
  known: boolean;
  outside: boolean;
  current: boolean;
};

const Amount = ({ mode, day }: { mode: CalendarMode; day: CalendarDay }) => {
  const [amount, detail] = amountTexts(mode, day);
  return (
    <span className={styles.seen} aria-hidden="true">
      <Text as="span" size="body" weight="semibold" numbers nowrap className={styles.amount}>
        {amount}
      </Text>
      <Text as="span" size="tiny" numbers nowrap>
        {mode === 'study' ? detail : `${day.correct} D · ${day.wrong} Y`}
      </Text>
      <span className={styles.bar} style={{ '--fill': fillOf(mode, day) } as CSSProperties} />
    </span>
  );
};

const MonthDay = memo((props: CellProps) => {
  const { mode, date, today, day, plan, known, loading, outside, current, onOpen } = props;
  const heat = heatOf(mode, day, today);
  const tone = toneOf(mode, day, today);
  return (
    <DayCell
      {...{ date, today, outside, current }}
      label={dayLabel({ mode, date, today, day, known, plan })}
      marks={marksOf(mode, day, outside ? undefined : plan)}
      box="outline"
      text="start"
      full
      className={tone ? toned(styles.day) : styles.day}
      data-heat={heat}
      data-tone={tone}
      style={monthTint(heat)}
      onClick={() => onOpen(date)}
    >
      {loading && !outside && date <= today && <SkeletonBlock width="70%" height={12} />}
      {day && amountTexts(mode, day).length > 0 && <Amount mode={mode} day={day} />}
    </DayCell>
  );
});

export const MonthGrid = (props: ViewProps) => {
  const { mode, month, today, shown, bounds, days, plans, loading, onOpen, onLeave } = props;
  const { cursor, box, onKeyDown, onFocus } = useDayCursor({ first: today, shown, bounds, onLeave });
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
          <MonthDay
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
