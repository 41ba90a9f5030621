import type { PlanSubject, SubjectStatus } from '@netlik/contract/planning/daily-plans/plan';
import { netBand, priorityBand } from '@netlik/domain/planning/daily-plans/bands';
import { SUBJECT_STATUSES } from '@netlik/domain/planning/daily-plans/values';
import ClockIcon from 'lucide-react/icons/clock';
import { formatDuration } from '../../../formats/durations.ts';
import { formatCount, formatNet, formatPercent } from '../../../formats/numbers.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { FillBar } from '../../../ui/charts/fill-bar.tsx';
import { RowName } from '../../../ui/data-table/row-name.tsx';
import type { Column } from '../../../ui/data-table/table-column.ts';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { SubjectMark } from '../../../ui/subjects/subject-mark.tsx';
import { subjectName } from '../../../ui/subjects/subject-name.ts';
import { bandNames, planTexts, tableTexts as texts } from '../daily-plans.texts.ts';
import { subjectProgress } from '../subject-progress.ts';
import styles from './plan-table.module.css';
import { StatusSelect } from './status-select.tsx';

export type RowActions = {
  onTimer: (subject: PlanSubject) => void;
  onStatus: (subject: PlanSubject, status: SubjectStatus) => void;
  canTime: () => boolean;
};

const priorityTones = { high: 'plain', medium: 'plain', low: 'muted' } as const;
const netTones = { good: 'success', fair: 'plain', poor: 'muted' } as const;

/** A priority band shared by all subjects says nothing, so only the position is shown. */
const Priority = ({ priority, isOneBand }: { priority: number; isOneBand: boolean }) => {
  if (isOneBand)
    return (
      <Text as="span" size="small" numbers nowrap>
        {texts.place(priority)}
      </Text>
    );
  const band = priorityBand(priority);
  return (
    <Text
      as="span"
      tone={priorityTones[band]}
      size="small"
      weight={band === 'high' ? 'semibold' : undefined}
      numbers
      nowrap
    >
      <span aria-hidden="true">
        {priority}. · {bandNames[band]}
      </span>
      <span className="visually-hidden">{texts.priorityOf(priority, bandNames[band])}</span>
    </Text>
  );
};

const Name = ({ row }: { row: PlanSubject }) => (
  <Stack as="span" align="start">
    <RowName className={styles.open} aria-label={texts.open(subjectName(row.subject))}>
      <SubjectMark subject={row.subject} />
    </RowName>
    <Text as="span" tone="muted" size="tiny" weight="regular" wrapAnywhere className={styles.small}>
      {[...row.topics.slice(0, 2), row.topics.length > 2 && `+${row.topics.length - 2}`]
        .filter(Boolean)
        .join(', ')}
      {row.topics.length > 0 && row.videos.length > 0 && ' · '}
      {row.videos.length > 0 && texts.videos(row.videos.length)}
    </Text>
  </Stack>
);

const ofTarget = (done: string, target: string | null) => (
  <Text as="span" nowrap>
    {target === null ? done : planTexts.ofTarget(done, target)}
  </Text>
);

const Progress = ({ row }: { row: PlanSubject }) => (
  <Grid as="span" gap="2" align="center" size="small" className={styles.progress}>
    <FillBar small fill={subjectProgress(row) / 100} />
    <span className="numbers">{formatPercent(subjectProgress(row))}</span>
  </Grid>
);

const Net = ({ row: { netScore, completedQuestions } }: { row: PlanSubject }) =>
  completedQuestions === 0 ? (
    '–'
  ) : (
    <Text as="span" tone={netTones[netBand(netScore)]} weight="semibold" data-band={netBand(netScore)}>
      {formatNet(netScore)}
    </Text>
  );

const StartButton = ({ row, onTimer }: { row: PlanSubject; onTimer: RowActions['onTimer'] }) => (
  <Button look="line" small aria-label={texts.startOf(subjectName(row.subject))} onClick={() => onTimer(row)}>
    <ClockIcon size={18} />
    {texts.openTimer}
  </Button>
);

export const planColumns = (actions: RowActions, isOneBand: boolean): readonly Column<PlanSubject>[] => [
  {
    id: 'subject',
    header: texts.subject,
    isRowName: true,
    value: ({ subject }) => subjectName(subject),
    cell: (row) => <Name row={row} />,
  },
  {
    id: 'priority',
    header: texts.priority,
    value: ({ priority }) => priority,
    cell: ({ priority }) => <Priority priority={priority} isOneBand={isOneBand} />,
  },
  {
    id: 'questions',
    header: texts.questions,
    numeric: true,
    value: ({ completedQuestions }) => completedQuestions,
    cell: ({ completedQuestions: done, targetQuestions: target }) =>
      ofTarget(formatCount(done), target === null ? null : formatCount(target)),
  },
  {
    id: 'time',
    header: texts.time,
    numeric: true,
    value: ({ studyTime }) => studyTime,
    cell: ({ studyTime, targetTime }) =>
      ofTarget(formatDuration(studyTime), targetTime === null ? null : formatDuration(targetTime)),
  },
  {
    id: 'progress',
    header: texts.progress,
    value: subjectProgress,
    cell: (row) => <Progress row={row} />,
  },
  {
    id: 'net',
    header: texts.net,
    numeric: true,
    value: ({ netScore }) => netScore,
    cell: (row) => <Net row={row} />,
  },
  {
    id: 'status',
    header: texts.status,
    value: ({ status }) => SUBJECT_STATUSES.indexOf(status),
    cell: (row) => <StatusSelect subject={row} onChange={(status) => actions.onStatus(row, status)} />,
  },
  {
    id: 'start',
    header: texts.start,
    sortable: false,
    value: () => null,
    cell: (row) => (actions.canTime() ? <StartButton row={row} onTimer={actions.onTimer} /> : '–'),
  },
];
