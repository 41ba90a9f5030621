import { ApiError } from '../calls/api-error.ts';
import { pendingWrites } from './outbox.ts';

const TIMEOUT_MS = 12_000;

/** True if no response arrived; the form shows server errors instead. */
const isUnreachable = (error: unknown) => error instanceof ApiError && error.status === 0;

/** Later writes to a row must not overtake a pending one. */
const hasEarlierWrite = (rowId: string | undefined): boolean =>
  rowId !== undefined &&
  pendingWrites().some(({ state, input }) => state === 'waiting' && input.params?.id === rowId);

export type Write = {
  send: (signal: AbortSignal) => Promise<unknown>;
  enqueue: () => Promise<void>;
  rowId?: string;
};

/**
 * Sends a write now and resolves to true, or enqueues it and resolves to false; rejects with the server's
 * error. Both use one idempotency key, because the server may have received the first attempt.
 */
export const sendOrEnqueue = async ({ send, enqueue, rowId }: Write): Promise<boolean> => {
  if (!hasEarlierWrite(rowId)) {
    try {
      await send(AbortSignal.timeout(TIMEOUT_MS));
      return true;
    } catch (error) {
      if (!isUnreachable(error)) throw error;
    }
  }
  await enqueue();
  return false;
};
