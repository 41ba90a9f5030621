import type { NotificationDraft } from '@netlik/contract/platform/notifications';
import {
  LAST_REMINDER_MINUTE,
  mayRemindNow,
  minuteOfDay,
  timeText,
} from '@netlik/domain/study/habits/schedule';
import { addDays, studyDay } from '@netlik/domain/study-day';
import { lockOwner } from '../../db/owner.sql.ts';
import type { Deps } from '../../deps.ts';
import { inBatches } from '../../jobs/batches.ts';
import { notify } from '../../platform/notifications/notifications.service.ts';
import { onPeopleChanged } from '../../realtime/people-changed.ts';
import { completeReached } from './habit-auto.service.ts';
import { publishHabitEvent } from './habit-events.ts';
import { isDue, recordOf, settleRow } from './habit-row.ts';
import type { HabitRow } from './habits.sql.ts';
import {
  claimLastReminders,
  claimReminder,
  findHabitsToRemind,
  findPeopleToCall,
  findPeopleToSettle,
  findUnsettled,
} from './habits-due.sql.ts';

/** Records missed days, also after days without a server. */
export const settleHabits = async (deps: Deps): Promise<void> => {
  const { db, clock } = deps;
  // Study time saved late may still fulfil a day.
  await completeReached(deps, null);
  const now = clock.now();
  const today = studyDay(now);
  const until = addDays(today, -1);
  await inBatches(
    (after, limit) => findPeopleToSettle(db, until, after, limit),
    ({ id: userId }) =>
      db.transaction(async (tx) => {
        if (!(await lockOwner(tx, userId))) return;
        for (const row of await findUnsettled(tx, userId, until)) await settleRow(tx, row, today, now);
        await publishHabitEvent(deps, tx, userId, 'habit_routines_list', {});
      }),
  );
};

// After a longer outage hours long past are not reminded of.
const LATEST_MINUTES = 60;

const reminderOf = ({ name, minute, autoKind, ...row }: HabitRow, streak: number): NotificationDraft => ({
  title: name,
  body: [
    `Saat ${timeText(minute)}, sıra bu alışkanlığında.`,
    streak > 1 ? `${streak} günlük serin sürüyor.` : '',
    autoKind ? `Hedefin ${row.autoTarget} ${autoKind === 'study_minutes' ? 'dakika' : 'soru'}.` : '',
  ]
    .filter(Boolean)
    .join(' '),
  category: 'system',
  type: 'habit.reminder',
  actionUrl: '/habits',
});

/** At the habit's own time even in quiet hours, because the student chose it. */
export const remindOfHabits = async (deps: Deps): Promise<void> => {
  const { db, clock } = deps;
  const now = clock.now();
  const today = studyDay(now);
  const minute = minuteOfDay(now);
  const minutes = { from: minute - LATEST_MINUTES, to: minute };
  await inBatches(
    (after, limit) => findHabitsToRemind(db, today, minutes, after, limit),
    async (row) => {
      if (!isDue(row, today)) return;
      await db.transaction(async (tx) => {
        if ((await claimReminder(tx, row.id, today)) === 0) return;
        await notify(deps, tx, row.userId, reminderOf(row, recordOf(row, today).streak));
        const news = { habitId: row.id, type: 'habit_reminder' } as const;
        await publishHabitEvent(deps, tx, row.userId, 'habit_notification', news);
      });
    },
  );
};

const lastCallOf = (open: readonly HabitRow[]): NotificationDraft => {
  const [first, ...rest] = open;
  return {
    title: rest.length === 0 ? 'Bugün bir alışkanlığın kaldı' : `Bugün ${open.length} alışkanlığın kaldı`,
    body: `${first!.name}${rest.length === 0 ? '' : ` ve ${rest.length} tane daha`}. Gece yarısına kadar vaktin var.`,
    category: 'system',
    type: 'habit.last-call',
    actionUrl: '/habits',
  };
};

/** Once an evening for open habits, except those of the last hour, which were just reminded of. */
export const sendLastReminders = async (deps: Deps): Promise<void> => {
  const { db, clock } = deps;
  const now = clock.now();
  if (!mayRemindNow(now)) return;
  const today = studyDay(now);
  const before = LAST_REMINDER_MINUTE - LATEST_MINUTES;
  await inBatches(
    (after, limit) => findPeopleToCall(db, today, before, after, limit),
    ({ id: userId }) =>
      db.transaction(async (tx) => {
        if (!(await lockOwner(tx, userId))) return;
        const open = (await claimLastReminders(tx, userId, today, before)).filter((row) => isDue(row, today));
        if (open.length === 0) return;
        await notify(deps, tx, userId, lastCallOf(open));
        const habitIds = open.map(({ id }) => id);
        await publishHabitEvent(deps, tx, userId, 'habit_risk_snapshot', { habitIds });
        for (const habitId of habitIds)
          await publishHabitEvent(deps, tx, userId, 'habit_notification', {
            habitId,
            type: 'habit_pending_final',
          });
      }),
  );
};

const EVALUATE_MS = 500;

export const habitJobs = (deps: Deps) => {
  // From three in the morning, because a session over midnight may still be saved into yesterday.
  deps.jobs.define('habits.settle', () => settleHabits(deps), { cron: '17 3-23 * * *' });
  deps.jobs.define(
    'habits.minute',
    async () => {
      await remindOfHabits(deps);
      await sendLastReminders(deps);
      await completeReached(deps, null);
    },
    { cron: '* * * * *', retries: 0 },
  );
  onPeopleChanged(deps, ['study-sessions', 'question-entries'], EVALUATE_MS, (people) =>
    completeReached(deps, people),
  );
};
