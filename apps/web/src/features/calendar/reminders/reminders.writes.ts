import type { CallInput } from '@netlik/contract/endpoint';
import { type NewReminder, type Reminder, reminders } from '@netlik/contract/reminders';
import { reminderPreview } from '@netlik/domain/reminders/preview';
import type { StudyDay } from '@netlik/domain/study-day';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../api/api-error.ts';
import { call, newKey } from '../../../api/call.ts';
import { tellStudyChanged } from '../../../api/study-news.ts';
import { outboxTexts } from '../../../outbox/outbox.texts.ts';
import { writeStudy } from '../../../outbox/write-study.ts';
import { toast } from '../../../ui/overlays/toast.ts';
import { doWithUndo } from '../../../ui/overlays/undo.ts';
import { calendarQueries } from '../calendar.queries.ts';
import { addReminderLater, changeReminderLater, removeReminderLater } from '../calendar.writes.ts';
import { leaving } from '../leaving.ts';
import { orSay } from '../write-failure.ts';
import { reminderTexts as texts } from './reminders.texts.ts';

type Change = CallInput<typeof reminders.update>['body'];

const name = ({ text }: Pick<Reminder, 'text'>) => texts.outboxLabel(reminderPreview(text));

/** Without a connection all of these are kept on this device and sent later, once. */

export const addReminder = (body: NewReminder, idempotencyKey: string): Promise<void> => {
  const write = {
    send: (signal: AbortSignal) => call(reminders.create, { body }, signal, { idempotencyKey }),
    keep: () => addReminderLater({ body }, { idempotencyKey, label: name(body) }),
  };
  return orSay(writeStudy(write, { done: texts.added, kept: texts.kept }), texts.saveError);
};

const changing = (queries: QueryClient, reminder: Reminder, body: Change) => {
  const input = { params: { id: reminder._id }, body };
  const { queryKey } = calendarQueries.reminders(reminder.date as StudyDay);
  const label = outboxTexts.change(name(reminder));
  return {
    rowId: reminder._id,
    send: async (signal: AbortSignal) => {
      const changed = await call(reminders.update, input, signal);
      queries.setQueryData(queryKey, (all) =>
        all?.map((each) => (each._id === reminder._id ? changed : each)),
      );
    },
    keep: () => changeReminderLater(input, { idempotencyKey: newKey(), label }),
  };
};

export const changeReminder = (queries: QueryClient, reminder: Reminder, body: Change): Promise<void> => {
  const say = { done: texts.updated, kept: outboxTexts.changeKept };
  return orSay(writeStudy(changing(queries, reminder, body), say), texts.saveError);
};

/** Its row shows it, also while it waits: no word for every one of them. */
export const tickReminder = async (
  queries: QueryClient,
  reminder: Reminder,
  isDone: boolean,
): Promise<void> => {
  try {
    await writeStudy(changing(queries, reminder, { isDone }));
  } catch (error) {
    toast({ tone: 'danger', text: error instanceof ApiError ? error.message : texts.saveError });
    tellStudyChanged();
  }
};

export const removeReminder = (reminder: Reminder): void => {
  const input = { params: { id: reminder._id } };
  const label = outboxTexts.removal(name(reminder));
  const write = {
    rowId: reminder._id,
    send: (signal: AbortSignal) => call(reminders.remove, input, signal),
    keep: () => removeReminderLater(input, { idempotencyKey: newKey(), label }),
  };
  doWithUndo({
    text: texts.deleteSuccess,
    failed: texts.deleteError,
    apply: () => leaving.add(reminder._id),
    revert: () => leaving.remove(reminder._id),
    // It stays hidden: its id comes never again, and the lists ask anew only after this.
    commit: () => writeStudy(write),
  });
};
