import { studyDay } from '@netlik/domain/study-day';
import type { Transaction } from '../../db/database.ts';
import { takeLock } from '../../db/locks.sql.ts';
import type { Deps } from '../../deps.ts';
import { saveRanks } from './rank.sql.ts';

/** Unchanged rows are not written. */
export const rankStudents = async (tx: Transaction, now: Date): Promise<number> => {
  await takeLock(tx, 'ranking');
  return saveRanks(tx, studyDay(now), now);
};

export const analyticsJobs = ({ db, clock, jobs }: Deps) =>
  jobs.define(
    'study.rank',
    async () => {
      await db.transaction((tx) => rankStudents(tx, clock.now()));
    },
    { cron: '*/15 * * * *' },
  );
