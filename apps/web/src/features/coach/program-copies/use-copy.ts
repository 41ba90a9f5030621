import { programCopies } from '@netlik/contract/endpoints/coach/program-copies';
import { useWrite } from '../../../writes/use-write.ts';
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

/** Sends the copy and offers to take all of it back. */
export const useCopy = (onDone: () => void) => {
  const undo = useWrite(programCopies.undo, {
    done: ({ removed, kept }) => texts.undone(removed, kept),
    failed: texts.undoFailed,
  });
  const { send, busy, error } = useWrite(programCopies.create, {
    done: ({ items }) => texts.done(items.filter(({ action }) => action !== 'skip').length),
    failed: texts.failed,
    inline: true,
    undo: ({ batchId }) => (batchId ? () => undo.send({ params: { id: batchId } }) : null),
    onDone,
  });
  return { copy: (body: CopyBody) => send({ body }), busy, failure: error };
};
