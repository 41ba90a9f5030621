import { useSyncExternalStore } from 'react';
import { createListeners } from '../../api/listeners.ts';
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
const listeners = createListeners();

const change = (next: readonly PendingConfirm[]) => {
  queue = next;
  listeners.notify();
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

const ConfirmDialog = ({ id, title, text, action, cancel = 'Vazgeç', danger, answer }: PendingConfirm) => (
  <Modal
    describedBy={text && `confirm-${id}`}
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
    {text && <p id={`confirm-${id}`}>{text}</p>}
  </Modal>
);

/** Renders the open question. Mounted once. */
export const ConfirmHost = () => {
  const current = useSyncExternalStore(listeners.subscribe, () => queue)[0];
  return current ? <ConfirmDialog key={current.id} {...current} /> : null;
};
