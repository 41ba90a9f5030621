import { assistant, type ChatMessage } from '@netlik/contract/endpoints/assistant';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { read } from '../../api/read.ts';
import { live } from '../../live/live.ts';
import { assistantTexts as texts } from './assistant.texts.ts';

export const assistantQueries = {
  thread: () => read(assistant.thread, {}, { staleTime: 60_000 }),
  settings: () => read(assistant.settings, {}, { staleTime: 60_000 }),
};

/** A question that is not in the thread of the server: it is being answered, or could not be. */
export type OpenQuestion = { text: string; error: string | null };

const FIRST_TURN = '00000000-0000-4000-8000-000000000000';

/** One question at a time: asking is refused while an answer is awaited. */
export const useConversation = () => {
  const queries = useQueryClient();
  const [open, setOpen] = useState<OpenQuestion | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  const [partial, setPartial] = useState('');
  useEffect(
    () =>
      live.subscribe('assistant.partial', ({ text }) => {
        // Another device of the student may be asking as well.
        if (running.current) setPartial(text);
      }),
    [],
  );

  const ask = async (text: string) => {
    if (running.current || !text.trim()) return;
    const control = new AbortController();
    running.current = control;
    setOpen({ text, error: null });
    setNotice(null);
    setPartial('');
    try {
      const reply = await call(assistant.chat, { body: { message: text } }, control.signal);
      const at = new Date().toISOString();
      const exchange: ChatMessage[] = [
        { _id: FIRST_TURN, role: 'user', content: text.trim(), sources: [], model: null, at },
        {
          _id: FIRST_TURN,
          role: 'assistant',
          content: reply.response,
          sources: reply.sources,
          model: reply.model,
          at,
        },
      ];
      // Shown at once; the thread of the server, with its ids, follows.
      queries.setQueryData<ChatMessage[]>(assistantQueries.thread().queryKey, (before = []) => [
        ...before.filter(({ _id }) => _id !== FIRST_TURN),
        ...exchange,
      ]);
      setNotice(reply.notice);
      setOpen(null);
    } catch (error) {
      if (control.signal.aborted) return;
      setOpen({ text, error: texts.error(error instanceof ApiError ? error.message : null) });
    } finally {
      if (running.current === control) running.current = null;
    }
  };

  /** Gives up waiting; the question is returned so that it can be asked differently. */
  const stop = (): string => {
    running.current?.abort();
    running.current = null;
    const text = open?.text ?? '';
    setOpen(null);
    return text;
  };

  return { open, notice, partial, isWaiting: open !== null && open.error === null, ask, stop };
};
