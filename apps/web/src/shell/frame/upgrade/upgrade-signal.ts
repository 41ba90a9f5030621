import { createListeners } from '../../../data/calls/listeners.ts';

let closed: string | null = null;
const listeners = createListeners();

const set = (title: string | null): void => {
  closed = title;
  listeners.notify();
};

/** The title of the premium page a free student was led away from; null once they know. */
export const upgradeSignal = {
  get: (): string | null => closed,
  subscribe: listeners.subscribe,
  show: set,
  dismiss: (): void => set(null),
};
