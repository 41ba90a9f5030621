import { studyDay } from '@netlik/domain/study-day';
import type { Transaction } from '../../db/database.ts';
import { takeLock, waitWithoutLimit } from '../../db/locks.sql.ts';
import type { Deps } from '../../deps.ts';
import { findRankedDay, insertMovedStudents, saveRanking, saveScores } from './rank.sql.ts';

/**
 * Recounts people with study since the last ranking, and on a new day those who studied on a day leaving the
 * window. Places are computed on read, so rising past thousands changes no other row; returns the number of
 * changed scores.
 */
export const rankStudents = async (tx: Transaction, now: Date): Promise<number> => {
  const today = studyDay(now);
  // The first ranking after an upgrade counts everybody.
  await waitWithoutLimit(tx);
  await takeLock(tx, 'ranking');
  const before = await findRankedDay(tx);
  if (before !== null) await insertMovedStudents(tx, before, today);
  const changed = await saveScores(tx, today);
  await saveRanking(tx, today, now);
  return changed;
};

export const analyticsJobs = ({ db, clock, jobs }: Deps) =>
  jobs.define(
    'study.rank',
    async () => {
      await db.transaction((tx) => rankStudents(tx, clock.now()));
    },
    { cron: '*/15 * * * *' },
  );
