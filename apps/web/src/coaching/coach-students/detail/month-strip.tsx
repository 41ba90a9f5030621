import type { CoachProgram } from '@netlik/contract/coaching/coach-programs';
import { addMonths } from '@netlik/domain/months';
import { addDays, monthStart, type StudyDay } from '@netlik/domain/study-day';
import ChevronLeftIcon from 'lucide-react/icons/chevron-left';
import ChevronRightIcon from 'lucide-react/icons/chevron-right';
import { useEffect, useRef } from 'react';
import { formatFullDay, formatMonth, formatWeekday } from '../../../formats/days.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { programStatusNames } from '../../status-tag.texts.ts';
import styles from './month-strip.module.css';
import { dayTexts as texts } from './student-detail.texts.ts';

type Props = {
  date: StudyDay;
  today: StudyDay;
  programs: readonly CoachProgram[];
  onDate: (date: StudyDay) => void;
};

export const MonthStrip = ({ date, today, programs, onDate }: Props) => {
  const list = useRef<HTMLUListElement>(null);
  const first = monthStart(date);
  const next = addMonths(first, 1);
  const days: StudyDay[] = [];
  for (let day = first; day < next; day = addDays(day, 1)) days.push(day);

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls the chosen day into view when it changes
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-current]');
    const strip = list.current;
    if (chosen && strip)
      strip.scrollLeft = chosen.offsetLeft - strip.clientWidth / 2 + chosen.offsetWidth / 2;
  }, [date]);

  return (
    <Stack gap="2">
      <Row gap="2" align="center">
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
      </Row>
      <Row ref={list} as="ul" gap="1" className={styles.days} aria-label={texts.strip}>
        {days.map((day) => {
          const ofDay = programs.filter((one) => one.date === day);
          const standing = ofDay.find(({ status: kept }) => kept !== 'archived');
          const status = (standing ?? ofDay[0])?.shownStatus;
          return (
            <li key={day}>
              <Stack
                type="button"
                as="button"
                gap="1"
                align="center"
                className={styles.day}
                aria-current={day === date ? 'date' : undefined}
                data-today={day === today || undefined}
                aria-label={`${formatFullDay(day)}: ${status ? programStatusNames[status] : texts.noProgram}`}
                onClick={() => onDate(day)}
              >
                <Text as="span" tone="muted" size="tiny" aria-hidden="true">
                  {formatWeekday(day)}
                </Text>
                <Text as="span" weight="semibold" numbers className={styles.number}>
                  {Number(day.slice(8))}
                </Text>
                <span className={styles.dot} data-status={status} />
              </Stack>
            </li>
          );
        })}
      </Row>
    </Stack>
  );
};
