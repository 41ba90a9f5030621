import { type Reminder, reminders } from '@netlik/contract/reminders';
import { reminderPreview } from '@netlik/domain/reminders/preview';
import type { StudyDay } from '@netlik/domain/study-day';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import { read } from '../../api/read.ts';
import { offlineResource } from '../../outbox/offline-resource.ts';
import { toast } from '../../ui/overlays/toast.ts';
import { reminderTexts as texts } from './reminders.texts.ts';

const STALE_MS = 5 * 60_000;

export const reminderQueries = {
  ofDay: (day: StudyDay) => read(reminders.list, { query: { from: day, to: day } }, { staleTime: STALE_MS }),
};

export const reminderRows = offlineResource('reminders', reminders, {
  label: ({ text }) => texts.outboxLabel(reminderPreview(text)),
  texts: {
    created: () => texts.added,
    updated: texts.updated,
    removed: () => texts.deleteSuccess,
    queued: texts.queued,
    notSaved: texts.saveError,
    notRemoved: texts.deleteError,
  },
});

/** Never rejects: the row shows the new state, a toast a failure. */
export const setReminderDone = async (
  queries: QueryClient,
  reminder: Reminder,
  isDone: boolean,
): Promise<void> => {
  try {
    await reminderRows.update(queries, reminder, { isDone }, { quiet: true });
  } catch (error) {
    toast({ tone: 'danger', text: error instanceof ApiError ? error.message : texts.saveError });
  }
};
