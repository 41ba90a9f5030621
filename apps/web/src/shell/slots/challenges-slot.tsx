import { lazyNamed } from '../../ui/layout/lazy-named.ts';
import { LazyWhenVisible } from '../../ui/layout/lazy-when-visible.tsx';
import { Row } from '../../ui/layout/row.tsx';
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
  <LazyWhenVisible placeholder={placeholder}>
    <ChallengesLine />
  </LazyWhenVisible>
);
