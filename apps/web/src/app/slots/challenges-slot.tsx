import { lazy } from 'react';
import styles from './slots.module.css';
import { WhenSeen } from './when-seen.tsx';

const ChallengesLine = lazy(async () => ({
  default: (await import('../../features/rewards/daily-challenges/challenges-line.tsx')).ChallengesLine,
}));

const placeholder = (
  <div className={styles.line} aria-hidden="true">
    <span />
  </div>
);

export const ChallengesSlot = () => (
  <WhenSeen placeholder={placeholder}>
    <ChallengesLine />
  </WhenSeen>
);
