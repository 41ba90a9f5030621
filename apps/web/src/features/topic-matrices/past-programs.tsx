import { type CoachProgram, coachPrograms } from '@netlik/contract/endpoints/coach/coach-programs';
import { addDays, type StudyDay, studyDay } from '@netlik/domain/study-day';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../api/read.ts';
import { formatDuration } from '../../formats/durations.ts';
import { SubjectMark } from '../../study/subject-mark.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { DatePicker } from '../../ui/pickers/date-picker.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import styles from './past-programs.module.css';
import { pastTexts as texts } from './past-programs.texts.ts';

type Subject = CoachProgram['subjects'][number];

const useDay = (studentId: string | null, date: string) =>
  useQuery({
    ...read(coachPrograms.list, { query: { studentId: studentId ?? '', date, limit: 1 } }),
    enabled: studentId !== null,
  });

const topicsOfDay = (program: CoachProgram | undefined): ReadonlySet<string> =>
  new Set(program?.subjects.flatMap(({ subject, topics }) => topics.map((topic) => `${subject} ${topic}`)));

const SubjectRow = ({ row, other }: { row: Subject; other: ReadonlySet<string> }) => {
  const answered = row.correctAnswers + row.wrongAnswers + row.blankAnswers > 0;
  return (
    <li>
      <p className={styles.line}>
        <SubjectMark subject={row.subject} />
        <span className={styles.quiet}>{texts.status[row.status]}</span>
      </p>
      {row.topics.length > 0 && (
        <p className={styles.quiet}>
          {row.topics.map((topic, at) => (
            <span key={topic}>
              {at > 0 && ', '}
              {other.has(`${row.subject} ${topic}`) ? (
                <span className={styles.both}>
                  {topic} ({texts.both})
                </span>
              ) : (
                topic
              )}
            </span>
          ))}
        </p>
      )}
      {(row.studyTime > 0 || answered) && (
        <p className={`${styles.quiet} numbers`}>
          {[
            row.studyTime > 0 ? texts.studied(formatDuration(row.studyTime)) : '',
            answered ? texts.answers(row.correctAnswers, row.wrongAnswers, row.blankAnswers) : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
    </li>
  );
};

type DayProps = {
  label: string;
  date: StudyDay;
  today: StudyDay;
  query: ReturnType<typeof useDay> | null;
  /** Topics of the day it is compared with. */
  other: ReadonlySet<string>;
  onDate: (date: StudyDay) => void;
};

const Day = ({ label, date, today, query, other, onDate }: DayProps) => {
  const program = query?.data?.data[0];
  return (
    <div className={styles.day}>
      <DatePicker
        label={label}
        value={date}
        max={today}
        onChange={({ currentTarget }) => onDate(currentTarget.value)}
      />
      {query && <UntilLoaded query={query} failed={texts.failed} compact />}
      {query?.data && !program && <p className={styles.quiet}>{texts.none}</p>}
      {program && (
        <>
          <p className={styles.line}>
            <b>{program.title}</b>
            <span className={`${styles.quiet} numbers`}>{texts.done(program.completionRate)}</span>
          </p>
          <ul className={styles.subjects}>
            {program.subjects.map((row) => (
              <SubjectRow key={row._id} row={row} other={other} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
};

/** Two days of a student's programs side by side, for coaches and admins. */
export const PastPrograms = ({ studentId }: { studentId: string | null }) => {
  const today = studyDay(new Date());
  const [days, setDays] = useState([addDays(today, -8), addDays(today, -1)] as const);
  const [first, second] = [useDay(studentId, days[0]), useDay(studentId, days[1])];
  const at = (query: typeof first) => (studentId ? query : null);
  return (
    <Card title={texts.title} lead={texts.lead}>
      {!studentId && <p className={styles.quiet}>{texts.studentFirst}</p>}
      <div className={styles.days}>
        <Day
          label={texts.first}
          date={days[0]}
          query={at(first)}
          other={topicsOfDay(second.data?.data[0])}
          onDate={(date) => setDays([date, days[1]])}
          today={today}
        />
        <Day
          label={texts.second}
          date={days[1]}
          query={at(second)}
          other={topicsOfDay(first.data?.data[0])}
          onDate={(date) => setDays([days[0], date])}
          today={today}
        />
      </div>
    </Card>
  );
};
