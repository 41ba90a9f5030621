import type { PlanSubject, SubjectStatus } from '@netlik/contract/planning/daily-plans/plan';
import { SUBJECT_STATUSES } from '@netlik/domain/planning/daily-plans/values';
import { Text } from '../../../ui/layout/text.tsx';
import { Tag } from '../../../ui/states/tag.tsx';
import { subjectName } from '../../../ui/subjects/subject-name.ts';
import { statusNames, tableTexts as texts } from '../daily-plans.texts.ts';
import styles from './plan-table.module.css';

const tones = {
  not_started: undefined,
  in_progress: 'primary',
  completed: 'success',
  skipped: undefined,
} as const satisfies Record<SubjectStatus, string | undefined>;

export const StatusBadge = ({ status }: { status: SubjectStatus }) => (
  <Tag {...(tones[status] && { tone: tones[status] })}>{statusNames[status]}</Tag>
);

type Props = { subject: PlanSubject; onChange: (status: SubjectStatus) => void };

export const StatusSelect = ({ subject, onChange }: Props) => (
  <Text
    as="span"
    size="small"
    weight="semibold"
    nowrap
    className={styles.status}
    data-tone={tones[subject.status]}
  >
    <select
      aria-label={texts.statusOf(subjectName(subject.subject))}
      value={subject.status}
      onChange={(event) => onChange(event.currentTarget.value as SubjectStatus)}
    >
      {SUBJECT_STATUSES.map((status) => (
        <option key={status} value={status}>
          {statusNames[status]}
        </option>
      ))}
    </select>
  </Text>
);
