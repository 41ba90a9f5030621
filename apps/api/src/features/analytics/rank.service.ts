import { studyDay } from '@netlik/domain/study-day';
import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { lockRanking, saveRanks } from './rank.sql.ts';

/** Unchanged rows are not written. */
export const rankStudents = async (tx: Transaction, now: Date): Promise<number> => {
  await lockRanking(tx);
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
