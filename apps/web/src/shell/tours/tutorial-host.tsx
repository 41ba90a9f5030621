import { Suspense } from 'react';
import { useStore } from '../../data/use-store.ts';
import { lazyNamed } from '../../ui/layout/lazy-named.ts';
import { provideTours, tutorial, useTourBlocked } from '../../ui/tutorial/tutorial.ts';

const TourDialog = lazyNamed(() => import('../../ui/tutorial/tour-dialog.tsx'), 'TourDialog');

provideTours(async () => (await import('./tours.ts')).tours);

export const TutorialHost = () => {
  const shown = useStore(tutorial);
  const isBlocked = useTourBlocked();
  // Hidden until the first element is found, because the page may still be loading.
  if (!shown || shown.running.found === 0 || isBlocked) return null;
  return (
    <Suspense fallback={null}>
      <TourDialog key={shown.running.tour.page} shown={shown} />
    </Suspense>
  );
};
