import type { Deps } from '../../deps.ts';
import { deleteOldThreads } from './messages.sql.ts';

const KEPT_MS = 365 * 86_400_000;
const BATCH_SIZE = 500;

/** Threads are kept for a year after their last message; the nightly file sweep removes their pictures. */
export const removeOldThreads = async ({ db, clock }: Deps): Promise<void> => {
  const before = new Date(clock.now().getTime() - KEPT_MS);
  while ((await deleteOldThreads(db, before, BATCH_SIZE)) === BATCH_SIZE);
};

export const messageJobs = (deps: Deps) =>
  deps.jobs.define('messages.sweep', () => removeOldThreads(deps), { cron: '35 4 * * *' });
