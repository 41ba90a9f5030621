import type { CoachProgram } from '@netlik/contract/coaching/coach-programs';
import { addDays, type StudyDay, studyDay } from '@netlik/domain/study-day';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDuration } from '../../formats/durations.ts';
import { Section } from '../../ui/layout/card.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { DatePicker } from '../../ui/pickers/date-picker.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { SubjectMark } from '../../ui/subjects/subject-mark.tsx';
import { coachProgramQueries } from './coach-programs.queries.ts';
import { pastTexts as texts } from './past-programs.texts.ts';

type Subject = CoachProgram['subjects'][number];

const useDay = (studentId: string | null, date: string) =>
  useQuery({ ...coachProgramQueries.ofDay(studentId ?? '', date), enabled: studentId !== null });

const topicsOfDay = (program: CoachProgram | undefined): ReadonlySet<string> =>
  new Set(program?.subjects.flatMap(({ subject, topics }) => topics.map((topic) => `${subject} ${topic}`)));

const SubjectRow = ({ row, other }: { row: Subject; other: ReadonlySet<string> }) => {
  const answered = row.correctAnswers + row.wrongAnswers + row.blankAnswers > 0;
  return (
    <Stack as="li" gap="1">
      <Row as="p" gap="1 3" align="baseline" between wrap>
        <SubjectMark subject={row.subject} />
        <Text as="span" tone="muted" size="small" wrapAnywhere>
          {texts.status[row.status]}
        </Text>
      </Row>
      {row.topics.length > 0 && (
        <Text tone="muted" size="small" wrapAnywhere>
          {row.topics.map((topic, at) => (
            <span key={topic}>
              {at > 0 && ', '}
              {other.has(`${row.subject} ${topic}`) ? (
                <Text as="span" weight="semibold">
                  {topic} ({texts.both})
                </Text>
              ) : (
                topic
              )}
            </span>
          ))}
        </Text>
      )}
      {(row.studyTime > 0 || answered) && (
        <Text tone="muted" size="small" wrapAnywhere className="numbers">
          {[
            row.studyTime > 0 ? texts.studied(formatDuration(row.studyTime)) : '',
            answered ? texts.answers(row.correctAnswers, row.wrongAnswers, row.blankAnswers) : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      )}
    </Stack>
  );
};

type DayProps = {
  label: string;
  date: StudyDay;
  today: StudyDay;
  query: ReturnType<typeof useDay> | null;
  /** Topics of the compared day. */
  other: ReadonlySet<string>;
  onDate: (date: StudyDay) => void;
};

const Day = ({ label, date, today, query, other, onDate }: DayProps) => {
  const program = query?.data?.data[0];
  return (
    <Stack gap="3" shrink>
      <DatePicker
        label={label}
        value={date}
        max={today}
        onChange={({ currentTarget }) => onDate(currentTarget.value)}
      />
      {query && <UntilLoaded query={query} failed={texts.failed} compact />}
      {query?.data && !program && (
        <Text tone="muted" size="small" wrapAnywhere>
          {texts.none}
        </Text>
      )}
      {program && (
        <>
          <Row as="p" gap="1 3" align="baseline" between wrap>
            <b>{program.title}</b>
            <Text as="span" tone="muted" size="small" wrapAnywhere className="numbers">
              {texts.done(program.completionRate)}
            </Text>
          </Row>
          <Stack as="ul" gap="3" divided>
            {program.subjects.map((row) => (
              <SubjectRow key={row._id} row={row} other={other} />
            ))}
          </Stack>
        </>
      )}
    </Stack>
  );
};

export const PastPrograms = ({ studentId }: { studentId: string | null }) => {
  const today = studyDay(new Date());
  const [days, setDays] = useState([addDays(today, -8), addDays(today, -1)] as const);
  const queries = [useDay(studentId, days[0]), useDay(studentId, days[1])] as const;
  const topics = queries.map(({ data }) => topicsOfDay(data?.data[0]));
  return (
    <Section title={texts.title} lead={texts.lead}>
      {!studentId && (
        <Text tone="muted" size="small" wrapAnywhere>
          {texts.studentFirst}
        </Text>
      )}
      <Grid fit={300} gap="4 6" align="start">
        {([0, 1] as const).map((at) => (
          <Day
            key={at}
            label={at === 0 ? texts.first : texts.second}
            date={days[at]}
            query={studentId ? queries[at] : null}
            other={topics[1 - at]!}
            onDate={(date) => setDays(at === 0 ? [date, days[1]] : [days[0], date])}
            today={today}
          />
        ))}
      </Grid>
    </Section>
  );
};
