import { useSyncExternalStore } from 'react';
import { Button } from '../buttons/button.tsx';
import { Modal } from './modal.tsx';

export type Question = {
  title: string;
  text?: string;
  /** What the button does, as a verb: „Sil”, „Odadan çık”. */
  action: string;
  cancel?: string;
  danger?: boolean;
};

type Asked = Question & { id: number; answer: (yes: boolean) => void };

let nextId = 1;
let asked: readonly Asked[] = [];
const listeners = new Set<() => void>();

const change = (next: readonly Asked[]) => {
  asked = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Asks before what cannot be taken back. Where it can, do it and offer an undo instead. */
export const confirm = (question: Question): Promise<boolean> =>
  new Promise((resolve) => {
    const id = nextId++;
    const answer = (yes: boolean) => {
      change(asked.filter((one) => one.id !== id));
      resolve(yes);
    };
    change([...asked, { ...question, id, answer }]);
  });

const Ask = ({ title, text, action, cancel = 'Vazgeç', danger, answer }: Asked) => (
  <Modal
    title={title}
    size="small"
    onClose={() => answer(false)}
    footer={
      <>
        {/* A stray Enter must not do what cannot be taken back. */}
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

/** Where the questions appear. Mounted once. */
export const ConfirmHost = () => {
  const current = useSyncExternalStore(subscribe, () => asked)[0];
  return current ? <Ask key={current.id} {...current} /> : null;
};
