import { useEffect, useSyncExternalStore } from 'react';
import { matchPath } from 'react-router';
import { session } from '../api/session.ts';
import { topDialog } from '../ui/overlays/native-dialog.ts';
import { createTutorial } from './create-tutorial.ts';
import { rememberSeen, wasSeen } from './seen.ts';
import type { Tour } from './tour.ts';

const isVisible = (element: Element) => element.getClientRects().length > 0;

/** The same anchor may stand in the wide and in the narrow layout: the one that is shown counts. */
const find = (anchor: string): Element | null => {
  const dialog = topDialog.get();
  // What lies behind a question of the page cannot be pointed at; the tour's own dialog is no such.
  if (dialog && !('guide' in dialog.dataset)) return null;
  const found = document.querySelectorAll(`[data-tour="${CSS.escape(anchor)}"]`);
  return [...found].find(isVisible) ?? null;
};

export const tutorial = createTutorial({ find, remember: rememberSeen });

/** The page whose tour can be started at an address, or null. */
export const tutorialFor = (pathname: string): string | null =>
  tutorial.tours().find(({ paths }) => paths.some((path) => matchPath(path, pathname)))?.page ?? null;

/** `tutorialFor` in step with the pages that come and go. */
export const useTutorialFor = (pathname: string): string | null =>
  useSyncExternalStore(tutorial.subscribe, () => tutorialFor(pathname));

/** From the menu: again from its first step. */
export const startTutorial = (page: string): void => tutorial.restart(page);

const startsByItself = ({ auto, page }: Tour): boolean => {
  const user = session.get()?.user;
  return auto !== false && user?.role === 'student' && user.consent !== 'due' && !wasSeen(page);
};

/** In the component of the page: its tour can be started while it is open, and starts at a first visit. */
export const useTour = (tour: Tour): void =>
  useEffect(() => {
    const remove = tutorial.add(tour);
    if (startsByItself(tour)) tutorial.begin(tour.page);
    return remove;
  }, [tour]);
