import type { Deps } from '../deps.ts';
import { deleteMailsBefore } from './mail.sql.ts';

const KEPT_MS = 30 * 24 * 3_600_000;

export const mailJobs = ({ jobs, db, clock }: Deps) => {
  jobs.define(
    'mail.sweep',
    async () => {
      await deleteMailsBefore(db, new Date(clock.now().getTime() - KEPT_MS));
    },
    { cron: '15 4 * * *' },
  );
};
