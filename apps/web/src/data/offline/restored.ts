import { createListeners } from '../calls/listeners.ts';

/** Hashes of queries that show persisted data until the server replies. */
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
