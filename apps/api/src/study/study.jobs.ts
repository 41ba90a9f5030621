import type { Deps } from '../deps.ts';
import { closeStaleRuns } from './study-runs/close-stale-runs.service.ts';
import { deleteOldRuns } from './study-runs/study-runs.sql.ts';
import { deleteStudySessionKeys } from './study-sessions/study-sessions.sql.ts';

const KEY_RETENTION_MS = 30 * 86_400_000;

/** Clients retry within days; older keys and runs are deleted. */
export const sweepStudy = async ({ db, clock }: Deps): Promise<void> => {
  const before = new Date(clock.now().getTime() - KEY_RETENTION_MS);
  await deleteStudySessionKeys(db, before);
  await deleteOldRuns(db, before);
};

export const studyJobs = (deps: Deps) => {
  const closeRuns = async () => {
    await closeStaleRuns(deps);
  };
  deps.jobs.define('study.close-runs', closeRuns, { cron: '* * * * *' });
  deps.jobs.define('study.sweep', () => sweepStudy(deps), { cron: '40 4 * * *' });
};
