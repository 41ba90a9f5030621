import type { AiSuggestion } from '@netlik/contract/assistant/ai-suggestions';
import { aiSuggestions } from '@netlik/contract/assistant/ai-suggestions';
import { SUGGESTION_SCOPES, type SuggestionScope } from '@netlik/domain/assistant/ai-suggestions/values';
import { useEffect, useState } from 'react';
import { read } from '../../data/calls/read.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import type { WriteCache } from '../../data/writes/write-cache.ts';
import { suggestionTexts as texts } from './ai-suggestions.texts.ts';

export const suggestionQueries = {
  all: () => read(aiSuggestions.list, { query: {} }, { staleTime: 60_000 }),
  dismissed: () => read(aiSuggestions.list, { query: { status: 'dismissed' } }),
  ofScope: (scope: SuggestionScope) => read(aiSuggestions.list, { query: { scope } }, { staleTime: 60_000 }),
};

const useCountdown = () => {
  const [seconds, setSeconds] = useState(0);
  const isRunning = seconds > 0;
  useEffect(() => {
    if (!isRunning) return;
    const tick = setInterval(() => setSeconds((left) => Math.max(0, left - 1)), 1000);
    return () => clearInterval(tick);
  }, [isRunning]);
  return [seconds, setSeconds] as const;
};

/** The server refuses a second run within a minute; its "Ns sonra" starts the countdown. */
export const useRefresh = () => {
  const [seconds, setSeconds] = useCountdown();
  const { send, busy } = useWrite(aiSuggestions.generate, {
    done: ({ suggestions }) => texts.refreshed(suggestions.length),
    failed: texts.refreshFailed,
    onDone: ({ rateLimitSeconds }) => setSeconds(rateLimitSeconds),
    onFailed: ({ message }) => {
      const wait = /(\d+)\s*s sonra/.exec(message)?.[1];
      if (wait) setSeconds(Number(wait));
    },
  });
  return { seconds, busy, refresh: () => send() };
};

const openLists = [suggestionQueries.all(), ...SUGGESTION_SCOPES.map(suggestionQueries.ofScope)];
const hide = (cache: WriteCache, id: string) => {
  for (const list of openLists) cache.patch(list, (rows) => rows.filter(({ _id }) => _id !== id));
};

export const useBringBack = () => useWrite(aiSuggestions.undoAccept, { failed: texts.undoFailed }).send;

export const useDecisions = (scope: SuggestionScope | null) => {
  const undo = useBringBack();
  const accept = useWrite(aiSuggestions.accept, {
    done: ({ day }) => texts.accepted(day),
    failed: texts.acceptFailed,
    replied: (cache, { _id }) => hide(cache, _id),
    undo:
      (_, { params }) =>
      () =>
        undo({ params }),
  });
  const dismiss = useWrite(aiSuggestions.dismiss, {
    done: texts.dismissed,
    failed: texts.dismissFailed,
    replied: (cache, _, { params }) => hide(cache, params.id),
    undo:
      (_, { params }) =>
      () =>
        undo({ params }),
  });
  return {
    busy: accept.busy || dismiss.busy,
    accept: ({ _id: id }: AiSuggestion, day: number | null) =>
      accept.send({ params: { id }, body: day === null ? {} : { targetDay: day } }),
    dismiss: ({ _id: id }: AiSuggestion) => dismiss.send({ params: { id }, query: scope ? { scope } : {} }),
  };
};
