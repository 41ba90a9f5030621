import { topicMatrices } from '@netlik/contract/planning/topic-matrices';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../data/calls/call.ts';
import { useStore } from '../../../data/use-store.ts';
import { toast } from '../../../ui/overlays/toast.ts';
import { topicMatrixQuery } from '../topic-matrices.queries.ts';
import { topicMatrixTexts as texts } from '../topic-matrices.texts.ts';
import { localCopy } from './local-copy.ts';
import { createMatrixDraft } from './matrix-draft.ts';

// Toasts once; afterwards the text beside the grid is enough.
let hasToastedSaved = false;

const toastSavedOnce = () => {
  if (!hasToastedSaved) toast({ tone: 'success', text: texts.savedOnce });
  hasToastedSaved = true;
};

/** Remount it for another student or subject. */
export const useMatrixDraft = (userId: string, subject: string, canEdit: boolean) => {
  const query = useQuery(topicMatrixQuery(userId, subject));
  const [draft] = useState(() =>
    createMatrixDraft({
      // A loaded matrix is part of the grid's first paint.
      first: query.data ?? null,
      copy: localCopy(userId, subject),
      canEdit,
      save: (matrix) => call(topicMatrices.save, { body: { userId, subject, ...matrix } }),
      onSaved: toastSavedOnce,
    }),
  );
  const state = useStore(draft);
  useEffect(() => draft.start(), [draft]);
  useEffect(() => {
    if (query.data) draft.receive(query.data);
  }, [draft, query.data]);
  return { draft, state, query };
};
