import type { CoachProgram } from '@netlik/contract/coaching/coach-programs';
import { addMonths } from '@netlik/domain/months';
import { addDays, monthStart, type StudyDay, studyDay } from '@netlik/domain/study-day';
import { useQuery } from '@tanstack/react-query';
import ChevronLeftIcon from 'lucide-react/icons/chevron-left';
import ChevronRightIcon from 'lucide-react/icons/chevron-right';
import { useEffect, useRef } from 'react';
import { formatFullDay, formatMonth, formatWeekday } from '../../../formats/days.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { UntilLoaded } from '../../../ui/states/until-loaded.tsx';
import { coachProgramQueries } from '../../coach-programs/coach-programs.queries.ts';
import { programAddress, weekAddress } from '../../program-address.ts';
import { programStatusNames } from '../../status-tag.texts.ts';
import tones from '../../status-tone.module.css';
import styles from './month-strip.module.css';
import { ProgramCard } from './program-card.tsx';
import { detailTexts, dayTexts as texts } from './student-detail.texts.ts';
import { WeekMenu } from './week-menu.tsx';

type StripProps = {
  date: StudyDay;
  today: StudyDay;
  programs: readonly CoachProgram[];
  onDate: (date: StudyDay) => void;
};

const MonthStrip = ({ date, today, programs, onDate }: StripProps) => {
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
          <Button look="line" small onClick={() => onDate(today)}>
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
                <span className={`${styles.dot} ${tones.tone}`} data-status={status} />
              </Stack>
            </li>
          );
        })}
      </Row>
    </Stack>
  );
};

type Props = {
  studentId: string;
  studentName: string;
  /** The coach an admin writes for. */
  coachId: string | null;
  date: StudyDay;
  onDate: (date: StudyDay) => void;
};

export const ProgramsTab = ({ studentId, studentName, coachId, date, onDate }: Props) => {
  const today = studyDay(new Date());
  const first = monthStart(date);
  const query = useQuery(coachProgramQueries.ofRange(studentId, first, addDays(addMonths(first, 1), -1)));
  const programs = query.data?.data;
  const ofDay = programs?.filter((program) => program.date === date) ?? [];
  return (
    <Stack gap="4">
      <MonthStrip date={date} today={today} onDate={onDate} programs={programs ?? []} />
      <Row gap="2 4" align="center" between wrap>
        <h2>{formatFullDay(date)}</h2>
        <Row gap="2" align="center">
          <ButtonLink look="line" small to={weekAddress({ studentId, date: [date, today].sort()[1]! })}>
            {texts.week}
          </ButtonLink>
          <WeekMenu studentId={studentId} studentName={studentName} coachId={coachId} date={date} />
        </Row>
      </Row>
      <UntilLoaded query={query} failed={texts.failed} compact />
      {ofDay.map((program) => (
        <ProgramCard key={program._id} program={program} studentName={studentName} />
      ))}
      {programs && !query.isPlaceholderData && ofDay.length === 0 && (
        <EmptyState
          drawing="plan"
          compact
          title={texts.empty}
          text={date < today ? texts.emptyPast : texts.emptyText}
          action={
            date >= today ? (
              <ButtonLink look="soft" to={programAddress({ studentId, date })}>
                {detailTexts.write}
              </ButtonLink>
            ) : undefined
          }
        />
      )}
    </Stack>
  );
};
