import { type Reminder, reminders } from '@netlik/contract/study/reminders';
import { reminderPreview } from '@netlik/domain/study/reminders/preview';
import type { StudyDay } from '@netlik/domain/study-day';
import { useQueryClient } from '@tanstack/react-query';
import { read } from '../../data/calls/read.ts';
import { offlineResource } from '../../data/outbox/offline-resource.ts';
import { useWrite } from '../../data/writes/use-write.ts';
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

/** Without a toast, because the row shows the new state. */
export const useReminderDone = (reminder: Reminder) => {
  const queries = useQueryClient();
  return useWrite((isDone: boolean) => reminderRows.update(queries, reminder, { isDone }, { quiet: true }), {
    failed: texts.saveError,
  });
};
