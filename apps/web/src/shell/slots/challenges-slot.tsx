import { lazyNamed } from '../../ui/layout/lazy-named.ts';
import { Row } from '../../ui/layout/row.tsx';
import { WhenSeen } from '../../ui/layout/when-seen.tsx';
import styles from './slots.module.css';

const ChallengesLine = lazyNamed(
  () => import('../../community/daily-challenges/challenges-line.tsx'),
  'ChallengesLine',
);

const placeholder = (
  <Row align="center" box="card" className={styles.line} aria-hidden="true">
    <span />
  </Row>
);

export const ChallengesSlot = () => (
  <WhenSeen placeholder={placeholder}>
    <ChallengesLine />
  </WhenSeen>
);
