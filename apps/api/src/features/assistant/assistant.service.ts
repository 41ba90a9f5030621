import { BUILT_IN_MODEL, type ChatMessage, type ChatReply } from '@netlik/contract/assistant';
import { answerTo } from '@netlik/domain/assistant/answer';
import { FACTS_NEEDED } from '@netlik/domain/assistant/facts';
import { intentOf } from '@netlik/domain/assistant/intent';
import { studyDay } from '@netlik/domain/study-day';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/auth-session.ts';
import { newId } from '../../ids.ts';
import { deleteThread, findThread, insertExchange } from './assistant.sql.ts';
import { loadFacts } from './facts.service.ts';

export const listThread = async ({ db }: Deps, actor: Actor): Promise<ChatMessage[]> =>
  (await findThread(db, actor.id)).flatMap(({ id, question, answer, sources, model, createdAt }) => [
    { _id: id, role: 'user' as const, content: question, sources: [], model: null, at: createdAt },
    { _id: id, role: 'assistant' as const, content: answer, sources, model, at: createdAt },
  ]);

export const eraseThread = async ({ db }: Deps, actor: Actor) => {
  await deleteThread(db, actor.id);
  return null;
};

/** The answer of the built-in engine. */
const answerByRules = async (deps: Deps, actor: Actor, text: string): Promise<ChatReply> => {
  const intent = intentOf(text);
  const today = studyDay(deps.clock.now());
  const facts = await loadFacts(deps, actor.id, FACTS_NEEDED[intent], today);
  const { response, sources } = answerTo(intent, { text, today, facts });
  return { response, sources: [...sources], model: BUILT_IN_MODEL, notice: null };
};

export const chat = async (deps: Deps, actor: Actor, message: string): Promise<ChatReply> => {
  const reply = await answerByRules(deps, actor, message);
  const { response: answer, sources, model } = reply;
  const exchange = { id: newId(), question: message, answer, sources, model };
  await insertExchange(deps.db, actor.id, exchange, deps.clock.now());
  return reply;
};
