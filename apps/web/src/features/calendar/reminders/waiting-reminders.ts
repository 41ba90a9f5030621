import { check } from '@netlik/contract/check';
import { NewReminder, type Reminder, reminders } from '@netlik/contract/reminders';
import type { StudyDay } from '@netlik/domain/study-day';
import { useOutbox } from '../../../outbox/outbox.ts';
import type { Entry } from '../../../outbox/store.ts';
import { withWaiting } from '../../../outbox/waiting-changes.ts';
import { reminderWrites } from '../calendar.writes.ts';

export type WaitingReminder = {
  key: string;
  /** The server refused it; the list of what waits says why. */
  failed: boolean;
  reminder: Pick<Reminder, 'text' | 'subject'>;
};

/** New ones of a day. They were written by an earlier version, perhaps: so they are read as untrusted. */
export const newOnesOf = (entries: readonly Entry[], day: StudyDay): WaitingReminder[] =>
  entries.flatMap(({ write, key, state, input }) => {
    if (write !== reminderWrites.add) return [];
    const read = check(NewReminder, input.body);
    if (!read.ok || read.data.date !== day) return [];
    const { text, subject = null } = read.data;
    return [{ key, failed: state === 'failed', reminder: { text, subject } }];
  });

const changed = (reminder: Reminder, body: unknown): Reminder => {
  const read = check(reminders.update.body, body);
  if (!read.ok) return reminder;
  const { date = reminder.date, text = reminder.text, isDone = reminder.isDone } = read.data;
  const subject = read.data.subject === undefined ? reminder.subject : read.data.subject;
  return { ...reminder, date, text, subject, isDone };
};

/** What waits on this device for a day: new ones, and those of the server as they will be. */
export const useWaitingReminders = (day: StudyDay, rows: readonly Reminder[] | undefined) => {
  const { entries } = useOutbox();
  return {
    waiting: newOnesOf(entries, day),
    rows: rows && withWaiting(rows, entries, reminderWrites, changed),
  };
};
