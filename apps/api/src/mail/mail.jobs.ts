import type { Deps } from '../deps.ts';
import { deleteMailsBefore, findLostMails } from './mail.sql.ts';
import { MAIL_QUEUE } from './mailer.ts';

const RETENTION_MS = 30 * 24 * 3_600_000;
const LOST_MS = 15 * 60_000;

/** A restored backup contains unsent mails but no jobs. */
export const sendLostMails = async ({ jobs, db, clock }: Pick<Deps, 'jobs' | 'db' | 'clock'>) => {
  for (const { id } of await findLostMails(db, new Date(clock.now().getTime() - LOST_MS)))
    await jobs.send(db, MAIL_QUEUE, { mailId: id });
};

export const mailJobs = ({ jobs, db, clock, config }: Deps) => {
  jobs.define(
    'mail.sweep',
    async () => {
      await deleteMailsBefore(db, new Date(clock.now().getTime() - RETENTION_MS));
    },
    { cron: '15 4 * * *' },
  );
  if (config.smtpUrl)
    jobs.define('mail.lost', () => sendLostMails({ jobs, db, clock }), { cron: '*/15 * * * *' });
};
