import type { TutorialPage } from '@netlik/contract/identity/account';
import { atom } from 'nanostores';
import { useEffect } from 'react';
import { session } from '../../data/calls/session.ts';
import { useStore } from '../../data/use-store.ts';
import { openDialogs } from '../overlays/native-dialog.ts';
import { createTutorial } from './create-tutorial.ts';
import { hasSeenTour, saveTourSeen } from './seen.ts';
import type { Tours } from './tour.ts';

const isVisible = (element: Element) => element.getClientRects().length > 0;

/** The wide and the narrow layout may both have the anchor, so the visible one counts. */
const find = (anchor: string): Element | null => {
  const found = document.querySelectorAll(`[data-tour="${CSS.escape(anchor)}"]`);
  return [...found].find(isVisible) ?? null;
};

/** The tour cannot highlight elements behind a modal other than its own. */
const isBlocking = (dialogs: readonly HTMLDialogElement[]): boolean =>
  dialogs.some((dialog) => !('guide' in dialog.dataset));

export const tutorial = createTutorial({
  find,
  isBlocked: () => isBlocking(openDialogs.get()),
  remember: saveTourSeen,
});

export const useTourBlocked = (): boolean => isBlocking(useStore(openDialogs));

let loadTours: (() => Promise<Tours>) | null = null;

/** The shell provides the table of tours, because only the shell knows every page. */
export const provideTours = (load: () => Promise<Tours>): void => {
  loadTours = load;
};

type OpenTour = { page: TutorialPage; start: (how: 'begin' | 'restart') => void };

/** The tours of the pages on the screen. */
const openTours = atom<readonly OpenTour[]>([]);

/** Restarts the tour of the open page; null if it has none. */
export const useTourStart = (): (() => void) | null => {
  const open = useStore(openTours).at(-1);
  return open ? () => open.start('restart') : null;
};

const openTour = (page: TutorialPage) => {
  let remove: (() => void) | null = null;
  const load = async () => {
    const steps = (await loadTours?.())?.[page];
    if (steps && openTours.get().includes(open)) remove ??= tutorial.add({ page, steps });
  };
  const open: OpenTour = {
    page,
    // Without the table the page works as before.
    start: (how) =>
      void load().then(
        () => tutorial[how](page),
        () => undefined,
      ),
  };
  openTours.set([...openTours.get(), open]);
  const close = () => {
    openTours.set(openTours.get().filter((other) => other !== open));
    remove?.();
  };
  return { open, close };
};

const shouldAutoStart = (page: TutorialPage): boolean => {
  const user = session.get()?.user;
  const isReady = user?.role === 'student' && user.consent !== 'due' && !user.firstRunDue;
  return isReady && !hasSeenTour(page);
};

/** Offers the page's tour while the page is open, and by default starts it at a student's first visit. */
export const useTour = (page: TutorialPage, startsItself = true): void =>
  useEffect(() => {
    const { open, close } = openTour(page);
    if (startsItself && shouldAutoStart(page)) open.start('begin');
    return close;
  }, [page, startsItself]);
