import type { StudySession } from '@netlik/contract/study/study-sessions';
import { sessionSources } from '@netlik/contract/study/study-sessions';
import { efficiencyTone } from '@netlik/domain/study/bands';
import { EFFICIENCY_EXPLANATION } from '@netlik/domain/study/efficiency';
import { MOODS, TIMER_MODES } from '@netlik/domain/study-values';
import { EXAM_SUBJECTS } from '@netlik/domain/yks/study-choice';
import { SUBJECT_KEYS } from '@netlik/domain/yks/subject-keys';
import { PendingBadge } from '../../data/outbox/pending-badge.tsx';
import { RowName } from '../../ui/data-table/row-name.tsx';
import type { Column } from '../../ui/data-table/table-column.ts';
import { Row } from '../../ui/layout/row.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { SubjectMark } from '../../ui/subjects/subject-mark.tsx';
import { subjectName } from '../../ui/subjects/subject-name.ts';
import { sessionFormat as format } from './session-format.ts';
import styles from './study-sessions.module.css';
import type { ShownSession } from './study-sessions.queries.ts';
import { sessionTexts, sourceLabels, techniqueLabels } from './study-sessions.texts.ts';

const { columns: headers } = sessionTexts;

export const ManualMark = ({ session }: { session: StudySession }) =>
  session.source === 'manual' ? (
    <Text as="span" tone="muted" size="tiny" weight="medium" nowrap className={styles.mark}>
      {sourceLabels.manual}
    </Text>
  ) : null;

export const Efficiency = ({ session }: { session: StudySession }) => (
  <Text
    as="span"
    look={session.efficiency === null ? 'semibold' : `${efficiencyTone(session.efficiency)} semibold`}
    numbers
    data-tone={session.efficiency === null ? undefined : efficiencyTone(session.efficiency)}
  >
    {format.efficiency(session)}
  </Text>
);

export const Quality = ({ session }: { session: StudySession }) => {
  if (session.quality === null)
    return (
      <Text as="span" tone="muted">
        {sessionTexts.unjudged}
      </Text>
    );
  return (
    <span className={styles.stars}>
      <span aria-hidden="true">
        {'★'.repeat(session.quality)}
        <span className={styles.faint}>{'★'.repeat(5 - session.quality)}</span>
      </span>
      <span className="visually-hidden">{sessionTexts.star(session.quality)}</span>
    </span>
  );
};

export const sessionColumns: readonly Column<ShownSession>[] = [
  {
    id: 'subject',
    header: headers.subject,
    isRowName: true,
    value: format.subject,
    filter: [...SUBJECT_KEYS, ...EXAM_SUBJECTS].map((key) => ({ value: key, label: subjectName(key) })),
    cell: (row) => (
      <Row as="span" gap="1 2" align="center" wrap>
        <RowName className={styles.open}>
          <SubjectMark subject={row.subject} />
        </RowName>
        <ManualMark session={row} />
        <PendingBadge pendingState={row.pendingState} />
      </Row>
    ),
  },
  {
    id: 'date',
    header: headers.date,
    value: format.date,
    cell: (row) => <time dateTime={row.date}>{format.date(row)}</time>,
  },
  { id: 'duration', header: headers.duration, value: format.duration, numeric: true },
  {
    id: 'technique',
    header: headers.technique,
    value: format.technique,
    sortable: false,
    hiddenOnPhone: true,
    filter: TIMER_MODES.map((value) => ({ value, label: techniqueLabels[value] })),
  },
  {
    id: 'quality',
    header: headers.quality,
    value: ({ quality }) => quality,
    cell: (row) => <Quality session={row} />,
  },
  {
    id: 'efficiency',
    header: headers.efficiency,
    info: EFFICIENCY_EXPLANATION,
    value: ({ efficiency }) => efficiency,
    cell: (row) => <Efficiency session={row} />,
  },
  {
    id: 'mood',
    header: headers.mood,
    value: format.mood,
    sortable: false,
    hiddenOnPhone: true,
    filter: MOODS.map((value) => ({ value, label: value })),
  },
  {
    id: 'questions',
    header: headers.questions,
    value: format.questions,
    sortable: false,
    numeric: true,
    hiddenOnPhone: true,
  },
  {
    id: 'source',
    header: headers.source,
    value: format.source,
    sortable: false,
    filterOnly: true,
    filter: sessionSources.map((value) => ({ value, label: sourceLabels[value] })),
  },
];
