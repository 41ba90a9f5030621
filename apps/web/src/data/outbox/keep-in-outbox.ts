import type { Offline } from '../writes/use-write.ts';
import { enqueue } from './outbox.ts';
import { sendOrEnqueue } from './send-or-enqueue.ts';
import type { WriteInput } from './store.ts';

type Texts<I> = {
  label: (input: I) => string;
  /** The toast for a queued write; null where the screen itself shows it. */
  stored: (input: I) => string | null;
};

/** Without a connection the write is queued under its contract name (`mistakes.redo`) and sent once. */
export const keepInOutbox = <I extends WriteInput>(
  name: string,
  { label, stored }: Texts<I>,
): Offline<I> => ({
  stored,
  sendOrStore: (input, key, send) =>
    sendOrEnqueue({
      rowId: input.params?.id as string | undefined,
      send,
      enqueue: () => enqueue(name, input, { idempotencyKey: key, label: label(input) }),
    }),
});
