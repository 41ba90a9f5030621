import type { QuestionEntry } from '@netlik/contract/question-entries';
import type { StudyDay } from '@netlik/domain/study-day';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { calendarQueries } from '../calendar.queries.ts';
import { useStaying } from '../leaving.ts';
import { OnItsWay } from '../on-its-way.tsx';
import { DayTotals } from './day-totals.tsx';
import styles from './question-entries.module.css';
import { questionTexts as texts } from './question-entries.texts.ts';
import { QuestionForm } from './question-form.tsx';
import { QuestionTable } from './question-table.tsx';
import { SessionQuestions } from './session-questions.tsx';
import { useWaitingEntries } from './waiting-entries.ts';

/** A day by its questions: what the sessions say, what was added by hand, and the form to add more. */
export const QuestionDay = ({ day, today }: { day: StudyDay; today: StudyDay }) => {
  const sessions = useQuery(calendarQueries.sessions(day));
  const entries = useQuery(calendarQueries.questions(day));
  const { waiting, rows } = useWaitingEntries(day, useStaying(entries.data));
  const [editing, setEditing] = useState<QuestionEntry | null>(null);
  // A new form after each: it begins empty.
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
          {!solved && sessions.error && (
            <ErrorState
              compact
              title={texts.sessionsFailed}
              error={sessions.error}
              onRetry={sessions.refetch}
            />
          )}
          {!solved && !sessions.error && <OnItsWay query={sessions} />}
        </section>
        <section className={styles.part} aria-label={texts.entries}>
          <h3>{texts.entries}</h3>
          {(waiting.length > 0 || (rows && rows.length > 0)) && (
            <QuestionTable rows={rows ?? []} waiting={waiting} onEdit={setEditing} />
          )}
          {rows?.length === 0 && waiting.length === 0 && <p className={styles.none}>{texts.noEntries}</p>}
          {!rows && entries.error && (
            <ErrorState compact title={texts.entriesFailed} error={entries.error} onRetry={entries.refetch} />
          )}
          {!rows && !entries.error && <OnItsWay query={entries} />}
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
