import { lazy, Suspense, useSyncExternalStore } from 'react';
import { tutorial } from './tutorial.ts';

const TourDialog = lazy(async () => ({ default: (await import('./tour-dialog.tsx')).TourDialog }));

/** Where tours appear. Mounted once, in the frame. */
export const TutorialHost = () => {
  const shown = useSyncExternalStore(tutorial.subscribe, tutorial.get);
  // Nothing is shown before the first element is there: the page may still be loading.
  if (!shown || shown.running.found === 0) return null;
  return (
    <Suspense fallback={null}>
      <TourDialog key={shown.running.tour.page} shown={shown} />
    </Suspense>
  );
};
