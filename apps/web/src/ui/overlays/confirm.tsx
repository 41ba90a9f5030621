import { useSyncExternalStore } from 'react';
import { Button } from '../buttons/button.tsx';
import { Modal } from './modal.tsx';

export type ConfirmOptions = {
  title: string;
  text?: string;
  /** What the button does, as a verb: „Sil”, „Odadan çık”. */
  action: string;
  cancel?: string;
  danger?: boolean;
};

type PendingConfirm = ConfirmOptions & { id: number; answer: (yes: boolean) => void };

let nextId = 1;
let queue: readonly PendingConfirm[] = [];
const listeners = new Set<() => void>();

const change = (next: readonly PendingConfirm[]) => {
  queue = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Asks before an action that cannot be undone. If it can, use `doWithUndo` instead. */
export const confirm = (options: ConfirmOptions): Promise<boolean> =>
  new Promise((resolve) => {
    const id = nextId++;
    const answer = (yes: boolean) => {
      change(queue.filter((one) => one.id !== id));
      resolve(yes);
    };
    change([...queue, { ...options, id, answer }]);
  });

const ConfirmDialog = ({ title, text, action, cancel = 'Vazgeç', danger, answer }: PendingConfirm) => (
  <Modal
    title={title}
    size="small"
    onClose={() => answer(false)}
    footer={
      <>
        {/* Focused first: a stray Enter must not confirm. */}
        <Button look="quiet" data-first onClick={() => answer(false)}>
          {cancel}
        </Button>
        <Button look={danger ? 'danger' : 'primary'} onClick={() => answer(true)}>
          {action}
        </Button>
      </>
    }
  >
    {text && <p>{text}</p>}
  </Modal>
);

/** Renders the open question. Mounted once. */
export const ConfirmHost = () => {
  const current = useSyncExternalStore(subscribe, () => queue)[0];
  return current ? <ConfirmDialog key={current.id} {...current} /> : null;
};
