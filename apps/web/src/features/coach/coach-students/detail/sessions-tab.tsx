import type { SessionsSummary } from '@netlik/contract/coach/coach-students';
import type { StudySession } from '@netlik/contract/study/study-sessions';
import { useQuery } from '@tanstack/react-query';
import { countTexts } from '../../../../study/count-texts.ts';
import { SubjectMark } from '../../../../study/subject-mark.tsx';
import { DataTable } from '../../../../ui/data-table/data-table.tsx';
import { useRememberedTable } from '../../../../ui/data-table/remembered-table.ts';
import { minutesText } from '../../../../ui/formats/minutes-text.ts';
import { Card } from '../../../../ui/layout/card.tsx';
import { Grid } from '../../../../ui/layout/grid.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { QueryError } from '../../../../ui/states/query-error.tsx';
import { UntilLoaded } from '../../../../ui/states/until-loaded.tsx';
import { coachStudentQueries } from '../coach-students.queries.ts';
import { percentText, sessionColumns } from './session-columns.tsx';
import styles from './student-detail.module.css';
import { sessionsTexts as texts } from './student-detail.texts.ts';

const SIZE = 25;
const SIZES = [25, 50, 100];

const Figures = ({ summary }: { summary: SessionsSummary }) => {
  const { figures } = texts;
  const shown: [string, string][] = [
    [figures.sessions, countTexts.number(summary.totalSessions)],
    [figures.time, minutesText(summary.totalStudyTime)],
    [figures.target, countTexts.number(summary.totalTargetQuestions)],
    [figures.attempted, countTexts.number(summary.totalAttempted)],
    [figures.correct, countTexts.number(summary.totalCorrect)],
    [figures.wrong, countTexts.number(summary.totalWrong)],
    [figures.net, countTexts.net(summary.totalNetScore)],
    [figures.accuracy, percentText(summary.accuracyPercent)],
    [figures.completion, percentText(summary.avgCompletionRate)],
  ];
  return (
    <Grid as="dl" fit={112} gap="3 5" className={styles.figures}>
      {shown.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Grid>
  );
};

const PerSubject = ({ rows }: { rows: SessionsSummary['perSubject'] }) => {
  const { figures } = texts;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the page is scrolled by keys as well
    <section className={styles.scroll} aria-label={texts.perSubject} tabIndex={0}>
      <Text as="table" look="small" numbers full className={styles.table}>
        <caption>{texts.perSubject}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.columns.subject}</th>
            {[
              figures.sessions,
              figures.time,
              figures.target,
              figures.attempted,
              figures.correct,
              figures.wrong,
              figures.blank,
              figures.net,
              figures.accuracy,
            ].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.subject}>
              <th scope="row">
                <SubjectMark subject={row.subject} />
              </th>
              <td>{countTexts.number(row.sessions)}</td>
              <td>{minutesText(row.studyTime)}</td>
              <td>{countTexts.number(row.target)}</td>
              <td>{countTexts.number(row.attempted)}</td>
              <td>{countTexts.number(row.correct)}</td>
              <td>{countTexts.number(row.wrong)}</td>
              <td>{countTexts.number(row.blank)}</td>
              <td>{countTexts.net(row.net)}</td>
              <td>{percentText(row.accuracyPercent)}</td>
            </tr>
          ))}
        </tbody>
      </Text>
    </section>
  );
};

/** A student's sessions by page; the summary is the server's, over all of them. */
export const SessionsTab = ({ studentId }: { studentId: string }) => {
  const table = useRememberedTable({
    id: 'coach-sessions',
    columns: sessionColumns,
    sizes: SIZES,
    size: SIZE,
  });
  const { page, size } = table.state;
  const query = useQuery(coachStudentQueries.sessions(studentId, page, size));
  const summary = useQuery(coachStudentQueries.summary(studentId));
  const isEmpty = query.data?.pagination.total === 0;
  return (
    <Stack gap="5">
      {!isEmpty && (
        <Card title={texts.summary}>
          <UntilLoaded query={summary} failed={texts.summaryFailed} compact />
          {summary.data && <Figures summary={summary.data} />}
          {summary.data && summary.data.perSubject.length > 0 && (
            <PerSubject rows={summary.data.perSubject} />
          )}
        </Card>
      )}
      {query.error && !query.data ? (
        <QueryError query={query} title={texts.failed} />
      ) : (
        <DataTable<StudySession>
          label={texts.label}
          table={table}
          columns={sessionColumns}
          rows={query.data?.data}
          total={query.data?.pagination.total ?? 0}
          rowId={({ _id }) => _id}
          search={false}
          busy={query.isPlaceholderData}
          empty={<EmptyState title={texts.empty} text={texts.emptyText} />}
        />
      )}
    </Stack>
  );
};
