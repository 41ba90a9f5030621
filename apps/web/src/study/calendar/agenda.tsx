import { neighbourMonth } from '@netlik/domain/months';
import type { StudyDay } from '@netlik/domain/study-day';
import ChevronRightIcon from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, useRef } from 'react';
import { formatWeekday } from '../../formats/days.ts';
import { FillBar } from '../../ui/charts/fill-bar.tsx';
import { rovingIndex } from '../../ui/keyboard/roving.ts';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { DayCell, toned } from '../../ui/pickers/day-cell.tsx';
import { SkeletonBlock } from '../../ui/states/skeleton.tsx';
import styles from './agenda.module.css';
import { calendarTexts as texts } from './calendar.texts.ts';
import type { ViewProps } from './calendar-parts.ts';
import { fillOf, groupAgendaDays, toneOf } from './day-figures.ts';
import { marksOf } from './day-marks.tsx';
import { amountTexts, dayLabel } from './day-text.ts';

type DayProps = Pick<ViewProps, 'mode' | 'today' | 'days' | 'plans' | 'loading' | 'onOpen'> & {
  date: StudyDay;
};

const AgendaDay = ({ mode, today, days, plans, loading, onOpen, date }: DayProps) => {
  const day = days?.get(date);
  const plan = plans?.get(date);
  const tone = toneOf(mode, day, today);
  const [amount, detail] = amountTexts(mode, day);
  return (
    <li>
      <DayCell
        {...{ date, today }}
        label={dayLabel({ mode, date, today, day, known: days !== undefined, plan })}
        marks={marksOf(mode, day, plan)}
        text="start"
        full
        className={tone ? toned(styles.row) : styles.row}
        data-tone={tone}
        data-quiet={!amount || undefined}
        onClick={() => onOpen(date)}
      >
        <Text as="span" tone="muted" size="tiny" className={styles.weekday} aria-hidden="true">
          {formatWeekday(date)}
        </Text>
        <Stack as="span" gap="1" className={styles.middle} aria-hidden="true">
          {loading && date <= today && <SkeletonBlock width="48%" height={14} />}
          {amount && (
            <>
              <Row as="span" gap="0 2" align="baseline" wrap numbers>
                <Text as="b" weight="semibold" className={styles.amount}>
                  {amount}
                </Text>
                <Text as="span" tone="muted" size="small">
                  {detail}
                </Text>
              </Row>
              <FillBar small fill={fillOf(mode, day)} />
            </>
          )}
          {!amount && days && date <= today && (
            <Text as="span" tone="muted" size="small">
              {texts.nothing[mode]}
            </Text>
          )}
        </Stack>
        <ChevronRightIcon size={16} className={styles.more} />
      </DayCell>
    </li>
  );
};

const headings = { today: texts.today, earlier: texts.earlier, later: texts.later };

export const Agenda = ({ month, shown, bounds, onLeave, ...row }: ViewProps) => {
  const box = useRef<HTMLDivElement>(null);
  const parts = groupAgendaDays(shown, row.today);

  const onKeyDown = (event: KeyboardEvent) => {
    const page = ({ PageUp: -1, PageDown: 1 } as const)[event.key];
    if (page !== undefined) {
      const next = neighbourMonth(month, page);
      event.preventDefault();
      if (next >= bounds.min && next <= bounds.max) onLeave(next);
      return;
    }
    const rows = [...(box.current?.querySelectorAll<HTMLElement>('[data-day]') ?? [])];
    const at = rows.indexOf(document.activeElement as HTMLElement);
    const next = rovingIndex(event.key, at, rows.length, 'vertical');
    if (next === null) return;
    event.preventDefault();
    rows[next]?.focus();
  };

  return (
    <Stack
      ref={box}
      gap="4"
      className={styles.agenda}
      data-mode={row.mode}
      onKeyDown={onKeyDown}
      aria-busy={row.loading || undefined}
    >
      {parts.map(({ name, days }) => (
        <Stack as="section" gap="2" key={name} aria-label={headings[name]}>
          {parts.length > 1 && (
            <Text as="h2" tone="muted" size="small" weight="semibold">
              {headings[name]}
            </Text>
          )}
          <ul>
            {days.map((date) => (
              <AgendaDay key={date} {...row} date={date} />
            ))}
          </ul>
        </Stack>
      ))}
    </Stack>
  );
};
