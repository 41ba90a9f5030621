import { type Reminder, reminders } from '@netlik/contract/study/reminders';
import { reminderPreview } from '@netlik/domain/study/reminders/preview';
import type { StudyDay } from '@netlik/domain/study-day';
import { read } from '../../data/calls/read.ts';
import { offlineRows } from '../../data/outbox/offline-rows.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { reminderTexts as texts } from './reminders.texts.ts';

const STALE_MS = 5 * 60_000;

export const reminderQueries = {
  ofDay: (day: StudyDay) => read(reminders.list, { query: { from: day, to: day } }, { staleTime: STALE_MS }),
};

export const reminderRows = offlineRows('reminders', reminders, {
  label: ({ text }) => texts.outboxLabel(reminderPreview(text)),
  queued: texts.queued,
});

/** Without a toast, because the row shows the new state. */
export const useReminderDone = (reminder: Reminder) => {
  const offline = reminderRows.offline.update(reminder, () => null);
  return useWrite(
    (isDone: boolean, { send }) =>
      send(reminders.update, { params: { id: reminder._id }, body: { isDone } }, offline),
    {
      failed: texts.saveError,
      replied: (cache, saved) => cache.replaceRow(saved, reminders.list),
    },
  );
};

export const useRemoveReminder = (reminder: Reminder) =>
  useWrite(reminders.remove, {
    done: texts.deleteSuccess,
    failed: texts.deleteError,
    undo: { hides: ({ params }) => params.id },
    offline: reminderRows.offline.remove(reminder),
  });
