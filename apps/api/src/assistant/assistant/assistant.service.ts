import { BUILT_IN_MODEL, type ChatMessage, type ChatReply } from '@netlik/contract/assistant/assistant';
import { proposalFor } from '@netlik/domain/assistant/assistant/actions/actions';
import { answerTo } from '@netlik/domain/assistant/assistant/answer';
import { FOLLOW_UP_MS, isFollowUp, understand } from '@netlik/domain/assistant/assistant/conversation';
import { factsFor } from '@netlik/domain/assistant/assistant/facts';
import type { Understood } from '@netlik/domain/assistant/assistant/intent';
import type { Intent } from '@netlik/domain/assistant/assistant/intents';
import {
  LEAST_SCORE,
  NOT_UNDERSTOOD,
  nearestQuestions,
} from '@netlik/domain/assistant/assistant/nearest-questions.texts';
import { comparedOrWeeks } from '@netlik/domain/assistant/assistant/parts/compared';
import { namedTopics } from '@netlik/domain/assistant/assistant/parts/topic';
import { studyDay } from '@netlik/domain/study-day';
import type { Deps } from '../../deps.ts';
import { type Actor, mayReachOthers } from '../../http/auth-session.ts';
import { newId } from '../../ids.ts';
import { lineContext } from '../../study/quick-entry/quick-entry.service.ts';
import { deleteThread, findQuestionsSince, findThread, insertExchange } from './assistant.sql.ts';
import { serviceTexts as texts } from './assistant.texts.ts';
import { type ChatService, Stopped } from './model/chat-service.ts';
import { AnswerRefused, answerByModel, ConsentWithdrawn } from './model/model-answer.service.ts';
import { loadAllFacts } from './page-facts.service.ts';
import { RESERVED_TOKENS, reserveTokens, settleTokens } from './spending.service.ts';

export const listThread = async ({ db }: Deps, actor: Actor): Promise<ChatMessage[]> =>
  (await findThread(db, actor.id)).flatMap(({ id, question, answer, sources, model, createdAt }) => [
    { _id: id, role: 'user' as const, content: question, sources: [], model: null, at: createdAt },
    { _id: id, role: 'assistant' as const, content: answer, sources, model, at: createdAt },
  ]);

export const eraseThread = async ({ db }: Deps, actor: Actor) => {
  await deleteThread(db, actor.id);
  return null;
};

const answerByRules = async (deps: Deps, actor: Actor, text: string, understood: Understood) => {
  const { intent, score, parts } = understood;
  const today = studyDay(deps.clock.now());
  const isUnclear = score < LEAST_SCORE || intent === 'out_of_scope';
  const { response, sources } =
    score < LEAST_SCORE
      ? NOT_UNDERSTOOD
      : answerTo(intent, {
          text,
          today,
          parts,
          facts: await loadAllFacts(deps, actor, factsFor(intent, parts), {
            parts,
            compared: intent === 'compare_weeks' ? comparedOrWeeks(text, today) : null,
            topics: intent === 'neglected_subject' ? namedTopics(text, today) : [],
          }),
        });
  const suggestions = isUnclear ? nearestQuestions(understood).filter((question) => question !== text) : [];
  return { response, sources: [...sources], model: BUILT_IN_MODEL, notice: null, suggestions, action: null };
};

/**
 * The requested action; the first parse has no context, because most messages request nothing and need no
 * read.
 */
const proposeAction = async (deps: Deps, actor: Actor, message: string): Promise<ChatReply | null> => {
  if (!proposalFor(message, { now: deps.clock.now() })) return null;
  const proposal = proposalFor(message, await lineContext(deps, actor));
  return proposal && { sources: [], model: BUILT_IN_MODEL, notice: null, suggestions: [], ...proposal };
};

/** Parts-only messages continue the questions of the last minutes. */
const readMessage = async ({ db, clock }: Deps, actor: Actor, message: string): Promise<Understood> => {
  const now = clock.now();
  const today = studyDay(now);
  const since = new Date(now.getTime() - FOLLOW_UP_MS);
  const before = isFollowUp(message, today) ? await findQuestionsSince(db, actor.id, since) : [];
  return understand(message, before, today);
};

/** Crises, worries, small talk and intents without a tool are never sent to the model. */
const STAYS_HERE: readonly Intent[] = [
  'crisis',
  'exam_stress',
  'product_help',
  'greeting',
  'thanks',
  'duel_status',
  'badges',
  'xp_level',
  'rank',
  'exam_fact',
];

/** The model's answer or the reason for its failure; null without consent or after a stop. */
const tryModel = async (
  deps: Deps,
  service: ChatService,
  actor: Actor,
  message: string,
  signal: AbortSignal,
): Promise<ChatReply | { notice: string } | null> => {
  const reserved = await reserveTokens(deps, actor);
  if (reserved === 'no-consent') return null;
  if (reserved === 'spent') return { notice: texts.spent };
  let tokens = 0;
  let isMetered = true;
  const spend = (used: number | null) => {
    tokens += used ?? 0;
    isMetered &&= used !== null;
  };
  try {
    const { response, sources } = await answerByModel(deps, service, actor, message, { spend, signal });
    return {
      response,
      sources,
      model: deps.config.ai?.model ?? '',
      notice: null,
      suggestions: [],
      action: null,
    };
  } catch (error) {
    if (error instanceof ConsentWithdrawn) return null;
    if (error instanceof Stopped) return null;
    if (error instanceof AnswerRefused) spend(null);
    deps.log.warn({ reason: (error as Error).message }, 'the assistant’s service was not used');
    return { notice: error instanceof AnswerRefused ? texts.refused : texts.failed };
  } finally {
    // Without `usage` the real cost is unknown, so the reserved tokens stay spent.
    await settleTokens(deps, actor, isMetered ? tokens : tokens + RESERVED_TOKENS);
  }
};

export const chat = async (
  deps: Deps,
  service: ChatService | null,
  actor: Actor,
  message: string,
  signal: AbortSignal,
): Promise<ChatReply> => {
  const understood = await readMessage(deps, actor, message);
  const proposed = understood.intent === 'crisis' ? null : await proposeAction(deps, actor, message);
  const mayLeave = !proposed && mayReachOthers(actor) && !STAYS_HERE.includes(understood.intent);
  const tried = service && mayLeave ? await tryModel(deps, service, actor, message, signal) : null;
  // A stopped question leaves nothing in the thread.
  if (signal.aborted)
    return { response: '', sources: [], model: BUILT_IN_MODEL, notice: null, suggestions: [], action: null };
  const reply =
    proposed ??
    (tried && 'response' in tried
      ? tried
      : { ...(await answerByRules(deps, actor, message, understood)), notice: tried?.notice ?? null });
  const { response: answer, sources, model } = reply;
  const exchange = { id: newId(), question: message, answer, sources, model };
  await insertExchange(deps.db, actor.id, exchange, deps.clock.now());
  return reply;
};
