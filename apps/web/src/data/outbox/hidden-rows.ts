import { useSyncExternalStore } from 'react';
import { doWithUndo } from '../../ui/overlays/undo.ts';
import { createListeners } from '../calls/listeners.ts';
import type { HiddenRow } from '../writes/write-environment.ts';

/** Ids of rows with an undoable removal; module state, because it must survive closing a dialog. */
let ids: ReadonlySet<string> = new Set();
const listeners = createListeners();

const setIds = (next: Iterable<string>) => {
  ids = new Set(next);
  listeners.notify();
};

export const useHiddenRows = (): ReadonlySet<string> => useSyncExternalStore(listeners.subscribe, () => ids);

/** The id stays hidden afterwards, because ids are never reused and the lists refetch only later. */
export const hideUntilSent = ({ id, ...removal }: HiddenRow): void =>
  doWithUndo({
    ...removal,
    apply: () => setIds([...ids, id]),
    revert: () => setIds([...ids].filter((other) => other !== id)),
  });
