import { check } from '@netlik/contract/check';
import { NewReminder, type Reminder, reminders } from '@netlik/contract/reminders';
import type { StudyDay } from '@netlik/domain/study-day';
import { useOutbox } from '../../../outbox/outbox.ts';
import { applyPendingWrites } from '../../../outbox/pending-changes.ts';
import type { Entry } from '../../../outbox/store.ts';
import { reminderWrites } from '../calendar.outbox.ts';

export type PendingReminder = {
  key: string;
  /** The server refused it; the outbox list shows why. */
  failed: boolean;
  reminder: Pick<Reminder, 'text' | 'subject'>;
};

/** A day's new reminders in the outbox. An earlier version may have stored them, so they are validated. */
export const listPendingReminders = (entries: readonly Entry[], day: StudyDay): PendingReminder[] =>
  entries.flatMap(({ write, key, state, input }) => {
    if (write !== reminderWrites.create) return [];
    const read = check(NewReminder, input.body);
    if (!read.ok || read.data.date !== day) return [];
    const { text, subject = null } = read.data;
    return [{ key, failed: state === 'failed', reminder: { text, subject } }];
  });

const applyChange = (reminder: Reminder, body: unknown): Reminder => {
  const read = check(reminders.update.body, body);
  if (!read.ok) return reminder;
  const { date = reminder.date, text = reminder.text, isDone = reminder.isDone } = read.data;
  const subject = read.data.subject === undefined ? reminder.subject : read.data.subject;
  return { ...reminder, date, text, subject, isDone };
};

/** A day's unsent reminders, and the server's rows with unsent changes applied. */
export const usePendingReminders = (day: StudyDay, rows: readonly Reminder[] | undefined) => {
  const { entries } = useOutbox();
  return {
    pending: listPendingReminders(entries, day),
    rows: rows && applyPendingWrites(rows, entries, reminderWrites, applyChange),
  };
};
