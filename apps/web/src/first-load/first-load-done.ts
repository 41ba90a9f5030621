import { useSyncExternalStore } from 'react';
import { createListeners } from '../api/listeners.ts';

/** Background requests start after this even if the page is still loading. */
const MAX_WAIT_MS = 3_000;

let done = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = createListeners();

const markDone = () => {
  clearTimeout(timer);
  if (done) return;
  done = true;
  listeners.notify();
};

/** Whether the opened page has its data. Requests of the shell (bell, live channel, profile) wait for it. */
export const firstLoad = {
  get: (): boolean => done,
  subscribe: (listener: () => void) => {
    timer ??= setTimeout(markDone, MAX_WAIT_MS);
    return listeners.subscribe(listener);
  },
  /** Call when the page has its data. */
  markDone,
};

export const useIsFirstLoadDone = (): boolean => useSyncExternalStore(firstLoad.subscribe, firstLoad.get);
