import type { PlanSubject, SubjectStatus } from '@netlik/contract/planning/daily-plans/plan';
import { SUBJECT_STATUSES } from '@netlik/domain/planning/daily-plans/values';
import { Text } from '../../../ui/layout/text.tsx';
import { subjectName } from '../../../ui/subjects/subject-name.ts';
import { statusNames, tableTexts as texts } from '../daily-plans.texts.ts';
import styles from './plan-table.module.css';

const tones: Record<SubjectStatus, 'muted' | 'info' | 'success'> = {
  not_started: 'muted',
  in_progress: 'info',
  completed: 'success',
  skipped: 'muted',
};

export const StatusBadge = ({ status }: { status: SubjectStatus }) => (
  <Text as="span" size="tiny" weight="semibold" nowrap className={styles.badge} data-tone={tones[status]}>
    {statusNames[status]}
  </Text>
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
