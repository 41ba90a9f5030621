import { createListeners } from '../../../data/calls/listeners.ts';

let closed: string | null = null;
const listeners = createListeners();

const set = (title: string | null): void => {
  closed = title;
  listeners.notify();
};

/** The title of the premium page that redirected a free student; null once dismissed. */
export const upgradeSignal = {
  get: (): string | null => closed,
  subscribe: listeners.subscribe,
  show: set,
  dismiss: (): void => set(null),
};
