import { addMonths, monthOf as monthDay, yearChoices } from '@netlik/domain/months';
import { type StudyDay, yearOf } from '@netlik/domain/study-day';
import ChevronLeftIcon from 'lucide-react/icons/chevron-left';
import ChevronRightIcon from 'lucide-react/icons/chevron-right';
import { monthNames } from '../../formats/days.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { calendarTexts as texts } from './calendar.texts.ts';
import styles from './calendar-header.module.css';
import { type CalendarUrlState, type View, wholeRange } from './calendar-url.ts';

const monthOf = (day: StudyDay) => Number(day.slice(5, 7));

type Props = {
  urlState: CalendarUrlState;
  today: StudyDay;
  onGo: (change: Partial<CalendarUrlState>) => void;
  onToday: () => void;
};

const views = (Object.keys(texts.views) as View[]).map((value) => ({ value, label: texts.views[value] }));

export const CalendarHeader = ({ urlState, today, onGo, onToday }: Props) => {
  const { view, month } = urlState;
  const years = yearChoices(yearOf(today));
  const bounds = wholeRange(today);
  const step = view === 'year' ? 12 : 1;
  const [before, after] = [addMonths(month, -step), addMonths(month, step)];
  const atStart = before < bounds.from;
  const atEnd = after > bounds.to;
  const pick = (year: number, number: number) => {
    const picked = monthDay(year, number);
    if (picked) onGo({ month: picked });
  };
  return (
    <Row gap="3" align="center" between wrap data-tour="calendar-header">
      <Row gap="2" align="center" wrap className={styles.turns}>
        <Stack
          type="button"
          as="button"
          center
          box="outline"
          noShrink
          className={styles.turn}
          aria-label={texts.previous[view]}
          disabled={atStart}
          onClick={() => onGo({ month: before })}
        >
          <ChevronLeftIcon />
        </Stack>
        {view === 'month' && (
          <span className={styles.pick}>
            <select
              aria-label={texts.month}
              value={monthOf(month)}
              onChange={(event) => pick(yearOf(month), Number(event.currentTarget.value))}
            >
              {monthNames.map((name, index) => (
                <option key={name} value={index + 1}>
                  {name}
                </option>
              ))}
            </select>
          </span>
        )}
        <span className={styles.pick}>
          <select
            aria-label={texts.year}
            value={yearOf(month)}
            onChange={(event) => pick(Number(event.currentTarget.value), monthOf(month))}
          >
            {years.map((year) => (
              <option key={year} value={year}>
                {year}
              </option>
            ))}
          </select>
        </span>
        <Stack
          type="button"
          as="button"
          center
          box="outline"
          noShrink
          className={styles.turn}
          aria-label={texts.next[view]}
          disabled={atEnd}
          onClick={() => onGo({ month: after })}
        >
          <ChevronRightIcon />
        </Stack>
      </Row>
      <Row gap="2" align="center" wrap className={styles.side}>
        <Button look="quiet" small aria-label={texts.goToday} onClick={onToday}>
          {texts.today}
        </Button>
        <span data-tour="calendar-view">
          <Segmented
            label={texts.view}
            quiet
            options={views}
            value={view}
            onChange={(next) => onGo({ view: next })}
          />
        </span>
      </Row>
    </Row>
  );
};
