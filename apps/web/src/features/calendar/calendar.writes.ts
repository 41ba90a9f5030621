import { registerWrite } from '../../outbox/outbox.ts';

/** Loaded with the app, so that what an earlier visit left is sent; the contract only when it is needed. */

const questions = async () => (await import('@netlik/contract/question-entries')).questionEntries;
const reminders = async () => (await import('@netlik/contract/reminders')).reminders;

export const questionWrites = {
  add: 'question-entry.create',
  change: 'question-entry.change',
  remove: 'question-entry.remove',
} as const;

export const reminderWrites = {
  add: 'reminder.create',
  change: 'reminder.change',
  remove: 'reminder.remove',
} as const;

export const addQuestionsLater = registerWrite(questionWrites.add, async () => (await questions()).create);
export const changeQuestionsLater = registerWrite(
  questionWrites.change,
  async () => (await questions()).update,
);
export const removeQuestionsLater = registerWrite(
  questionWrites.remove,
  async () => (await questions()).remove,
);

export const addReminderLater = registerWrite(reminderWrites.add, async () => (await reminders()).create);
export const changeReminderLater = registerWrite(
  reminderWrites.change,
  async () => (await reminders()).update,
);
export const removeReminderLater = registerWrite(
  reminderWrites.remove,
  async () => (await reminders()).remove,
);
