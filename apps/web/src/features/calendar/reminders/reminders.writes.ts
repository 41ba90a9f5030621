import type { CallInput } from '@netlik/contract/endpoint';
import { type NewReminder, type Reminder, reminders } from '@netlik/contract/reminders';
import { reminderPreview } from '@netlik/domain/reminders/preview';
import type { StudyDay } from '@netlik/domain/study-day';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../api/api-error.ts';
import { call, newIdempotencyKey } from '../../../api/call.ts';
import { notifyStudyChanged } from '../../../api/study-changes.ts';
import { outboxTexts } from '../../../outbox/outbox.texts.ts';
import { submitStudyWrite } from '../../../outbox/submit-study-write.ts';
import { toast } from '../../../ui/overlays/toast.ts';
import { doWithUndo } from '../../../ui/overlays/undo.ts';
import { enqueueCreateReminder, enqueueRemoveReminder, enqueueUpdateReminder } from '../calendar.outbox.ts';
import { calendarQueries } from '../calendar.queries.ts';
import { hiddenRows } from '../hidden-rows.ts';
import { withErrorText } from '../with-error-text.ts';
import { reminderTexts as texts } from './reminders.texts.ts';

type Change = CallInput<typeof reminders.update>['body'];

const outboxLabel = ({ text }: Pick<Reminder, 'text'>) => texts.outboxLabel(reminderPreview(text));

/** Offline, these are stored in the outbox and sent later, once. */

export const createReminder = (body: NewReminder, idempotencyKey: string): Promise<void> => {
  const write = {
    send: (signal: AbortSignal) => call(reminders.create, { body }, signal, { idempotencyKey }),
    enqueue: () => enqueueCreateReminder({ body }, { idempotencyKey, label: outboxLabel(body) }),
  };
  return withErrorText(submitStudyWrite(write, { sent: texts.added, queued: texts.queued }), texts.saveError);
};

const updateWrite = (queries: QueryClient, reminder: Reminder, body: Change) => {
  const input = { params: { id: reminder._id }, body };
  const { queryKey } = calendarQueries.reminders(reminder.date as StudyDay);
  const label = outboxTexts.change(outboxLabel(reminder));
  return {
    rowId: reminder._id,
    send: async (signal: AbortSignal) => {
      const changed = await call(reminders.update, input, signal);
      queries.setQueryData(queryKey, (all) =>
        all?.map((each) => (each._id === reminder._id ? changed : each)),
      );
    },
    enqueue: () => enqueueUpdateReminder(input, { idempotencyKey: newIdempotencyKey(), label }),
  };
};

export const updateReminder = (queries: QueryClient, reminder: Reminder, body: Change): Promise<void> => {
  const messages = { sent: texts.updated, queued: outboxTexts.changeKept };
  return withErrorText(submitStudyWrite(updateWrite(queries, reminder, body), messages), texts.saveError);
};

/** No success toast: the row itself shows the new state. */
export const setReminderDone = async (
  queries: QueryClient,
  reminder: Reminder,
  isDone: boolean,
): Promise<void> => {
  try {
    await submitStudyWrite(updateWrite(queries, reminder, { isDone }));
  } catch (error) {
    toast({ tone: 'danger', text: error instanceof ApiError ? error.message : texts.saveError });
    notifyStudyChanged();
  }
};

export const removeReminder = (reminder: Reminder): void => {
  const input = { params: { id: reminder._id } };
  const label = outboxTexts.removal(outboxLabel(reminder));
  const write = {
    rowId: reminder._id,
    send: (signal: AbortSignal) => call(reminders.remove, input, signal),
    enqueue: () => enqueueRemoveReminder(input, { idempotencyKey: newIdempotencyKey(), label }),
  };
  doWithUndo({
    text: texts.deleteSuccess,
    failed: texts.deleteError,
    apply: () => hiddenRows.add(reminder._id),
    revert: () => hiddenRows.remove(reminder._id),
    // The id stays hidden: it is never reused, and the lists refetch only after this.
    commit: () => submitStudyWrite(write),
  });
};
