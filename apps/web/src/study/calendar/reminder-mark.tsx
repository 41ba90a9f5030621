import { BellIcon } from '../../ui/icons/glyphs.tsx';
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
    <BellIcon size={14} />
    {count}
  </Row>
);
