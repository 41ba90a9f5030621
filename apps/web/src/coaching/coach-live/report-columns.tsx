import type { StudentReport } from '@netlik/contract/coaching/coach-live';
import { defaultPlanTitle } from '@netlik/domain/planning/daily-plans/title';
import ChevronRightIcon from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { formatDay, formatNearDay } from '../../formats/days.ts';
import { formatDuration } from '../../formats/durations.ts';
import { formatNet, formatPercent } from '../../formats/numbers.ts';
import { RowName } from '../../ui/data-table/row-name.tsx';
import type { Column } from '../../ui/data-table/table-column.ts';
import { Row } from '../../ui/layout/row.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { completionLook } from '../progress-tone.ts';
import { programStatusNames } from '../status-tag.texts.ts';
import { MotivationTag, StatusTag } from '../status-tag.tsx';
import styles from './reports.module.css';
import { reportTexts as texts } from './reports.texts.ts';

const { columns: headers } = texts;

type Cell = (report: StudentReport) => ReactNode;

/** Null without answers. */
const answersText = ({ subjects }: StudentReport): string | null => {
  const [correct = 0, wrong = 0, blank = 0] = (
    ['correctAnswers', 'wrongAnswers', 'blankAnswers'] as const
  ).map((kind) => subjects.reduce((sum, subject) => sum + subject[kind], 0));
  return correct + wrong + blank === 0 ? null : texts.answers(correct, wrong, blank);
};

const timeText = ({ stats }: StudentReport) =>
  stats.totalStudyTime === 0 ? null : formatDuration(stats.totalStudyTime);

const netText = (report: StudentReport) =>
  answersText(report) && texts.net(formatNet(Math.max(0, report.stats.netScore)));

/** Null for the default title, because it only repeats the day. */
const titleText = ({ title, date }: StudentReport) => (title === defaultPlanTitle(date) ? null : title);

const name: Cell = ({ studentName }) => (
  <Text as="span" nowrap>
    <RowName>{studentName}</RowName>
  </Text>
);

const day: Cell = (report) => (
  <>
    <Text as="span" nowrap>
      {formatNearDay(report.date)}
    </Text>
    {titleText(report) && (
      <Text tone="muted" size="tiny" lines={2} className={styles.title}>
        {titleText(report)}
      </Text>
    )}
  </>
);

const completion: Cell = ({ completionRate }) => (
  <Text as="span" look={completionLook(completionRate)} numbers>
    {formatPercent(completionRate)}
  </Text>
);

const motivation: Cell = ({ studentFeedback }) =>
  studentFeedback && (
    <MotivationTag
      score={studentFeedback.motivationScore}
      label={texts.motivation(studentFeedback.motivationScore)}
    />
  );

const plain = (id: keyof typeof headers, value: (report: StudentReport) => string | null, cell?: Cell) => ({
  id,
  header: headers[id],
  sortable: false,
  value,
  cell:
    cell ??
    ((report: StudentReport) => (
      <Text as="span" nowrap numbers>
        {value(report) ?? '–'}
      </Text>
    )),
});

const student = { isRowName: true, ...plain('student', ({ studentName }) => studentName, name) };
const statusText = ({ shownStatus }: StudentReport) => programStatusNames[shownStatus];

/** The server sorts newest first, so no column is sortable. */
export const reportColumns: readonly Column<StudentReport>[] = [
  student,
  plain('date', ({ date }) => formatDay(date), day),
  plain('status', statusText, ({ shownStatus }) => <StatusTag status={shownStatus} />),
  {
    numeric: true,
    ...plain('completion', ({ completionRate }) => formatPercent(completionRate), completion),
  },
  { numeric: true, ...plain('time', timeText) },
  { numeric: true, ...plain('answers', answersText) },
  { numeric: true, ...plain('net', netText) },
  plain(
    'motivation',
    () => null,
    (report) => motivation(report) ?? '–',
  ),
  plain(
    'feedback',
    ({ studentFeedback }) => studentFeedback?.feedbackText ?? null,
    ({ studentFeedback }) => (
      <Text as="span" text="start" lines={3} className={styles.feedback}>
        {studentFeedback?.feedbackText || '–'}
      </Text>
    ),
  ),
];

const line = (id: keyof typeof headers, cell: Cell) => ({
  bareOnPhone: true,
  ...plain(id, () => null, cell),
});

export const phoneReportColumns: readonly Column<StudentReport>[] = [
  student,
  line('date', (report) => (
    <Row gap="2" align="center" between size="small">
      <span>{[formatNearDay(report.date), titleText(report)].filter(Boolean).join(' · ')}</span>
      <Row as="span" gap="2" align="center" noShrink>
        {completion(report)}
        <StatusTag status={report.shownStatus} />
        <ChevronRightIcon size={18} />
      </Row>
    </Row>
  )),
  line('answers', (report) => (
    <Text tone="muted" size="small" numbers>
      {[timeText(report), netText(report), answersText(report)].filter(Boolean).join(' · ') || texts.notBegun}
    </Text>
  )),
  line(
    'feedback',
    (report) =>
      report.studentFeedback && (
        <Row gap="2" align="start" between size="small">
          <Text as="span" lines={3}>
            {report.studentFeedback.feedbackText}
          </Text>
          <Row as="span" noShrink>
            {motivation(report)}
          </Row>
        </Row>
      ),
  ),
];
