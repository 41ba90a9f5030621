import type { Entry } from './store.ts';

/** A row with something of it still on this device; `failed` where the server refused that. */
export type Shown<T> = T & { waits?: Entry['state'] };

type Writes = { change: string; remove: string };

/**
 * The rows as they will be once what waits is sent: changed, and without what is to be deleted. `change` gives a row
 * with what was typed over it; that was written by an earlier version, perhaps, and is read as untrusted.
 */
export const withWaiting = <T extends { _id: string }>(
  rows: readonly T[],
  entries: readonly Entry[],
  writes: Writes,
  change: (row: T, body: unknown) => T,
): Shown<T>[] =>
  rows.flatMap((row) => {
    let shown: Shown<T> = row;
    for (const { write, state, input } of entries) {
      if (input.params?.id !== row._id) continue;
      if (write === writes.remove && state === 'waiting') return [];
      if (write === writes.remove) shown = { ...shown, waits: state };
      if (write === writes.change) shown = { ...change(shown, input.body), waits: state };
    }
    return [shown];
  });
