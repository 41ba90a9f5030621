import { type PlanSubject, type SubjectStatus, subjectStatuses } from '@netlik/contract/daily-plans/plan';
import { subjectName } from '../../../study/subject-name.ts';
import { statusNames, tableTexts as texts } from '../daily-plans.texts.ts';
import styles from './plan-table.module.css';

const tones: Record<SubjectStatus, 'muted' | 'info' | 'success' | 'danger'> = {
  not_started: 'muted',
  in_progress: 'info',
  completed: 'success',
  skipped: 'danger',
};

/** For those who may only look. */
export const StatusBadge = ({ status }: { status: SubjectStatus }) => (
  <span className={styles.badge} data-tone={tones[status]}>
    {statusNames[status]}
  </span>
);

type Props = { subject: PlanSubject; onChange: (status: SubjectStatus) => void };

export const StatusSelect = ({ subject, onChange }: Props) => (
  <span className={styles.status} data-tone={tones[subject.status]}>
    <select
      aria-label={texts.statusOf(subjectName(subject.subject))}
      value={subject.status}
      onChange={(event) => onChange(event.currentTarget.value as SubjectStatus)}
    >
      {subjectStatuses.map((status) => (
        <option key={status} value={status}>
          {statusNames[status]}
        </option>
      ))}
    </select>
  </span>
);
