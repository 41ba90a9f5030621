import { subjectColour } from '../../study/subject-colour.ts';
import { subjectName } from '../../study/subject-name.ts';
import styles from './subject-mark.module.css';

export const SubjectMark = ({ subject, small }: { subject: string; small?: boolean }) => (
  <span className={small ? `${styles.subject} ${styles.small}` : styles.subject}>
    <span className={styles.dot} style={{ background: subjectColour(subject) }} />
    {subjectName(subject)}
  </span>
);
