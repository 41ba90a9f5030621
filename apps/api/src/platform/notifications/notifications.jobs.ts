import type { Deps } from '../../deps.ts';
import { deleteOldNotifications } from './notifications.sql.ts';

const RETENTION_MS = 365 * 86_400_000;

export const notificationJobs = (deps: Deps) => {
  const { jobs, db, clock } = deps;
  jobs.define(
    'notifications.sweep',
    async () => {
      await deleteOldNotifications(db, new Date(clock.now().getTime() - RETENTION_MS));
    },
    { cron: '20 4 * * *' },
  );
};
