import type { NotificationDraft } from '@netlik/contract/platform/notifications';
import { reminderPreview } from '@netlik/domain/study/reminders/preview';
import { type StudyDay, startOfStudyDay, studyDay } from '@netlik/domain/study-day';
import { lockOwner } from '../../db/owner.sql.ts';
import type { Deps } from '../../deps.ts';
import { inBatches } from '../../jobs/batches.ts';
import { notify } from '../../platform/notifications/notifications.service.ts';
import { claimTodaysReminders, findPeopleToRemind } from './reminders.sql.ts';

const MORNING_MS = 7.5 * 3_600_000;

const morningNotification = (day: StudyDay, texts: readonly string[]): NotificationDraft => {
  const rest = texts.length - 1;
  return {
    title: rest === 0 ? 'Bugün için bir hatırlatman var' : `Bugün için ${texts.length} hatırlatman var`,
    body: `${reminderPreview(texts[0]!)}${rest === 0 ? '' : ` ve ${rest} hatırlatma daha`}`,
    category: 'system',
    type: 'reminder.today',
    actionUrl: `/calendar/study?date=${day}`,
  };
};

/** One notification per person and day, safe to repeat and to run on several servers. */
export const sendMorningNotifications = async (deps: Deps): Promise<void> => {
  const { db, clock } = deps;
  const now = clock.now();
  const day = studyDay(now);
  const morning = new Date(startOfStudyDay(day).getTime() + MORNING_MS);
  if (now < morning) return;
  await inBatches(
    (after, limit) => findPeopleToRemind(db, day, after, limit),
    ({ id: userId }) =>
      db.transaction(async (tx) => {
        if (!(await lockOwner(tx, userId))) return;
        const claimed = await claimTodaysReminders(tx, userId, day, morning, now);
        const texts = claimed.map(({ text }) => text);
        if (texts.length > 0) await notify(deps, tx, userId, morningNotification(day, texts));
      }),
  );
};

export const reminderJobs = (deps: Deps) => {
  // At 07:30; later runs cover server outages.
  deps.jobs.define('reminders.morning', () => sendMorningNotifications(deps), { cron: '*/15 7-10 * * *' });
};
