import { IconFrame } from '../../ui/icons/icons.tsx';
import { Row } from '../../ui/layout/row.tsx';
import styles from './reminder-mark.module.css';

/** Hidden from screen readers: the day's label already contains the count. */
export const ReminderMark = ({ count }: { count?: number }) => (
  <Row
    as="span"
    gap="1"
    align="center"
    inline
    look="plain tiny semibold"
    numbers
    className={styles.mark}
    aria-hidden="true"
  >
    <IconFrame size={14}>
      <path d="M10 3.2a4.6 4.6 0 0 0-4.6 4.6c0 4-1.6 5.4-1.6 5.4h12.4s-1.6-1.4-1.6-5.4A4.6 4.6 0 0 0 10 3.2ZM8.4 16.2a1.8 1.8 0 0 0 3.2 0" />
    </IconFrame>
    {count}
  </Row>
);
