import { neighbourMonth } from '@netlik/domain/months';
import type { StudyDay } from '@netlik/domain/study-day';
import ChevronRightIcon from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, useRef } from 'react';
import { formatWeekday } from '../../../formats/days.ts';
import { FillBar } from '../../../ui/charts/fill-bar.tsx';
import { rovingIndex } from '../../../ui/keyboard/roving.ts';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { SkeletonBlock } from '../../../ui/states/skeleton.tsx';
import { calendarTexts as texts } from '../calendar.texts.ts';
import { fillOf, toneOf } from '../day-figures.ts';
import { DayMarks } from '../day-marks.tsx';
import { amountTexts, dayLabel } from '../day-text.ts';
import type { ViewProps } from '../view-props.ts';
import styles from './agenda.module.css';
import { groupAgendaDays } from './agenda-days.ts';

type RowProps = Pick<ViewProps, 'mode' | 'today' | 'days' | 'plans' | 'loading' | 'onOpen'> & {
  date: StudyDay;
};

const Row = ({ mode, today, days, plans, loading, onOpen, date }: RowProps) => {
  const day = days?.get(date);
  const plan = plans?.get(date);
  const [amount, detail] = amountTexts(mode, day);
  const number = String(Number(date.slice(8)));
  const label = dayLabel({ mode, date, today, day, known: days !== undefined, plan });
  return (
    <li>
      <Grid
        type="button"
        as="button"
        gap="2"
        align="center"
        box="outline"
        text="start"
        full
        className={styles.row}
        data-day={date}
        data-tone={toneOf(mode, day, today)}
        data-today={date === today || undefined}
        data-quiet={!amount || undefined}
        onClick={() => onOpen(date)}
      >
        <Stack as="span" align="center" className={styles.date}>
          <Text as="span" size="large" weight="semibold" numbers className={styles.number}>
            {number}
          </Text>
          {/* The accessible name starts with the visible number and adds the full text. */}
          <span className="visually-hidden">{label.slice(number.length)}</span>
          <Text as="span" tone="muted" size="tiny" aria-hidden="true">
            {formatWeekday(date)}
          </Text>
        </Stack>
        <Stack as="span" gap="1" className={styles.middle} aria-hidden="true">
          {loading && date <= today && <SkeletonBlock width="48%" height={14} />}
          {amount && (
            <>
              <span className={styles.words}>
                <b>{amount}</b>
                {detail && <span>{detail}</span>}
              </span>
              <FillBar fill={fillOf(mode, day)} />
            </>
          )}
          {!amount && days && date <= today && <span className={styles.none}>{texts.nothing[mode]}</span>}
        </Stack>
        <span className={styles.marks} aria-hidden="true">
          <DayMarks {...{ mode, day, plan }} />
        </span>
        <ChevronRightIcon size={16} className={styles.more} />
      </Grid>
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
      if (next >= bounds.from && next <= bounds.to) onLeave(next);
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
    // biome-ignore lint/a11y/noStaticElementInteractions: the rows are the buttons, and the arrow keys move between them
    <div
      ref={box}
      className={styles.agenda}
      data-mode={row.mode}
      onKeyDown={onKeyDown}
      aria-busy={row.loading || undefined}
    >
      {parts.map(({ name, days }) => (
        <section key={name} aria-label={headings[name]}>
          {parts.length > 1 && (
            <Text as="h2" tone="muted" size="small" weight="semibold" className={styles.heading}>
              {headings[name]}
            </Text>
          )}
          <Stack as="ul" gap="1">
            {days.map((date) => (
              <Row key={date} {...row} date={date} />
            ))}
          </Stack>
        </section>
      ))}
    </div>
  );
};
