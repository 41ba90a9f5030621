import type { NotificationDraft } from '@netlik/contract/notifications';
import { reminderPreview } from '@netlik/domain/reminders/preview';
import { startOfStudyDay, studyDay } from '@netlik/domain/study-day';
import type { Executor } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { notify } from '../notifications/notifications.service.ts';
import { forgetReminderKeys, lockReminders, peopleToRemind, takeMorning } from './reminders.sql.ts';

const MORNING_MS = 7.5 * 3_600_000;
const AT_ONCE = 200;
const NOBODY_YET = '00000000-0000-0000-0000-000000000000';

const morningNews = (day: string, texts: readonly string[]): NotificationDraft => {
  const rest = texts.length - 1;
  return {
    title: rest === 0 ? 'Bugün için bir hatırlatman var' : `Bugün için ${texts.length} hatırlatman var`,
    body: `${reminderPreview(texts[0]!)}${rest === 0 ? '' : ` ve ${rest} hatırlatma daha`}`,
    category: 'system',
    type: 'reminder.today',
    actionUrl: `/calendar/study?date=${day}`,
  };
};

/** One notification a person for what is open today. Whatever runs it twice, or beside another server, tells nobody twice. */
export const tellMorning = async (deps: Deps): Promise<void> => {
  const { db, clock } = deps;
  const now = clock.now();
  const day = studyDay(now);
  const morning = new Date(startOfStudyDay(day).getTime() + MORNING_MS);
  if (now < morning) return;
  let after = NOBODY_YET;
  for (;;) {
    const people = await peopleToRemind(db, day, after, AT_ONCE);
    for (const userId of people)
      await db.transaction(async (tx) => {
        if (!(await lockReminders(tx, userId))) return;
        const taken = await takeMorning(tx, userId, day, morning, now);
        const texts = taken.map(({ text }) => text);
        if (texts.length > 0) await notify(deps, tx, userId, morningNews(day, texts));
      });
    if (people.length < AT_ONCE) return;
    after = people.at(-1)!;
  }
};

const KEPT_MS = 30 * 86_400_000;

export const forgetKeys = (db: Executor, now: Date) =>
  forgetReminderKeys(db, new Date(now.getTime() - KEPT_MS));

export const reminderJobs = (deps: Deps) => {
  const { db, clock, jobs } = deps;
  // At 07:30; the later runs are for a morning on which no server was up then.
  jobs.define('reminders.morning', () => tellMorning(deps), { cron: '*/15 7-10 * * *' });
  jobs.define(
    'reminders.keys',
    async () => {
      await forgetKeys(db, clock.now());
    },
    { cron: '50 4 * * *' },
  );
};
