import type { CoachGroup } from '@netlik/contract/coaching/coach-groups';
import { Row } from '../../ui/layout/row.tsx';
import { colourAt } from '../../ui/subjects/subject-colour.ts';
import styles from './coach-groups.module.css';

export const groupColour = (colour: number): string => colourAt(colour - 1);

export const GroupMark = ({ group }: { group: Pick<CoachGroup, 'name' | 'colour'> }) => (
  <Row as="span" gap="2" align="center" inline>
    <span className={styles.dot} style={{ background: groupColour(group.colour) }} />
    {group.name}
  </Row>
);
