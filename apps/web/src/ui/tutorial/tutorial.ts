import { useEffect, useSyncExternalStore } from 'react';
import { matchPath } from 'react-router';
import { session } from '../../data/calls/session.ts';
import { topDialog } from '../overlays/native-dialog.ts';
import { createTutorial } from './create-tutorial.ts';
import { hasSeenTour, saveTourSeen } from './seen.ts';
import type { Tour } from './tour.ts';

const isVisible = (element: Element) => element.getClientRects().length > 0;

/** The wide and the narrow layout may both have the anchor, so the visible one counts. */
const find = (anchor: string): Element | null => {
  const found = document.querySelectorAll(`[data-tour="${CSS.escape(anchor)}"]`);
  return [...found].find(isVisible) ?? null;
};

/** The tour cannot highlight elements behind a modal other than its own. */
const isBlocked = (): boolean => topDialog.stack().some((dialog) => !('guide' in dialog.dataset));

export const tutorial = createTutorial({ find, isBlocked, remember: saveTourSeen });

export const useTourBlocked = (): boolean => useSyncExternalStore(topDialog.subscribe, isBlocked);

/** The page with a tour at this path, or null. */
export const tutorialFor = (pathname: string): Tour['page'] | null =>
  tutorial.tours().find(({ paths }) => paths.some((path) => matchPath(path, pathname)))?.page ?? null;

export const useTutorialFor = (pathname: string): Tour['page'] | null =>
  useSyncExternalStore(tutorial.subscribe, () => tutorialFor(pathname));

export const startTutorial = (page: Tour['page']): void => tutorial.restart(page);

const shouldAutoStart = ({ auto, page }: Tour): boolean => {
  const user = session.get()?.user;
  const isReady = user?.role === 'student' && user.consent !== 'due' && !user.firstRunDue;
  return auto !== false && isReady && !hasSeenTour(page);
};

/** Registers the tour while its page is open, and starts it at the first visit. */
export const useTour = (tour: Tour): void =>
  useEffect(() => {
    const remove = tutorial.add(tour);
    if (shouldAutoStart(tour)) tutorial.begin(tour.page);
    return remove;
  }, [tour]);
