import type { CoachProgram } from '@netlik/contract/coach/coach-programs';
import { addDays, monthStart, type StudyDay } from '@netlik/domain/study-day';
import { useEffect, useRef } from 'react';
import { formatFullDay, formatMonth, formatWeekday } from '../../../../formats/days.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../../ui/icons/glyphs.tsx';
import { addMonths } from '../../../../ui/pickers/calendar.ts';
import { programStatusNames } from '../../status-tag.texts.ts';
import styles from './month-strip.module.css';
import { dayTexts as texts } from './student-detail.texts.ts';

type Props = {
  date: StudyDay;
  today: StudyDay;
  programs: readonly CoachProgram[];
  onDate: (date: StudyDay) => void;
};

/** The days of a month with what is written for each; arrow keys step through them. */
export const MonthStrip = ({ date, today, programs, onDate }: Props) => {
  const list = useRef<HTMLUListElement>(null);
  const first = monthStart(date);
  const next = addMonths(first, 1);
  const days: StudyDay[] = [];
  for (let day = first; day < next; day = addDays(day, 1)) days.push(day);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen day is kept in view when it changes
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-current]');
    const strip = list.current;
    if (chosen && strip)
      strip.scrollLeft = chosen.offsetLeft - strip.clientWidth / 2 + chosen.offsetWidth / 2;
  }, [date]);

  return (
    <div className={styles.strip}>
      <div className={styles.head}>
        <IconButton label={texts.previousMonth} onClick={() => onDate(addMonths(date, -1))}>
          <ChevronLeftIcon />
        </IconButton>
        <strong>{formatMonth(date)}</strong>
        <IconButton label={texts.nextMonth} onClick={() => onDate(addMonths(date, 1))}>
          <ChevronRightIcon />
        </IconButton>
        {date !== today && (
          <Button look="quiet" small onClick={() => onDate(today)}>
            {texts.today}
          </Button>
        )}
      </div>
      <ul ref={list} className={styles.days} aria-label={texts.strip}>
        {days.map((day) => {
          const ofDay = programs.filter((one) => one.date === day);
          const standing = ofDay.find(({ status: kept }) => kept !== 'archived');
          const status = (standing ?? ofDay[0])?.shownStatus;
          return (
            <li key={day}>
              <button
                type="button"
                className={styles.day}
                aria-current={day === date ? 'date' : undefined}
                data-today={day === today || undefined}
                aria-label={`${formatFullDay(day)}: ${status ? programStatusNames[status] : texts.noProgram}`}
                onClick={() => onDate(day)}
              >
                <span className={styles.name}>{formatWeekday(day)}</span>
                <span className={styles.number}>{Number(day.slice(8))}</span>
                <span className={styles.dot} data-status={status} />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
