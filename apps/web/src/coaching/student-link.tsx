import { Link } from 'react-router';
import { Text } from '../ui/layout/text.tsx';
import { studentAddress } from './program-address.ts';
import styles from './student-link.module.css';

type Props = { student: { studentId: string; studentName: string } };

export const StudentLink = ({ student: { studentId, studentName } }: Props) => (
  <Text as={Link} to={studentAddress(studentId)} tone="plain" weight="semibold" className={styles.link}>
    {studentName}
  </Text>
);
