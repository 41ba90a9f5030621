import { atom } from 'nanostores';

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
const queue = atom<readonly PendingConfirm[]>([]);

export const confirmQueue = {
  get: queue.get,
  listen: queue.listen,
  ask: (options: ConfirmOptions): Promise<boolean> =>
    new Promise((resolve) => {
      const id = nextId++;
      const answer = (yes: boolean) => {
        queue.set(queue.get().filter((one) => one.id !== id));
        resolve(yes);
      };
      queue.set([...queue.get(), { ...options, id, answer }]);
    }),
};
