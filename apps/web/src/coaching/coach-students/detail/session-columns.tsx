import type { StudySession } from '@netlik/contract/study/study-sessions';
import { formatClock } from '../../../formats/clock.ts';
import { formatDay } from '../../../formats/days.ts';
import { formatDuration } from '../../../formats/durations.ts';
import { formatNet, formatPercent } from '../../../formats/numbers.ts';
import type { Column } from '../../../ui/data-table/table-column.ts';
import { Text } from '../../../ui/layout/text.tsx';
import { SubjectMark } from '../../../ui/subjects/subject-mark.tsx';
import { subjectName } from '../../../ui/subjects/subject-name.ts';
import { completionLook } from '../../progress-tone.ts';
import { sessionsTexts, techniqueNames } from './student-detail.texts.ts';

const { columns: headers } = sessionsTexts;

export const percentText = (percent: number | null): string =>
  percent === null ? '–' : formatPercent(Math.round(percent));

const whenText = ({ date }: StudySession) => `${formatDay(date)}, ${formatClock(date)}`;

/** The server sorts newest first, so no column is sortable. */
export const sessionColumns: readonly Column<StudySession>[] = [
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
