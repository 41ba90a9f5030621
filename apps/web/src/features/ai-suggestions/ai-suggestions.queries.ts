import type { AiSuggestion, SuggestionScope } from '@netlik/contract/ai-suggestions';
import { aiSuggestions } from '@netlik/contract/endpoints/ai-suggestions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { read } from '../../api/read.ts';
import { toast } from '../../ui/overlays/toast.ts';
import { suggestionTexts as texts } from './ai-suggestions.texts.ts';

export const suggestionQueries = {
  ofScope: (scope: SuggestionScope) => read(aiSuggestions.list, { query: { scope } }, { staleTime: 60_000 }),
};

const fail = (text: string) => (error: unknown) =>
  toast({ tone: 'danger', text: error instanceof ApiError ? error.message : text });

/** Seconds left until zero. */
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
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(aiSuggestions.generate, {}),
    onSuccess: ({ suggestions, rateLimitSeconds }) => {
      setSeconds(rateLimitSeconds);
      toast({ tone: 'success', text: texts.refreshed(suggestions.length) });
    },
    onError: (error) => {
      const wait = /(\d+)\s*s sonra/.exec(error.message)?.[1];
      if (wait) setSeconds(Number(wait));
      fail(texts.refreshFailed)(error);
    },
  });
  return { seconds, isPending, refresh: () => mutate() };
};

const undo = (id: string) => call(aiSuggestions.undoAccept, { params: { id } }).catch(fail(texts.undoFailed));

export const useDecisions = (scope: SuggestionScope) => {
  const queries = useQueryClient();
  const hide = (id: string) =>
    queries.setQueriesData<AiSuggestion[]>({ queryKey: [aiSuggestions.list.path] }, (rows) =>
      rows?.filter(({ _id }) => _id !== id),
    );
  const accept = useMutation({
    mutationFn: ({ suggestion, day }: { suggestion: AiSuggestion; day: number | null }) =>
      call(aiSuggestions.accept, {
        params: { id: suggestion._id },
        body: day === null ? {} : { targetDay: day },
      }),
    onSuccess: ({ _id, day }) => {
      hide(_id);
      toast({ tone: 'success', text: texts.accepted(day), undo: () => undo(_id) });
    },
    onError: fail(texts.acceptFailed),
  });
  const dismiss = useMutation({
    mutationFn: (suggestion: AiSuggestion) =>
      call(aiSuggestions.dismiss, { params: { id: suggestion._id }, query: { scope } }),
    onSuccess: (_, { _id }) => {
      hide(_id);
      toast({ tone: 'success', text: texts.dismissed, undo: () => undo(_id) });
    },
    onError: fail(texts.dismissFailed),
  });
  return { accept, dismiss };
};
