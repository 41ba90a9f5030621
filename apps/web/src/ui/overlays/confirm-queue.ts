import { createListeners } from '../../data/calls/listeners.ts';

export type ConfirmOptions = {
  title: string;
  text?: string;
  /** The button's verb: „Sil”, „Odadan çık”. */
  action: string;
  cancel?: string;
  danger?: boolean;
};

export type PendingConfirm = ConfirmOptions & { id: number; answer: (yes: boolean) => void };

let nextId = 1;
let queue: readonly PendingConfirm[] = [];
const listeners = createListeners();

const change = (next: readonly PendingConfirm[]) => {
  queue = next;
  listeners.notify();
};

export const confirmQueue = {
  get: () => queue,
  subscribe: listeners.subscribe,
  ask: (options: ConfirmOptions): Promise<boolean> =>
    new Promise((resolve) => {
      const id = nextId++;
      const answer = (yes: boolean) => {
        change(queue.filter((one) => one.id !== id));
        resolve(yes);
      };
      change([...queue, { ...options, id, answer }]);
    }),
};
