import type { Deps } from '../../deps.ts';
import { closeStaleRuns } from './study-runs/close-stale-runs.service.ts';
import { sweepRuns } from './study-runs/study-runs.sql.ts';
import { forgetSessionKeys } from './study-sessions/study-sessions.sql.ts';

const KEYS_KEPT_MS = 30 * 86_400_000;

/** Nobody repeats a call of a month ago. */
export const sweepStudy = async ({ db, clock }: Deps): Promise<void> => {
  const before = new Date(clock.now().getTime() - KEYS_KEPT_MS);
  await forgetSessionKeys(db, before);
  await sweepRuns(db, before);
};

export const studyJobs = (deps: Deps) => {
  const closeRuns = async () => {
    await closeStaleRuns(deps);
  };
  deps.jobs.define('study.close-runs', closeRuns, { cron: '* * * * *' });
  deps.jobs.define('study.sweep', () => sweepStudy(deps), { cron: '40 4 * * *' });
};
