import { addDays, startOfStudyDay, studyDay } from '@netlik/domain/study-day';
import type { Deps } from '../../deps.ts';
import { inBatches } from '../../jobs/batches.ts';
import { notify } from '../../platform/notifications/notifications.service.ts';
import { claimMeeting, findDueMeetings } from './meetings.sql.ts';

const EVENING_MS = 19 * 3_600_000;

/**
 * From 19:00 on both get one reminder of tomorrow's meeting; safe to repeat and to run on several servers.
 */
export const sendEveningReminders = async (deps: Deps): Promise<void> => {
  const { db, clock } = deps;
  const now = clock.now();
  const today = studyDay(now);
  if (now.getTime() < startOfStudyDay(today).getTime() + EVENING_MS) return;
  const day = addDays(today, 1);
  await inBatches(
    (after, limit) => findDueMeetings(db, day, now, after, limit),
    ({ id }) =>
      db.transaction(async (tx) => {
        const claimed = await claimMeeting(tx, id, now);
        if (!claimed) return;
        const { studentId, coachId, studentName, time } = claimed;
        const draft = { category: 'coach' as const, type: 'coach.meeting-tomorrow' };
        await notify(deps, tx, studentId, {
          ...draft,
          title: 'Yarın koçunla görüşmen var',
          body: `Saat ${time}. Sormak istediklerini not et.`,
          actionUrl: `/calendar/study?date=${day}`,
        });
        await notify(deps, tx, coachId, {
          ...draft,
          title: 'Yarın bir görüşmen var',
          body: studentName ? `${studentName} ile, saat ${time}` : `Saat ${time}`,
          actionUrl: '/coach/meetings',
          ...(studentName && { named: { [studentId]: studentName } }),
        });
      }),
  );
};

export const meetingJobs = (deps: Deps) =>
  // At 19:00; later runs cover server outages.
  deps.jobs.define('meetings.evening', () => sendEveningReminders(deps), { cron: '*/15 19-21 * * *' });
