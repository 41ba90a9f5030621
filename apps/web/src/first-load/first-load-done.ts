import { useSyncExternalStore } from 'react';

/** Background requests start after this even if the page is still loading. */
const MAX_WAIT_MS = 3_000;

let done = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

const markDone = () => {
  clearTimeout(timer);
  if (done) return;
  done = true;
  for (const listener of [...listeners]) listener();
};

/** Whether the opened page has its data. Requests of the shell (bell, live channel, profile) wait for it. */
export const firstLoad = {
  get: (): boolean => done,
  subscribe: (listener: () => void) => {
    timer ??= setTimeout(markDone, MAX_WAIT_MS);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  /** Call when the page has its data. */
  markDone,
};

export const useIsFirstLoadDone = (): boolean => useSyncExternalStore(firstLoad.subscribe, firstLoad.get);
