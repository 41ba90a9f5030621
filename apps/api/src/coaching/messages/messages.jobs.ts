import type { Deps } from '../../deps.ts';
import { deleteOldThreads } from './messages.sql.ts';

const KEPT_MS = 365 * 86_400_000;
const BATCH_SIZE = 500;

/** A thread is kept a year after its last message; its pictures go with the nightly sweep of files. */
export const removeOldThreads = async ({ db, clock }: Deps): Promise<void> => {
  const before = new Date(clock.now().getTime() - KEPT_MS);
  while ((await deleteOldThreads(db, before, BATCH_SIZE)) === BATCH_SIZE);
};

export const messageJobs = (deps: Deps) =>
  deps.jobs.define('messages.sweep', () => removeOldThreads(deps), { cron: '35 4 * * *' });
