import { type CopyOutcome, programCopies } from '@netlik/contract/endpoints/coach/program-copies';
import { useState } from 'react';
import { ApiError, isAborted } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { useIdempotencyKey } from '../../../outbox/use-idempotency-key.ts';
import { toast } from '../../../ui/overlays/toast.ts';
import { copyTexts as texts } from './program-copies.texts.ts';

export type CopyBody = {
  studentId: string;
  from: string;
  days: number;
  to: string;
  alsoTo: string[];
  studentIds: string[];
  replaceDates: string[];
  coachId?: string;
};

const messageOf = (error: unknown, otherwise: string) =>
  error instanceof ApiError ? error.message : otherwise;

const undo = async (id: string) => {
  try {
    const { removed, kept } = await call(programCopies.undo, { params: { id } });
    toast({ tone: 'info', text: texts.undone(removed, kept) });
  } catch (error) {
    if (!isAborted(error)) toast({ tone: 'danger', text: messageOf(error, texts.undoFailed) });
  }
};

/** Sends the copy and offers to take all of it back. */
export const useCopy = (onDone: () => void) => {
  const keyOf = useIdempotencyKey();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const copy = async (body: CopyBody) => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      const { batchId, items }: CopyOutcome = await call(programCopies.create, { body }, undefined, {
        idempotencyKey: keyOf(body),
      });
      const written = items.filter(({ action }) => action !== 'skip').length;
      toast({
        tone: 'success',
        text: texts.done(written),
        ...(batchId ? { undo: () => void undo(batchId) } : {}),
      });
      onDone();
    } catch (error) {
      if (!isAborted(error)) setFailure(messageOf(error, texts.failed));
      setBusy(false);
    }
  };
  return { copy, busy, failure };
};
