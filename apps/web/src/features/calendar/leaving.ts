import { useSyncExternalStore } from 'react';

/**
 * What is seen as deleted but may still be taken back. It outlives the day's window: whoever closes it and comes back
 * within the toast's time does not meet what was just deleted.
 */
let ids: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

const change = (next: ReadonlySet<string>) => {
  ids = next;
  for (const listener of [...listeners]) listener();
};

export const leaving = {
  get: (): ReadonlySet<string> => ids,
  add: (id: string): void => change(new Set([...ids, id])),
  remove: (id: string): void => change(new Set([...ids].filter((other) => other !== id))),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

/** The rows without those that are on their way out. */
export const useStaying = <T extends { _id: string }>(rows: readonly T[] | undefined): T[] | undefined => {
  const gone = useSyncExternalStore(leaving.subscribe, leaving.get);
  return rows?.filter(({ _id }) => !gone.has(_id));
};
