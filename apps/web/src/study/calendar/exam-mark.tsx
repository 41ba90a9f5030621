import { Glyph } from '../../ui/icons/glyph.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { exam } from './mark-paths.ts';
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
    <Glyph path={exam} size={14} />
    {count !== undefined && count > 1 && count}
  </Row>
);
