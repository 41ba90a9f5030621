import type { Tour } from './tour.ts';

export type Running = {
  tour: Tour;
  index: number;
  /** Looking for the element, or standing at it. */
  phase: 'seeking' | 'shown';
  /** Which way a missing element is passed over. */
  going: 1 | -1;
  /** How many elements were found: a tour of which nothing was seen has not been seen. */
  found: number;
};

export type TourState = Running | null;

export type TourEvent =
  | { type: 'start'; tour: Tour }
  | { type: 'found' }
  /** The element did not come in time. */
  | { type: 'missed' }
  /** It was there and went away. */
  | { type: 'lost' }
  | { type: 'next' }
  | { type: 'back' };

/** The state after an event; `ended` where the tour came to its end by it. */
export type Move = { state: TourState; ended?: 'finished' | 'nothing-found' };

const seek = (state: Running, index: number, going: 1 | -1): Running => ({
  ...state,
  index,
  going,
  phase: 'seeking',
});

const end = ({ found }: Running): Move => ({ state: null, ended: found > 0 ? 'finished' : 'nothing-found' });

const forward = (state: Running): Move =>
  state.index + 1 < state.tour.steps.length ? { state: seek(state, state.index + 1, 1) } : end(state);

const missed = (state: Running): Move => {
  if (state.going === 1) return forward(state);
  // Nothing further back is there either: turn round, or the tour would hang at its start.
  return { state: state.index > 0 ? seek(state, state.index - 1, -1) : seek(state, 0, 1) };
};

export const move = (state: TourState, event: TourEvent): Move => {
  if (event.type === 'start') {
    const { tour } = event;
    if (tour.steps.length === 0) return { state };
    return { state: { tour, index: 0, phase: 'seeking', going: 1, found: 0 } };
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
