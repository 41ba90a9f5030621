import { BUILT_IN_MODEL } from '@netlik/contract/assistant/assistant';
import { answerTo } from '@netlik/domain/assistant/assistant/answer';
import { FACTS_NEEDED } from '@netlik/domain/assistant/assistant/facts';
import type { Intent } from '@netlik/domain/assistant/assistant/intents';
import { studyDay } from '@netlik/domain/study-day';
import type { Executor } from '../../db/database.ts';
import type { Demo } from '../../demo/demo.ts';
import { newId } from '../../ids.ts';
import { insertExchange } from './assistant.sql.ts';
import { loadFacts } from './facts.service.ts';

/** Includes intents, because the engine would need its examples to find them. */
const QUESTIONS: readonly (readonly [string, Intent])[] = [
  ['bu hafta nasıl gitti?', 'week_summary'],
  ['denemelerde en çok hangi konudan yanlış yapıyorum', 'exam_mistakes'],
];
const ASKED_MINUTES_AGO = 90;

export const fillDemoAssistant = async (tx: Executor, { users, now }: Demo): Promise<void> => {
  const student = users.find(({ person }) => person.role === 'student' && person.tier === 'premium');
  if (!student) return;
  const today = studyDay(now);
  for (const [index, [question, intent]] of QUESTIONS.entries()) {
    const facts = await loadFacts({ db: tx }, student.id, FACTS_NEEDED[intent], today);
    const { response, sources } = answerTo(intent, { text: question, today, facts, parts: {} });
    const at = new Date(now.getTime() - (ASKED_MINUTES_AGO - index) * 60_000);
    const exchange = {
      id: newId(at.getTime()),
      question,
      answer: response,
      sources: [...sources],
      model: BUILT_IN_MODEL,
    };
    await insertExchange(tx, student.id, exchange, at);
  }
};
