import { IconFrame } from '../../ui/icons/icons.tsx';
import { Row } from '../../ui/layout/row.tsx';
import styles from './reminder-mark.module.css';

/** Hidden from screen readers: the day's label already contains the count. */
export const ExamMark = ({ count }: { count?: number }) => (
  <Row
    as="span"
    gap="1"
    align="center"
    inline
    look="plain tiny semibold"
    numbers
    className={styles.mark}
    data-kind="exam"
    aria-hidden="true"
  >
    <IconFrame size={14}>
      <path d="M5 2.8h7l3 3v11.4H5ZM7.6 10.4l1.6 1.6 3.2-3.4M7.6 15h4.8" />
    </IconFrame>
    {count !== undefined && count > 1 && count}
  </Row>
);
