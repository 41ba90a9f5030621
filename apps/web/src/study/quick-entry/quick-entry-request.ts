import { createListeners } from '../../data/calls/listeners.ts';

let requested: { text: string } | null = null;
const listeners = createListeners();

const set = (next: typeof requested): void => {
  requested = next;
  listeners.notify();
};

/** The open dialog's first text; null while it is closed. */
export const quickEntryRequest = {
  get: () => requested,
  subscribe: listeners.subscribe,
  close: (): void => set(null),
};

/** Opens the dialog from anywhere in the shell; its code is loaded then. */
export const openQuickEntry = (text = ''): void => set({ text });
