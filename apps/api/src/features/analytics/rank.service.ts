import { studyDay } from '@netlik/domain/study-day';
import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { lockRanking, rankEverybody } from './rank.sql.ts';

/** Scores and ranks of all students; rows that stay as they are are not written. */
export const rankStudents = async (tx: Transaction, now: Date): Promise<number> => {
  await lockRanking(tx);
  return rankEverybody(tx, studyDay(now), now);
};

export const analyticsJobs = ({ db, clock, jobs }: Deps) =>
  jobs.define(
    'study.rank',
    async () => {
      await db.transaction((tx) => rankStudents(tx, clock.now()));
    },
    { cron: '*/15 * * * *' },
  );
