import { assistant, type ChatAction, type ChatMessage } from '@netlik/contract/assistant/assistant';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { read } from '../../data/calls/read.ts';
import { live } from '../../data/live/live.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { assistantTexts as texts } from './assistant.texts.ts';

export const assistantQueries = {
  thread: () => read(assistant.thread, {}, { staleTime: 60_000 }),
  settings: () => read(assistant.settings, {}, { staleTime: 60_000 }),
};

/** A question that the server's thread does not contain, because it is pending or failed. */
export type OpenQuestion = { text: string; error: string | null };

const FIRST_TURN = '00000000-0000-4000-8000-000000000000';

/** Allows one pending question at a time. */
export const useConversation = () => {
  const queries = useQueryClient();
  const [failed, setFailed] = useState<OpenQuestion | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const [partial, setPartial] = useState('');
  const [suggestions, setSuggestions] = useState<readonly string[]>([]);
  const [action, setAction] = useState<ChatAction | null>(null);
  const chat = useWrite(assistant.chat, {
    failed: '',
    onDone: (reply, { body: { message } }) => {
      const at = new Date().toISOString();
      const { response: content, sources, model } = reply;
      const exchange: ChatMessage[] = [
        { _id: FIRST_TURN, role: 'user', content: message.trim(), sources: [], model: null, at },
        { _id: FIRST_TURN, role: 'assistant', content, sources, model, at },
      ];
      // Shows the message at once; the refetched thread brings its id.
      queries.setQueryData<ChatMessage[]>(assistantQueries.thread().queryKey, (before = []) => [
        ...before.filter(({ _id }) => _id !== FIRST_TURN),
        ...exchange,
      ]);
      setNotice(reply.notice);
      setSuggestions(reply.suggestions);
      setAction(reply.action);
    },
    onFailed: ({ message: error }, { body }) => {
      setFailed({ text: body.message, error: texts.error(error) });
      return true;
    },
  });
  const asked = chat.inputs[0]?.body.message;
  const isWaiting = asked !== undefined;
  useEffect(
    () =>
      // Subscribes only while waiting, because another device may be asking too.
      isWaiting ? live.subscribe('assistant.partial', ({ text }) => setPartial(text)) : undefined,
    [isWaiting],
  );

  const ask = (text: string) => {
    if (isWaiting || !text.trim()) return;
    setFailed(null);
    setNotice(null);
    setSuggestions([]);
    setAction(null);
    setPartial('');
    void chat.send({ body: { message: text } });
  };

  /** Stops waiting and returns the question, so that it can be edited. */
  const stop = (): string => {
    chat.abort();
    return asked ?? '';
  };

  const open: OpenQuestion | null = asked === undefined ? failed : { text: asked, error: null };
  const endAction = () => setAction(null);
  return { open, notice, partial, suggestions, action, endAction, isWaiting, ask, stop };
};
