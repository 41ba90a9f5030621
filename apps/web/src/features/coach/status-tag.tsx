import type { Program } from '@netlik/contract/daily-plans/student-programs';
import styles from './status-tag.module.css';
import { programStatusNames } from './status-tag.texts.ts';

/** What is shown of a program's status today. */
export const StatusTag = ({ status }: { status: Program['shownStatus'] }) => (
  <span className={styles.tag} data-status={status}>
    {programStatusNames[status]}
  </span>
);

/** The specification's bands: 8 and above green, 5 and above blue, below 5 orange. */
const motivationTone = (score: number) => (score >= 8 ? 'good' : score >= 5 ? 'fair' : 'low');

export const MotivationTag = ({ score, label }: { score: number; label: string }) => (
  <span className={styles.tag} data-tone={motivationTone(score)}>
    {label}
  </span>
);
