import { createListeners } from '../../data/calls/listeners.ts';
import type { Tour } from './tour.ts';
import { type Running, reduceTour, type TourEvent, type TourState } from './tour-machine.ts';

export type TutorialDeps = {
  /** The visible element of an anchor, or null. */
  find: (anchor: string) => Element | null;
  /** True while a modal is open, which the tour waits for. */
  isBlocked: () => boolean;
  /** Stores whether the user has seen a page's tour. */
  remember: (page: Tour['page'], seen: boolean) => void;
};

const POLL_MS = 120;
/** The page itself may still be loading. */
const FIRST_STEP_TIMEOUT_MS = 5_000;
const STEP_TIMEOUT_MS = 1_500;

export type ShownStep = { running: Running; element: Element | null } | null;

/** Runs one tour at a time among the tours of the open pages. */
export const createTutorial = ({ find, isBlocked, remember }: TutorialDeps) => {
  const tours = new Map<string, Tour>();
  const { subscribe, notify } = createListeners();
  let state: TourState = null;
  let shown: ShownStep = null;
  let timer: ReturnType<typeof setInterval> | undefined;
  let waitedMs = 0;

  const poll = () => {
    if (!state || isBlocked()) return;
    const element = find(state.tour.steps[state.index]!.anchor);
    if (element) {
      if (shown?.element !== element || state.phase === 'seeking') send({ type: 'found' }, element);
      return;
    }
    if (state.phase === 'shown') return send({ type: 'lost' });
    waitedMs += POLL_MS;
    if (waitedMs >= (state.found === 0 && state.index === 0 ? FIRST_STEP_TIMEOUT_MS : STEP_TIMEOUT_MS))
      send({ type: 'missed' });
  };

  function send(event: TourEvent, element: Element | null = null) {
    const before = state;
    const { state: next, ended } = reduceTour(state, event);
    state = next;
    shown = next && { running: next, element };
    if (next?.phase === 'seeking') waitedMs = 0;
    if (ended === 'finished' && before) remember(before.tour.page, true);
    clearInterval(timer);
    if (next) timer = setInterval(poll, POLL_MS);
    notify();
    // The next element is usually there already.
    if (next?.phase === 'seeking' && event.type !== 'lost' && event.type !== 'missed') poll();
  }

  const stop = () => {
    state = null;
    shown = null;
    clearInterval(timer);
    notify();
  };

  return {
    get: (): ShownStep => shown,
    subscribe,
    tours: (): readonly Tour[] => [...tours.values()],
    add: (tour: Tour) => {
      tours.set(tour.page, tour);
      notify();
      return () => {
        if (tours.get(tour.page) === tour) tours.delete(tour.page);
        // A tour that is left in the middle is neither finished nor skipped.
        if (state?.tour.page === tour.page) stop();
        else notify();
      };
    },
    /** Starts at the first visit, but never over another tour. */
    begin: (page: Tour['page']) => {
      const tour = tours.get(page);
      if (tour && !state) send({ type: 'start', tour });
    },
    /** The tour counts as unseen until it is finished again. */
    restart: (page: Tour['page']) => {
      const tour = tours.get(page);
      if (!tour) return;
      remember(page, false);
      send({ type: 'start', tour });
    },
    next: () => send({ type: 'next' }),
    back: () => send({ type: 'back' }),
    /** A skipped tour counts as seen. */
    skip: () => {
      const page = state?.tour.page;
      stop();
      if (page !== undefined) remember(page, true);
    },
  };
};
