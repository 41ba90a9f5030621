import { Suspense, useSyncExternalStore } from 'react';
import { lazyNamed } from '../../ui/layout/lazy-named.ts';
import { tutorial, useTourBlocked } from '../../ui/tutorial/tutorial.ts';

const TourDialog = lazyNamed(() => import('../../ui/tutorial/tour-dialog.tsx'), 'TourDialog');

export const TutorialHost = () => {
  const shown = useSyncExternalStore(tutorial.subscribe, tutorial.get);
  const isBlocked = useTourBlocked();
  // Hidden until the first element is found, because the page may still be loading.
  if (!shown || shown.running.found === 0 || isBlocked) return null;
  return (
    <Suspense fallback={null}>
      <TourDialog key={shown.running.tour.page} shown={shown} />
    </Suspense>
  );
};
