import type { QuestionEntry } from '@netlik/contract/study/question-entries';
import type { StudyDay } from '@netlik/domain/study-day';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useWrite } from '../../data/writes/use-write.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { daySessionsQuery } from '../study-sessions/day-sessions.queries.ts';
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
  // Used as a key, so that the form is empty after each save.
  const [added, setAdded] = useState(0);
  const queries = useQueryClient();
  const unlink = useWrite(
    ({ _id, ...entry }: QuestionEntry) => {
      const { date, subject, topic, correct, wrong, note } = entry;
      const body = { date, subject, topic, correct, wrong, note, planSubjectId: null };
      return questionEntryRows.update(queries, { _id, ...entry }, body);
    },
    { failed: texts.saveError },
  );
  const solved = sessions.data?.filter(({ questionStats }) => questionStats !== null);
  const done = () => {
    setEditing(null);
    setAdded(added + 1);
  };
  return (
    <Stack gap="6" className={styles.day}>
      <Stack gap="5" justify="start">
        {solved && rows && <DayTotals sessions={solved} entries={rows} />}
        <Stack as="section" gap="1" justify="start" className={styles.part} aria-label={texts.sessions}>
          <Text as="h3" size="body">
            {texts.sessions}
          </Text>
          {solved && solved.length > 0 && <SessionQuestions sessions={solved} />}
          {solved?.length === 0 && (
            <Text tone="muted" size="small">
              {texts.noSessions}
            </Text>
          )}
          <UntilLoaded query={sessions} failed={texts.sessionsFailed} compact />
        </Stack>
        <Stack as="section" gap="1" justify="start" className={styles.part} aria-label={texts.entries}>
          <Text as="h3" size="body">
            {texts.entries}
          </Text>
          {(pending.length > 0 || (rows && rows.length > 0)) && (
            <QuestionTable rows={rows ?? []} unsent={pending} onEdit={setEditing} onUnlink={unlink.send} />
          )}
          {rows?.length === 0 && pending.length === 0 && (
            <Text tone="muted" size="small">
              {texts.noEntries}
            </Text>
          )}
          <UntilLoaded query={entries} failed={texts.entriesFailed} compact />
          <Text size="small">
            <Link to="/books">{texts.books}</Link>
          </Text>
        </Stack>
      </Stack>
      {day > today ? (
        <Notice tone="info">{texts.future}</Notice>
      ) : (
        <QuestionForm key={editing?._id ?? `new-${added}`} day={day} entry={editing} onDone={done} />
      )}
    </Stack>
  );
};
