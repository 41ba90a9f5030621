import { ApiError } from '../api/api-error.ts';
import { waitingWrites } from './outbox.ts';

const PATIENCE_MS = 12_000;

/** No word of the server's. What it says, and be it that it is ill, the form shows and keeps what was typed. */
const isUnreachable = (error: unknown) => error instanceof ApiError && error.status === 0;

/** Something done earlier to the same row is still here: what comes later must not overtake it. */
const isBehind = (rowId: string | undefined): boolean =>
  rowId !== undefined &&
  waitingWrites().some(({ state, input }) => state === 'waiting' && input.params?.id === rowId);

export type Write = {
  send: (signal: AbortSignal) => Promise<unknown>;
  /** Puts it into the outbox. */
  keep: () => Promise<void>;
  /** The row it changes, if there is one already. */
  rowId?: string;
};

/**
 * Sends a write now, or keeps it on this device to be sent later under the same key: it may have been done already.
 * False: it waits. Rejects with what the server says.
 */
export const sendOrKeep = async ({ send, keep, rowId }: Write): Promise<boolean> => {
  if (!isBehind(rowId)) {
    try {
      await send(AbortSignal.timeout(PATIENCE_MS));
      return true;
    } catch (error) {
      if (!isUnreachable(error)) throw error;
    }
  }
  await keep();
  return false;
};
