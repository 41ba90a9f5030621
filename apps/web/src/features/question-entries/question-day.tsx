import type { QuestionEntry } from '@netlik/contract/question-entries';
import type { StudyDay } from '@netlik/domain/study-day';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { daySessionsQuery } from '../../study/day-sessions.queries.ts';
import { Notice } from '../../ui/states/notice.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { DayTotals } from './day-totals.tsx';
import styles from './question-entries.module.css';
import { questionEntryQueries, questionEntryRows } from './question-entries.queries.ts';
import { questionTexts as texts } from './question-entries.texts.ts';
import { QuestionForm } from './question-form.tsx';
import { QuestionTable } from './question-table.tsx';
import { SessionQuestions } from './session-questions.tsx';

export const QuestionDay = ({ day, today }: { day: StudyDay; today: StudyDay }) => {
  const sessions = useQuery(daySessionsQuery(day));
  const entries = useQuery(questionEntryQueries.ofDay(day));
  const { rows, unsent } = questionEntryRows.useRows(entries.data);
  const pending = unsent.filter(({ row }) => row.date === day);
  const [editing, setEditing] = useState<QuestionEntry | null>(null);
  // Used as a key: a new form after each save starts empty.
  const [added, setAdded] = useState(0);
  const solved = sessions.data?.filter(({ questionStats }) => questionStats !== null);
  const done = () => {
    setEditing(null);
    setAdded(added + 1);
  };
  return (
    <div className={styles.day}>
      <div className={styles.lists}>
        {solved && rows && <DayTotals sessions={solved} entries={rows} />}
        <section className={styles.part} aria-label={texts.sessions}>
          <h3>{texts.sessions}</h3>
          {solved && solved.length > 0 && <SessionQuestions sessions={solved} />}
          {solved?.length === 0 && <p className={styles.none}>{texts.noSessions}</p>}
          <UntilLoaded query={sessions} failed={texts.sessionsFailed} compact />
        </section>
        <section className={styles.part} aria-label={texts.entries}>
          <h3>{texts.entries}</h3>
          {(pending.length > 0 || (rows && rows.length > 0)) && (
            <QuestionTable rows={rows ?? []} unsent={pending} onEdit={setEditing} />
          )}
          {rows?.length === 0 && pending.length === 0 && <p className={styles.none}>{texts.noEntries}</p>}
          <UntilLoaded query={entries} failed={texts.entriesFailed} compact />
        </section>
      </div>
      {day > today ? (
        <Notice tone="info">{texts.future}</Notice>
      ) : (
        <QuestionForm key={editing?._id ?? `new-${added}`} day={day} entry={editing} onDone={done} />
      )}
    </div>
  );
};
