import { studyDay } from '@netlik/domain/study-day';
import type { Transaction } from '../../db/database.ts';
import { takeLock, waitWithoutLimit } from '../../db/locks.sql.ts';
import type { Deps } from '../../deps.ts';
import { findRankedDay, insertMovedStudents, saveRanking, saveScores } from './rank.sql.ts';

/**
 * Counts again whose study changed since the last ranking, and at a new day who studied on one that left the window. A
 * place is counted when it is read, so that one who passes thousands changes no row of theirs. Returns how many scores changed.
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
