import { sessionSources } from '@netlik/contract/study/study-sessions';
import { EFFICIENCY_EXPLANATION } from '@netlik/domain/study/efficiency';
import { MOODS, TIMER_MODES } from '@netlik/domain/study-values';
import { EXAM_SUBJECTS } from '@netlik/domain/yks/study-choice';
import { SUBJECT_KEYS } from '@netlik/domain/yks/subject-keys';
import { PendingBadge } from '../../data/outbox/pending-badge.tsx';
import { RowName } from '../../ui/data-table/row-name.tsx';
import type { Column } from '../../ui/data-table/table-column.ts';
import { Row } from '../../ui/layout/row.tsx';
import { SubjectMark } from '../../ui/subjects/subject-mark.tsx';
import { subjectName } from '../../ui/subjects/subject-name.ts';
import { sessionFormat as format } from './session-format.ts';
import { Efficiency, ManualMark, Quality } from './session-marks.tsx';
import styles from './study-sessions.module.css';
import type { ShownSession } from './study-sessions.queries.ts';
import { sessionTexts, sourceLabels, techniqueLabels } from './study-sessions.texts.ts';

const { columns: headers } = sessionTexts;

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
