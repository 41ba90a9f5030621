import type { Program } from '@netlik/contract/daily-plans/student-programs';
import { Tag } from '../../ui/states/tag.tsx';
import { programStatusNames } from './status-tag.texts.ts';

const statusTones: Partial<Record<Program['shownStatus'], 'success' | 'primary' | 'danger'>> = {
  completed: 'success',
  active: 'primary',
  upcoming: 'primary',
  missed: 'danger',
};

/** What is shown of a program's status today. */
export const StatusTag = ({ status }: { status: Program['shownStatus'] }) => (
  <Tag tone={statusTones[status]}>{programStatusNames[status]}</Tag>
);

/** The specification's bands: 8 and above green, 5 and above blue, below 5 orange. */
const motivationTone = (score: number) => (score >= 8 ? 'success' : score >= 5 ? 'primary' : 'warning');

export const MotivationTag = ({ score, label }: { score: number; label: string }) => (
  <Tag tone={motivationTone(score)}>{label}</Tag>
);
