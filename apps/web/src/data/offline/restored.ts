import { createListeners } from '../calls/listeners.ts';

/** Hashes of the queries that show what was kept on the device, until the server answers them. */
const hashes = new Set<string>();
const listeners = createListeners();

export const restored = {
  has: (hash: string): boolean => hashes.has(hash),
  add: (hash: string): void => {
    hashes.add(hash);
    listeners.notify();
  },
  remove: (hash: string): void => {
    if (hashes.delete(hash)) listeners.notify();
  },
  subscribe: listeners.subscribe,
};
