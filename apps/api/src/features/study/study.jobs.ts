import type { Deps } from '../../deps.ts';
import { closeStaleRuns } from './study-close.service.ts';
import { sweepRuns } from './study-runs.sql.ts';
import { forgetSessionKeys } from './study-sessions.sql.ts';

const KEYS_KEPT_MS = 30 * 86_400_000;

export const studyJobs = (deps: Deps) => {
  const { jobs, db, clock } = deps;
  jobs.define(
    'study.close-runs',
    async () => {
      await closeStaleRuns(deps);
    },
    { cron: '* * * * *' },
  );
  jobs.define(
    'study.sweep',
    async () => {
      const before = new Date(clock.now().getTime() - KEYS_KEPT_MS);
      await forgetSessionKeys(db, before);
      await sweepRuns(db, before);
    },
    { cron: '40 4 * * *' },
  );
};
