import { registerWrite } from '../../outbox/outbox.ts';

/** Loaded with the app, so that what an earlier visit left is sent; the contract only when it is needed. */

export const ADD_QUESTIONS = 'question-entry.create';

export const addQuestionsLater = registerWrite(
  ADD_QUESTIONS,
  async () => (await import('@netlik/contract/study/questions')).questions.create,
);
