import { createListeners } from '../../../data/calls/listeners.ts';

let wanted = false;
const listeners = createListeners();

/** Whether the dock is shown. Separate from the timer, whose code is loaded only then. */
export const dockSignal = {
  get: (): boolean => wanted,
  subscribe: listeners.subscribe,
  show: (): void => {
    if (wanted) return;
    wanted = true;
    listeners.notify();
  },
};
