import { useSyncExternalStore } from 'react';

/** Ids of rows hidden while their deletion can still be undone. Module state, because it must survive closing the day's modal. */
let ids: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

const setIds = (next: ReadonlySet<string>) => {
  ids = next;
  for (const listener of [...listeners]) listener();
};

export const hiddenRows = {
  get: (): ReadonlySet<string> => ids,
  add: (id: string): void => setIds(new Set([...ids, id])),
  remove: (id: string): void => setIds(new Set([...ids].filter((other) => other !== id))),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

export const useVisibleRows = <T extends { _id: string }>(
  rows: readonly T[] | undefined,
): T[] | undefined => {
  const hidden = useSyncExternalStore(hiddenRows.subscribe, hiddenRows.get);
  return rows?.filter(({ _id }) => !hidden.has(_id));
};
