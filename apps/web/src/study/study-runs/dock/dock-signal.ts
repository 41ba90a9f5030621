import { createListeners } from '../../../data/calls/listeners.ts';

let wanted = false;
const listeners = createListeners();

/** Separate from the timer, so that its code loads only when needed. */
export const dockSignal = {
  get: (): boolean => wanted,
  subscribe: listeners.subscribe,
  show: (): void => {
    if (wanted) return;
    wanted = true;
    listeners.notify();
  },
};
