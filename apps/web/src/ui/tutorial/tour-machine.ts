import type { Tour } from './tour.ts';

export type Running = {
  tour: Tour;
  index: number;
  phase: 'seeking' | 'shown';
  /** The direction in which missing elements are skipped. */
  direction: 1 | -1;
  /** The number of found elements, because a tour that shows none does not count as seen. */
  found: number;
};

export type TourState = Running | null;

export type TourEvent =
  | { type: 'start'; tour: Tour }
  | { type: 'found' }
  /** The element did not appear in time. */
  | { type: 'missed' }
  /** The element disappeared. */
  | { type: 'lost' }
  | { type: 'next' }
  | { type: 'back' };

/** `ended` is set if the event ended the tour. */
export type TourTransition = { state: TourState; ended?: 'finished' | 'nothing-found' };

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

export const reduceTour = (state: TourState, event: TourEvent): TourTransition => {
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
