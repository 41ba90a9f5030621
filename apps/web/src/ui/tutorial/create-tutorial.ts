import { atom } from 'nanostores';
import type { Tour } from './tour.ts';

type Running = {
  tour: Tour;
  index: number;
  phase: 'seeking' | 'shown';
  /** The direction in which missing elements are skipped. */
  direction: 1 | -1;
  /** The number of found elements, because a tour that shows none does not count as seen. */
  found: number;
};

type TourState = Running | null;

type TourEvent =
  | { type: 'start'; tour: Tour }
  | { type: 'found' }
  /** The element did not appear in time. */
  | { type: 'missed' }
  /** The element disappeared. */
  | { type: 'lost' }
  | { type: 'next' }
  | { type: 'back' };

/** `ended` is set if the event ended the tour. */
type TourTransition = { state: TourState; ended?: 'finished' | 'nothing-found' };

const seek = (state: Running, index: number, direction: 1 | -1): Running => ({
  ...state,
  index,
  direction,
  phase: 'seeking',
});

const end = ({ found }: Running): TourTransition => ({
  state: null,
  ended: found > 0 ? 'finished' : 'nothing-found',
});

const forward = (state: Running): TourTransition =>
  state.index + 1 < state.tour.steps.length ? { state: seek(state, state.index + 1, 1) } : end(state);

const missed = (state: Running): TourTransition => {
  if (state.direction === 1) return forward(state);
  // No earlier element exists either, so go forward again; otherwise the tour would hang at its start.
  return { state: state.index > 0 ? seek(state, state.index - 1, -1) : seek(state, 0, 1) };
};

const reduceTour = (state: TourState, event: TourEvent): TourTransition => {
  if (event.type === 'start') {
    const { tour } = event;
    if (tour.steps.length === 0) return { state };
    return { state: { tour, index: 0, phase: 'seeking', direction: 1, found: 0 } };
  }
  if (!state) return { state };
  switch (event.type) {
    case 'found':
      return state.phase === 'shown'
        ? { state }
        : { state: { ...state, phase: 'shown', found: state.found + 1 } };
    case 'lost':
      return { state: seek(state, state.index, 1) };
    case 'missed':
      return missed(state);
    case 'next':
      return forward(state);
    case 'back':
      return { state: state.index > 0 ? seek(state, state.index - 1, -1) : state };
  }
};

type TutorialDeps = {
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
  const shown = atom<ShownStep>(null);
  let state: TourState = null;
  let timer: ReturnType<typeof setInterval> | undefined;
  let waitedMs = 0;

  const poll = () => {
    if (!state || isBlocked()) return;
    const element = find(state.tour.steps[state.index]!.anchor);
    if (element) {
      if (shown.get()?.element !== element || state.phase === 'seeking') send({ type: 'found' }, element);
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
    if (next?.phase === 'seeking') waitedMs = 0;
    if (ended === 'finished' && before) remember(before.tour.page, true);
    clearInterval(timer);
    if (next) timer = setInterval(poll, POLL_MS);
    shown.set(next && { running: next, element });
    // The next element is usually there already.
    if (next?.phase === 'seeking' && event.type !== 'lost' && event.type !== 'missed') poll();
  }

  const stop = () => {
    state = null;
    clearInterval(timer);
    shown.set(null);
  };

  return {
    get: shown.get,
    listen: shown.listen,
    add: (tour: Tour) => {
      tours.set(tour.page, tour);
      return () => {
        if (tours.get(tour.page) === tour) tours.delete(tour.page);
        // A tour that is left in the middle is neither finished nor skipped.
        if (state?.tour.page === tour.page) stop();
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
