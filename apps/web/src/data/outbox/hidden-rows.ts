import type { CallInput, Endpoint } from '@netlik/contract/endpoint';
import { useSyncExternalStore } from 'react';
import { doWithUndo } from '../../ui/overlays/undo.ts';
import { call } from '../calls/call.ts';
import { createListeners } from '../calls/listeners.ts';

/** Ids of rows with an undoable removal; module state, because it must survive closing a dialog. */
let ids: ReadonlySet<string> = new Set();
const listeners = createListeners();

const setIds = (next: ReadonlySet<string>) => {
  ids = next;
  listeners.notify();
};

export const useHiddenRows = (): ReadonlySet<string> => useSyncExternalStore(listeners.subscribe, () => ids);

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
    apply: () => setIds(new Set([...ids, id])),
    revert: () => setIds(new Set([...ids].filter((other) => other !== id))),
    // The id stays hidden, because ids are never reused and the lists refetch only after this.
    commit: () =>
      typeof remove === 'function'
        ? remove()
        : call(remove, { params: { id } } as unknown as CallInput<RemoveEndpoint>),
  });
