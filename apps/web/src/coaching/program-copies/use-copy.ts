import { programCopies } from '@netlik/contract/coaching/program-copies';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../data/calls/call.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { copyTexts as texts } from './program-copies.texts.ts';

export type CopyBody = {
  studentId?: string;
  from?: string;
  days?: number;
  templateId?: string;
  draft?: 'day' | 'week';
  homework?: { subject: string; topic: string; questions: number };
  clear?: boolean;
  to?: string;
  alsoTo?: string[];
  studentIds?: string[];
  cells?: { studentId: string; date: string }[];
  replaceDates: string[];
  coachId?: string;
};

/** `key` is what the preview depends on. */
export const copyPreview = (body: CopyBody, key: unknown = body) =>
  queryOptions({
    queryKey: [programCopies.preview.path, key],
    queryFn: ({ signal }) => call(programCopies.preview, { body }, signal),
    placeholderData: keepPreviousData,
    retry: false,
  });

export const useUndoCopy = (onDone?: () => void) =>
  useWrite(programCopies.undo, {
    done: ({ removed, kept }) => texts.undone(removed, kept),
    failed: texts.undoFailed,
    ...(onDone && { onDone }),
  });

/** Offers an undo of the whole copy. `running` is the batch that a job continues. */
export const useCopy = (onDone: () => void) => {
  const undo = useUndoCopy();
  const [running, setRunning] = useState<string | null>(null);
  const { send, busy, error } = useWrite(programCopies.create, {
    done: ({ items, isRunning }, { body }) => {
      const count = items.filter(({ action }) => action !== 'skip').length;
      if (isRunning) return null;
      return body?.clear ? texts.cleared(count) : texts.done(count);
    },
    failed: texts.failed,
    inline: true,
    undo: ({ batchId, isRunning }) =>
      batchId && !isRunning ? () => undo.send({ params: { id: batchId } }) : null,
    onDone: ({ batchId, isRunning }) => (isRunning ? setRunning(batchId) : onDone()),
  });
  return { copy: (body: CopyBody) => send({ body }), busy, failure: error, running };
};
