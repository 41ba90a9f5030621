import type { CallInput, Endpoint } from '@netlik/contract/endpoint';
import { atom } from 'nanostores';
import { doWithUndo } from '../../ui/overlays/undo.ts';
import { call } from '../calls/call.ts';
import { useStore } from '../use-store.ts';

/** Ids of rows with an undoable removal; module state, because it must survive closing a dialog. */
const hiddenIds = atom<ReadonlySet<string>>(new Set());

export const useHiddenRows = (): ReadonlySet<string> => useStore(hiddenIds);

type RemoveEndpoint = Endpoint & { method: 'DELETE' };
type Removal = {
  id: string;
  text: string;
  failed: string;
  remove: RemoveEndpoint | (() => Promise<unknown>);
};

/** Hides a row immediately and removes it when the undo expires. */
export const removeWithUndo = ({ id, text, failed, remove }: Removal): void =>
  doWithUndo({
    text,
    failed,
    apply: () => hiddenIds.set(new Set([...hiddenIds.get(), id])),
    revert: () => hiddenIds.set(new Set([...hiddenIds.get()].filter((other) => other !== id))),
    // The id stays hidden, because ids are never reused and the lists refetch only after this.
    commit: () =>
      typeof remove === 'function'
        ? remove()
        : call(remove, { params: { id } } as unknown as CallInput<RemoveEndpoint>),
  });
