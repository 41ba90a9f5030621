import type { Entry } from './store.ts';

export type WithPending<T> = T & { pendingState?: Entry['state'] };

type Writes = { update: string; remove: string };

/**
 * The rows as they will be once the pending writes are sent. `change` merges a stored body, which is
 * untrusted because an older version may have stored it.
 */
export const applyPendingWrites = <T extends { _id: string }>(
  rows: readonly T[],
  entries: readonly Entry[],
  writes: Writes,
  change: (row: T, body: unknown) => T,
): WithPending<T>[] =>
  rows.flatMap((row) => {
    let shown: WithPending<T> = row;
    for (const { write, state, input } of entries) {
      if (input.params?.id !== row._id) continue;
      if (write === writes.remove && state === 'waiting') return [];
      if (write === writes.remove) shown = { ...shown, pendingState: state };
      if (write === writes.update) shown = { ...change(shown, input.body), pendingState: state };
    }
    return [shown];
  });
