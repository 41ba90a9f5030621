import { registerWrite } from '../../outbox/outbox.ts';

/** Registered at app start, so that writes left by an earlier visit are sent; the contract is loaded on demand. */

const questions = async () => (await import('@netlik/contract/question-entries')).questionEntries;
const reminders = async () => (await import('@netlik/contract/reminders')).reminders;

export const questionEntryWrites = {
  create: 'question-entry.create',
  update: 'question-entry.change',
  remove: 'question-entry.remove',
} as const;

export const reminderWrites = {
  create: 'reminder.create',
  update: 'reminder.change',
  remove: 'reminder.remove',
} as const;

export const enqueueCreateQuestionEntry = registerWrite(
  questionEntryWrites.create,
  async () => (await questions()).create,
);
export const enqueueUpdateQuestionEntry = registerWrite(
  questionEntryWrites.update,
  async () => (await questions()).update,
);
export const enqueueRemoveQuestionEntry = registerWrite(
  questionEntryWrites.remove,
  async () => (await questions()).remove,
);

export const enqueueCreateReminder = registerWrite(
  reminderWrites.create,
  async () => (await reminders()).create,
);
export const enqueueUpdateReminder = registerWrite(
  reminderWrites.update,
  async () => (await reminders()).update,
);
export const enqueueRemoveReminder = registerWrite(
  reminderWrites.remove,
  async () => (await reminders()).remove,
);
