import { lazy, Suspense } from 'react';
import { useIsFirstLoadDone } from '../../first-load/first-load-done.ts';

const ChallengesLine = lazy(async () => ({
  default: (await import('../../features/rewards/daily-challenges/challenges-line.tsx')).ChallengesLine,
}));

/** Loaded after the page; its place is kept until then. */
export const ChallengesSlot = () => (
  <div style={{ display: 'grid', minHeight: 52 }}>
    {useIsFirstLoadDone() && (
      <Suspense>
        <ChallengesLine />
      </Suspense>
    )}
  </div>
);
