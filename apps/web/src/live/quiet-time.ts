import { useSyncExternalStore } from 'react';

/** However long the page waits for its own, what stands around it comes in the end. */
const LATEST_MS = 3_000;

let quiet = false;
let latest: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

const begin = () => {
  clearTimeout(latest);
  if (quiet) return;
  quiet = true;
  for (const listener of [...listeners]) listener();
};

/** Not while the page that is being opened still asks for its own: what only stands around it waits so long. */
export const quietTime = {
  get: (): boolean => quiet,
  subscribe: (listener: () => void) => {
    latest ??= setTimeout(begin, LATEST_MS);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  /** The page has what it asked for. */
  begin,
};

export const useQuietTime = (): boolean => useSyncExternalStore(quietTime.subscribe, quietTime.get);
