import { subjectColour } from './subject-colour.ts';
import styles from './subject-mark.module.css';
import { subjectName } from './subject-name.ts';

export const SubjectMark = ({ subject, small }: { subject: string; small?: boolean }) => (
  <span className={small ? `${styles.subject} ${styles.small}` : styles.subject}>
    <span className={styles.dot} style={{ background: subjectColour(subject) }} />
    {subjectName(subject)}
  </span>
);
