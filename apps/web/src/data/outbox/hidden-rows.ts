import { atom } from 'nanostores';
import { doWithUndo } from '../../ui/overlays/undo.ts';
import { useStore } from '../use-store.ts';
import type { HiddenRow } from '../writes/write-environment.ts';

/** Ids of rows with an undoable removal; module state, because it must survive closing a dialog. */
const hiddenIds = atom<ReadonlySet<string>>(new Set());

export const useHiddenRows = (): ReadonlySet<string> => useStore(hiddenIds);

/** The id stays hidden afterwards, because ids are never reused and the lists refetch only later. */
export const hideUntilSent = ({ id, ...removal }: HiddenRow): void =>
  doWithUndo({
    ...removal,
    apply: () => hiddenIds.set(new Set([...hiddenIds.get(), id])),
    revert: () => hiddenIds.set(new Set([...hiddenIds.get()].filter((other) => other !== id))),
  });
