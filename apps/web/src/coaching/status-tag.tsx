import type { SubjectStatus } from '@netlik/contract/planning/daily-plans/plan';
import type { Program } from '@netlik/contract/planning/daily-plans/student-programs';
import { Tag } from '../ui/states/tag.tsx';
import { programStatusNames, subjectStatusNames } from './status-tag.texts.ts';

const statusTones: Partial<Record<Program['shownStatus'], 'success' | 'primary'>> = {
  completed: 'success',
  active: 'primary',
  upcoming: 'primary',
};

export const StatusTag = ({ status }: { status: Program['shownStatus'] }) => (
  <Tag tone={statusTones[status]}>{programStatusNames[status]}</Tag>
);

const subjectTones: Partial<Record<SubjectStatus, 'success' | 'primary'>> = {
  in_progress: 'primary',
  completed: 'success',
};

/** Read-only, because the student sets it. */
export const SubjectStatusTag = ({ status }: { status: SubjectStatus }) => (
  <Tag tone={subjectTones[status]}>{subjectStatusNames[status]}</Tag>
);

/** The specification's thresholds: 8 and above green, 5 and above blue, below 5 orange. */
const motivationTone = (score: number) => (score >= 8 ? 'success' : score >= 5 ? 'primary' : 'warning');

export const MotivationTag = ({ score, label }: { score: number; label: string }) => (
  <Tag tone={motivationTone(score)}>{label}</Tag>
);
