import { lazy } from 'react';
import { WhenSeen } from './when-seen.tsx';

const ChallengesLine = lazy(async () => ({
  default: (await import('../../features/rewards/daily-challenges/challenges-line.tsx')).ChallengesLine,
}));

/** Its place is kept until it is there. */
export const ChallengesSlot = () => (
  <WhenSeen minHeight={52}>
    <ChallengesLine />
  </WhenSeen>
);
