import type { Deps } from '../../deps.ts';
import { sweepNotifications } from './notifications.sql.ts';
import { pushJobs } from './push.service.ts';

const KEPT_MS = 365 * 86_400_000;

export const notificationJobs = (deps: Deps) => {
  const { jobs, db, clock } = deps;
  pushJobs(deps);
  jobs.define(
    'notifications.sweep',
    async () => {
      await sweepNotifications(db, new Date(clock.now().getTime() - KEPT_MS));
    },
    { cron: '20 4 * * *' },
  );
};
