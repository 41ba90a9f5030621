import type { CoachProgram } from '@netlik/contract/coaching/coach-programs';
import { addMonths, monthGridRange } from '@netlik/domain/months';
import { monthStart, type StudyDay, studyDay } from '@netlik/domain/study-day';
import { useQuery } from '@tanstack/react-query';
import ChevronLeftIcon from 'lucide-react/icons/chevron-left';
import ChevronRightIcon from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatFullDay, formatMonth } from '../../formats/days.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { MonthTable } from '../../ui/pickers/month-table.tsx';
import { QueryError } from '../../ui/states/query-error.tsx';
import { programAddress } from '../program-address.ts';
import { programStatusNames } from '../status-tag.texts.ts';
import tones from '../status-tone.module.css';
import { adminCoachQueries } from './admin-coaches.queries.ts';
import { programCalendarTexts as texts } from './admin-coaches.texts.ts';
import styles from './program-calendar.module.css';

const WIDTH = 720;

type DayProps = {
  day: StudyDay;
  today: StudyDay;
  isOutside: boolean;
  program: CoachProgram | undefined;
  address: (part: { editId: string } | { date: string }) => string;
};

const Day = ({ day, today, isOutside, program, address }: DayProps) => {
  const number = (
    <Text as="span" weight="semibold" numbers className={styles.number}>
      {Number(day.slice(8))}
    </Text>
  );
  const shared = {
    'data-today': day === today || undefined,
    'data-outside': isOutside || undefined,
    gap: '1',
    justify: 'start',
    tone: 'plain',
    className: styles.day,
  } as const;
  const named = (words: string) =>
    `${formatFullDay(day)}${day === today ? `, ${texts.isToday}` : ''}: ${words}`;
  if (program) {
    const status = programStatusNames[program.shownStatus];
    return (
      <Stack
        {...shared}
        as={Link}
        className={`${styles.day} ${tones.tone}`}
        data-status={program.shownStatus}
        to={address({ editId: program._id })}
        aria-label={named(`${program.title}, ${status}`)}
      >
        {number}
        <Text as="span" size="tiny" weight="semibold" truncate className={styles.status}>
          {status}
        </Text>
      </Stack>
    );
  }
  // Past days accept no program.
  if (day < today)
    return (
      <Stack {...shared} as="span">
        {number}
        <span className="visually-hidden">{texts.past}</span>
      </Stack>
    );
  return (
    <Stack {...shared} as={Link} to={address({ date: day })} aria-label={named(texts.free)}>
      {number}
      <Text as="span" tone="muted" size="tiny" className={styles.write} aria-hidden="true">
        {texts.write}
      </Text>
    </Stack>
  );
};

type Props = { coachId: string; student: { _id: string; name: string }; onClose: () => void };

/** A day links to its program, or to a new one in the coach's name. */
export const ProgramCalendar = ({ coachId, student, onClose }: Props) => {
  const today = studyDay(new Date());
  const [month, setMonth] = useState(() => monthStart(today));
  const { from, to } = monthGridRange(month);
  const query = useQuery(adminCoachQueries.programs(student._id, from, to));
  const programs = new Map(
    query.data?.data
      .filter(({ shownStatus }) => shownStatus !== 'archived')
      .map((program) => [program.date, program]),
  );
  const address: DayProps['address'] = (part) => programAddress({ studentId: student._id, coachId, ...part });
  return (
    <Drawer title={texts.title(student.name)} width={WIDTH} onClose={onClose}>
      <Stack gap="3">
        <Text tone="muted" size="small">
          {texts.lead}
        </Text>
        <Row gap="2" align="center">
          <IconButton label={texts.previous} onClick={() => setMonth(addMonths(month, -1))}>
            <ChevronLeftIcon />
          </IconButton>
          <strong aria-live="polite">{formatMonth(month)}</strong>
          <IconButton label={texts.next} onClick={() => setMonth(addMonths(month, 1))}>
            <ChevronRightIcon />
          </IconButton>
          {month !== monthStart(today) && (
            <Button look="quiet" small onClick={() => setMonth(monthStart(today))}>
              {texts.today}
            </Button>
          )}
        </Row>
        {query.error && !query.data && <QueryError query={query} title={texts.failed} compact />}
        <MonthTable
          className={styles.month}
          aria-label={formatMonth(month)}
          aria-busy={query.isFetching || undefined}
          month={month}
          renderDay={(day) => (
            <Day
              {...{ day, today, address }}
              isOutside={monthStart(day) !== month}
              program={programs.get(day)}
            />
          )}
        />
      </Stack>
    </Drawer>
  );
};
