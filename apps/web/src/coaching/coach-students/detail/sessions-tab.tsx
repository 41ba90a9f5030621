import type { SessionsSummary, StudySession } from '@netlik/contract/study/study-sessions';
import { useQuery } from '@tanstack/react-query';
import { formatClock } from '../../../formats/clock.ts';
import { formatDay } from '../../../formats/days.ts';
import { formatDuration } from '../../../formats/durations.ts';
import { formatCount, formatNet, formatPercent } from '../../../formats/numbers.ts';
import { ScrollTable } from '../../../ui/charts/scroll-table.tsx';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { useRememberedTable } from '../../../ui/data-table/remembered-table.ts';
import type { Column } from '../../../ui/data-table/table-column.ts';
import { Section } from '../../../ui/layout/card.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { UntilLoaded } from '../../../ui/states/until-loaded.tsx';
import { SubjectMark } from '../../../ui/subjects/subject-mark.tsx';
import { subjectName } from '../../../ui/subjects/subject-name.ts';
import { type Fact, Facts } from '../../facts.tsx';
import { periodQuery } from '../../period.ts';
import { PeriodChoice } from '../../period-choice.tsx';
import { completionLook } from '../../progress-tone.ts';
import { useStudentPeriod } from '../../use-student-period.ts';
import { coachStudentQueries } from '../coach-students.queries.ts';
import { techniqueNames, sessionsTexts as texts } from './student-detail.texts.ts';

const { columns: headers } = texts;

const percentText = (percent: number | null): string =>
  percent === null ? '–' : formatPercent(Math.round(percent));

const whenText = ({ date }: StudySession) => `${formatDay(date)}, ${formatClock(date)}`;

/** The server sorts newest first, so no column is sortable. */
const sessionColumns: readonly Column<StudySession>[] = [
  {
    id: 'subject',
    header: headers.subject,
    isRowName: true,
    sortable: false,
    value: ({ subject }) => subjectName(subject),
    cell: ({ subject }) => <SubjectMark subject={subject} />,
  },
  {
    id: 'date',
    header: headers.date,
    sortable: false,
    value: whenText,
    cell: (row) => <time dateTime={row.date}>{whenText(row)}</time>,
  },
  {
    id: 'duration',
    header: headers.duration,
    sortable: false,
    numeric: true,
    value: ({ duration }) => formatDuration(duration),
  },
  {
    id: 'quality',
    header: headers.quality,
    sortable: false,
    value: ({ quality }) => (quality === null ? null : `${quality}/5`),
  },
  {
    id: 'efficiency',
    header: headers.efficiency,
    sortable: false,
    value: ({ efficiency }) => percentText(efficiency),
  },
  {
    id: 'technique',
    header: headers.technique,
    sortable: false,
    hiddenOnPhone: true,
    value: ({ technique }) => techniqueNames[technique],
  },
  { id: 'mood', header: headers.mood, sortable: false, hiddenOnPhone: true, value: ({ mood }) => mood },
  {
    id: 'questions',
    header: headers.questions,
    sortable: false,
    numeric: true,
    value: ({ questionStats: stats }) =>
      stats && `${stats.correctAnswers} / ${stats.wrongAnswers} / ${stats.blankAnswers}`,
  },
  {
    id: 'net',
    header: headers.net,
    sortable: false,
    numeric: true,
    value: ({ questionStats: stats }) => stats && formatNet(Math.max(0, stats.netScore)),
  },
  {
    id: 'completion',
    header: headers.completion,
    sortable: false,
    numeric: true,
    hiddenOnPhone: true,
    value: ({ questionStats: stats }) => percentText(stats?.completionRate ?? null),
    cell: ({ questionStats: stats }) =>
      stats?.completionRate == null ? (
        percentText(null)
      ) : (
        <Text as="span" tone={completionLook(stats.completionRate)}>
          {percentText(stats.completionRate)}
        </Text>
      ),
  },
];

const SIZE = 25;
const SIZES = [25, 50, 100];

const Figures = ({ summary }: { summary: SessionsSummary }) => {
  const { figures } = texts;
  const facts: Fact[] = [
    [figures.sessions, formatCount(summary.totalSessions)],
    [figures.time, formatDuration(summary.totalStudyTime)],
    [figures.target, formatCount(summary.totalTargetQuestions)],
    [figures.attempted, formatCount(summary.totalAttempted)],
    [figures.correct, formatCount(summary.totalCorrect)],
    [figures.wrong, formatCount(summary.totalWrong)],
    [figures.net, formatNet(summary.totalNetScore)],
    [figures.accuracy, percentText(summary.accuracyPercent)],
    [figures.completion, percentText(summary.avgCompletionRate)],
  ];
  return <Facts large facts={facts} />;
};

const PerSubject = ({ rows }: { rows: SessionsSummary['perSubject'] }) => {
  const { figures } = texts;
  return (
    <Stack gap="3" shrink>
      <Text as="h3" size="small">
        {texts.perSubject}
      </Text>
      <ScrollTable label={texts.perSubject}>
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
              <td>{formatCount(row.sessions)}</td>
              <td>{formatDuration(row.studyTime)}</td>
              <td>{formatCount(row.target)}</td>
              <td>{formatCount(row.attempted)}</td>
              <td>{formatCount(row.correct)}</td>
              <td>{formatCount(row.wrong)}</td>
              <td>{formatCount(row.blank)}</td>
              <td>{formatNet(row.net)}</td>
              <td>{percentText(row.accuracyPercent)}</td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </Stack>
  );
};

/** The server computes the summary over all sessions. */
export const SessionsTab = ({ studentId }: { studentId: string }) => {
  const table = useRememberedTable({
    id: 'coach-sessions',
    columns: sessionColumns,
    sizes: SIZES,
    size: SIZE,
  });
  const days = useStudentPeriod(studentId);
  const range = periodQuery(days);
  const { page, size } = table.state;
  const query = useQuery({
    ...coachStudentQueries.sessions(studentId, range, page, size),
    enabled: !days.isLoading,
  });
  const summary = useQuery({ ...coachStudentQueries.summary(studentId, range), enabled: !days.isLoading });
  const isEmpty = query.data?.pagination.total === 0;
  return (
    <Stack gap="5">
      {(!isEmpty || days.period !== 'all') && <PeriodChoice days={days} usual="all" ofStudent />}
      {!isEmpty && (
        <Section title={texts.summary}>
          <UntilLoaded query={summary} failed={texts.summaryFailed} compact />
          {summary.data && <Figures summary={summary.data} />}
          {summary.data && summary.data.perSubject.length > 0 && (
            <PerSubject rows={summary.data.perSubject} />
          )}
        </Section>
      )}
      <DataTable
        label={texts.label}
        table={table}
        columns={sessionColumns}
        query={query}
        failed={texts.failed}
        rowId={({ _id }) => _id}
        search={false}
        empty={
          days.period === 'all' ? (
            <EmptyState drawing="rooms" title={texts.empty} text={texts.emptyText} />
          ) : (
            <EmptyState drawing="nothing" compact title={texts.emptyPeriod} text={texts.emptyPeriodText} />
          )
        }
      />
    </Stack>
  );
};
