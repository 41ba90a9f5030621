import type { NotificationDraft } from '@netlik/contract/platform/notifications';
import { frozenSince, isRestDay } from '@netlik/domain/study/streak-with-freezes';
import { addDays, type StudyDay, studyDay } from '@netlik/domain/study-day';
import type { Deps } from '../../deps.ts';
import { inBatches } from '../../jobs/batches.ts';
import { notify } from '../../platform/notifications/notifications.service.ts';
import { claimWarning, claimWord, findKeptStreaks, findOpenStreaks, type StreakRow } from './streaks.sql.ts';

/** Shorter streaks are quickly rebuilt. */
const LEAST_DAYS = 3;

const draft = (title: string, body: string, type: string): NotificationDraft => ({
  title,
  body,
  category: 'performance',
  type,
  actionUrl: '/motivation/badges',
});

const freezesLeft = ({ end, freezes, restChoices }: StreakRow, today: StudyDay): number =>
  freezes - frozenSince(end, restChoices, today).length;

const warning = (row: StreakRow, today: StudyDay): NotificationDraft => {
  const left = freezesLeft(row, today);
  const body =
    left === 0
      ? 'Bugün çalışmazsan serin gece yarısı biter. Beş dakika bile yeter.'
      : `Bugün çalışmazsan ${left} dondurmandan biri serini saklar.`;
  return draft(`${row.days} günlük serin seni bekliyor`, body, 'streak.open');
};

const word = (row: StreakRow, today: StudyDay): NotificationDraft => {
  const wasRest = isRestDay(row.restChoices, addDays(today, -1));
  const body = wasRest
    ? 'Dün dinlenme günündü; serin olduğu yerde duruyor.'
    : `Dün çalışmadın, bir dondurma serini sakladı. Kalan dondurma: ${freezesLeft(row, today)}.`;
  return draft(`${row.days} günlük serin sürüyor`, body, 'streak.kept');
};

/** In the evening to people who have not studied yet, not on rest days. */
export const warnOpenStreaks = async (deps: Deps): Promise<void> => {
  const { db, clock } = deps;
  const today = studyDay(clock.now());
  await inBatches(
    (after, limit) => findOpenStreaks(db, today, LEAST_DAYS, after, limit),
    async (row) => {
      if (isRestDay(row.restChoices, today)) return;
      await db.transaction(async (tx) => {
        if ((await claimWarning(tx, row.id, row.end, today)) === 1)
          await notify(deps, tx, row.id, warning(row, today));
      });
    },
  );
};

/** In the morning to people with a streak kept without study. */
export const notifyStreaksWithFreezes = async (deps: Deps): Promise<void> => {
  const { db, clock } = deps;
  const today = studyDay(clock.now());
  await inBatches(
    (after, limit) => findKeptStreaks(db, today, LEAST_DAYS, after, limit),
    (row) =>
      db.transaction(async (tx) => {
        if ((await claimWord(tx, row.id, row.end, today)) === 1)
          await notify(deps, tx, row.id, word(row, today));
      }),
  );
};

export const streakJobs = (deps: Deps): void => {
  deps.jobs.define('streaks.warn', () => warnOpenStreaks(deps), { cron: '30 20 * * *' });
  deps.jobs.define('streaks.kept', () => notifyStreaksWithFreezes(deps), { cron: '30 8 * * *' });
};
