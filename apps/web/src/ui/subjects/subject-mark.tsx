import { Row } from '../layout/row.tsx';
import { subjectColour } from './subject-colour.ts';
import styles from './subject-mark.module.css';
import { subjectName } from './subject-name.ts';

export const SubjectMark = ({ subject, small }: { subject: string; small?: boolean }) => (
  <Row
    as="span"
    gap="2"
    align="center"
    inline
    tone={small ? 'muted' : undefined}
    size={small ? 'tiny' : undefined}
    weight={small ? 'medium' : 'semibold'}
    className={small ? styles.small : undefined}
  >
    <span className={styles.dot} style={{ background: subjectColour(subject) }} />
    {subjectName(subject)}
  </Row>
);
