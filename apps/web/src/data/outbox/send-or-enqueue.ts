import { ApiError } from '../calls/api-error.ts';
import { pendingWrites } from './outbox.ts';

const TIMEOUT_MS = 12_000;

/** No response at all. Server errors are shown in the form instead. */
const isUnreachable = (error: unknown) => error instanceof ApiError && error.status === 0;

/** An earlier write to the same row is still pending: later ones must not overtake it. */
const hasEarlierWrite = (rowId: string | undefined): boolean =>
  rowId !== undefined &&
  pendingWrites().some(({ state, input }) => state === 'waiting' && input.params?.id === rowId);

export type Write = {
  send: (signal: AbortSignal) => Promise<unknown>;
  /** Adds it to the outbox. */
  enqueue: () => Promise<void>;
  /** The row it changes, if it exists already. */
  rowId?: string;
};

/**
 * Sends a write now, or enqueues it under the same idempotency key (the server may have done it already).
 * Resolves to false if it was enqueued. Rejects with the server's error.
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
