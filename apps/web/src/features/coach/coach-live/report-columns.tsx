import type { StudentReport } from '@netlik/contract/coach/coach-live';
import { formatDay } from '../../../formats/days.ts';
import { formatDuration } from '../../../formats/durations.ts';
import { formatNet, formatPercent } from '../../../formats/numbers.ts';
import { RowName } from '../../../ui/data-table/row-name.tsx';
import type { Column } from '../../../ui/data-table/table-column.ts';
import { Text } from '../../../ui/layout/text.tsx';
import { completionLook } from '../progress-tone.ts';
import { programStatusNames } from '../status-tag.texts.ts';
import { MotivationTag, StatusTag } from '../status-tag.tsx';
import styles from './reports.module.css';
import { reportTexts as texts } from './reports.texts.ts';

const { columns: headers } = texts;

/** Correct, wrong and blank of the day. */
const answersText = ({ subjects }: StudentReport): string =>
  (['correctAnswers', 'wrongAnswers', 'blankAnswers'] as const)
    .map((kind) => subjects.reduce((sum, subject) => sum + subject[kind], 0))
    .join(' / ');

/** Newest first as the server sends them: nothing sorts. */
export const reportColumns: readonly Column<StudentReport>[] = [
  {
    id: 'student',
    header: headers.student,
    isRowName: true,
    sortable: false,
    value: ({ studentName }) => studentName,
    cell: ({ studentName }) => <RowName>{studentName}</RowName>,
  },
  {
    id: 'date',
    header: headers.date,
    sortable: false,
    value: ({ date }) => formatDay(date),
    cell: ({ date }) => (
      <Text as="span" nowrap>
        {formatDay(date)}
      </Text>
    ),
  },
  { id: 'program', header: headers.program, sortable: false, value: ({ title }) => title },
  {
    id: 'status',
    header: headers.status,
    sortable: false,
    value: ({ shownStatus }) => programStatusNames[shownStatus],
    cell: ({ shownStatus }) => <StatusTag status={shownStatus} />,
  },
  {
    id: 'completion',
    header: headers.completion,
    sortable: false,
    numeric: true,
    value: ({ completionRate }) => formatPercent(completionRate),
    cell: ({ completionRate }) => (
      <Text as="span" look={completionLook(completionRate)}>
        {formatPercent(completionRate)}
      </Text>
    ),
  },
  {
    id: 'time',
    header: headers.time,
    sortable: false,
    numeric: true,
    value: ({ stats }) => formatDuration(stats.totalStudyTime),
    cell: ({ stats }) => (
      <Text as="span" nowrap>
        {formatDuration(stats.totalStudyTime)}
      </Text>
    ),
  },
  {
    id: 'answers',
    header: headers.answers,
    sortable: false,
    numeric: true,
    value: answersText,
    cell: (row) => (
      <Text as="span" nowrap>
        {answersText(row)}
      </Text>
    ),
  },
  {
    id: 'net',
    header: headers.net,
    sortable: false,
    numeric: true,
    value: ({ stats }) => formatNet(Math.max(0, stats.netScore)),
  },
  {
    id: 'motivation',
    header: headers.motivation,
    sortable: false,
    value: ({ studentFeedback }) => studentFeedback?.motivationScore ?? null,
    cell: ({ studentFeedback }) =>
      studentFeedback ? (
        <MotivationTag
          score={studentFeedback.motivationScore}
          label={texts.motivation(studentFeedback.motivationScore)}
        />
      ) : (
        '–'
      ),
  },
  {
    id: 'feedback',
    header: headers.feedback,
    sortable: false,
    value: ({ studentFeedback }) => studentFeedback?.feedbackText ?? null,
    cell: ({ studentFeedback }) => (
      <Text as="span" text="start" lines={3} className={styles.feedback}>
        {studentFeedback?.feedbackText || '–'}
      </Text>
    ),
  },
];
