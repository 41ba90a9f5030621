import { addMonths, monthOf as monthDay, yearChoices } from '@netlik/domain/months';
import { type StudyDay, yearOf } from '@netlik/domain/study-day';
import ChevronLeftIcon from 'lucide-react/icons/chevron-left';
import ChevronRightIcon from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { monthNames } from '../../formats/days.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { Row } from '../../ui/layout/row.tsx';
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

type TurnProps = { label: string; disabled: boolean; onTurn: () => void; children: ReactNode };

const Turn = ({ label, disabled, onTurn, children }: TurnProps) => (
  <IconButton label={label} disabled={disabled} onClick={onTurn}>
    {children}
  </IconButton>
);

type PickProps = {
  label: string;
  options: readonly { value: number; name: string | number }[];
  value: number;
  onPick: (value: number) => void;
};

const Pick = ({ label, options, value, onPick }: PickProps) => (
  <span className={styles.pick}>
    <select
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => onPick(Number(currentTarget.value))}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.name}
        </option>
      ))}
    </select>
  </span>
);

const months = monthNames.map((name, index) => ({ value: index + 1, name }));

export const CalendarHeader = ({ urlState, today, onGo, onToday }: Props) => {
  const { view, month } = urlState;
  const years = yearChoices(yearOf(today)).map((year) => ({ value: year, name: year }));
  const bounds = wholeRange(today);
  const step = view === 'year' ? 12 : 1;
  const [before, after] = [addMonths(month, -step), addMonths(month, step)];
  const pick = (year: number, number: number) => {
    const picked = monthDay(year, number);
    if (picked) onGo({ month: picked });
  };
  return (
    <Row gap="3" align="center" between wrap data-tour="calendar-header">
      <Row gap="2" align="center" wrap className={styles.turns}>
        <Turn
          label={texts.previous[view]}
          disabled={before < bounds.min}
          onTurn={() => onGo({ month: before })}
        >
          <ChevronLeftIcon />
        </Turn>
        {view === 'month' && (
          <Pick
            label={texts.month}
            options={months}
            value={monthOf(month)}
            onPick={(number) => pick(yearOf(month), number)}
          />
        )}
        <Pick
          label={texts.year}
          options={years}
          value={yearOf(month)}
          onPick={(year) => pick(year, monthOf(month))}
        />
        <Turn label={texts.next[view]} disabled={after > bounds.max} onTurn={() => onGo({ month: after })}>
          <ChevronRightIcon />
        </Turn>
      </Row>
      <Row gap="2" align="center" wrap className={styles.side}>
        <Button look="line" small aria-label={texts.goToday} onClick={onToday}>
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
