import type { Tour } from './tour.ts';
import { move, type Running, type TourEvent, type TourState } from './tour-machine.ts';

export type TutorialWorld = {
  /** The visible element of an anchor, or null. */
  find: (anchor: string) => Element | null;
  /** Remembers that a page's tour was seen, or that it starts again. */
  remember: (page: string, seen: boolean) => void;
};

const POLL_MS = 120;
/** The page itself may still be loading. */
const FIRST_MS = 5_000;
const EACH_MS = 1_500;

export type Shown = { running: Running; element: Element | null } | null;

/** Runs one tour at a time over the tours of the pages that are open. */
export const createTutorial = ({ find, remember }: TutorialWorld) => {
  const tours = new Map<string, Tour>();
  const listeners = new Set<() => void>();
  let state: TourState = null;
  let shown: Shown = null;
  let timer: ReturnType<typeof setInterval> | undefined;
  let waited = 0;

  const notify = () => {
    for (const listener of [...listeners]) listener();
  };

  const look = () => {
    if (!state) return;
    const element = find(state.tour.steps[state.index]!.anchor);
    if (element) {
      if (shown?.element !== element || state.phase === 'seeking') send({ type: 'found' }, element);
      return;
    }
    if (state.phase === 'shown') return send({ type: 'lost' });
    waited += POLL_MS;
    if (waited >= (state.found === 0 && state.index === 0 ? FIRST_MS : EACH_MS)) send({ type: 'missed' });
  };

  function send(event: TourEvent, element: Element | null = null) {
    const before = state;
    const { state: next, ended } = move(state, event);
    state = next;
    shown = next && { running: next, element };
    if (next?.phase === 'seeking') waited = 0;
    if (ended === 'finished' && before) remember(before.tour.page, true);
    clearInterval(timer);
    if (next) timer = setInterval(look, POLL_MS);
    notify();
    // The next element usually stands there already.
    if (next?.phase === 'seeking' && event.type !== 'lost' && event.type !== 'missed') look();
  }

  const stop = () => {
    state = null;
    shown = null;
    clearInterval(timer);
    notify();
  };

  return {
    get: (): Shown => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    tours: (): readonly Tour[] => [...tours.values()],
    /** While its page is open. */
    add: (tour: Tour) => {
      tours.set(tour.page, tour);
      notify();
      return () => {
        if (tours.get(tour.page) === tour) tours.delete(tour.page);
        // The person went elsewhere in the middle: neither finished nor refused.
        if (state?.tour.page === tour.page) stop();
        else notify();
      };
    },
    /** By itself, at the first visit. Never over another. */
    begin: (page: string) => {
      const tour = tours.get(page);
      if (tour && !state) send({ type: 'start', tour });
    },
    /** From the menu: it counts as unseen until it is finished again. */
    restart: (page: string) => {
      const tour = tours.get(page);
      if (!tour) return;
      remember(page, false);
      send({ type: 'start', tour });
    },
    next: () => send({ type: 'next' }),
    back: () => send({ type: 'back' }),
    /** Whoever skips it does not want it again. */
    skip: () => {
      const page = state?.tour.page;
      stop();
      if (page !== undefined) remember(page, true);
    },
  };
};
