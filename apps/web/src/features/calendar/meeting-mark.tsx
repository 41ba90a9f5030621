import { IconFrame } from '../../ui/icons/icons.tsx';
import { Row } from '../../ui/layout/row.tsx';
import styles from './reminder-mark.module.css';

/** Hidden from screen readers: the day's label already names it. */
export const MeetingMark = () => (
  <Row as="span" align="center" inline className={styles.mark} data-kind="exam" aria-hidden="true">
    <IconFrame size={14}>
      <path d="M10 9.2a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM4.2 16.6a5.8 5.8 0 0 1 11.6 0" />
    </IconFrame>
  </Row>
);
