import { Glyph } from '../../ui/icons/glyph.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { meeting } from './mark-paths.ts';
import styles from './reminder-mark.module.css';

/** Hidden from screen readers: the day's label already names it. */
export const MeetingMark = () => (
  <Row as="span" align="center" inline className={styles.mark} data-kind="exam" aria-hidden="true">
    <Glyph path={meeting} size={14} />
  </Row>
);
