import type { Deps } from '../deps.ts';
import { deleteMailsBefore, lostMails } from './mail.sql.ts';
import { MAIL_QUEUE } from './mailer.ts';

const KEPT_MS = 30 * 24 * 3_600_000;
const LOST_MS = 15 * 60_000;

/** Mails whose job is gone leave after all: a restored backup has the mails, but not the jobs. */
export const sendLostMails = async ({ jobs, db, clock }: Pick<Deps, 'jobs' | 'db' | 'clock'>) => {
  for (const { id } of await lostMails(db, new Date(clock.now().getTime() - LOST_MS)))
    await jobs.send(db, MAIL_QUEUE, { mailId: id });
};

export const mailJobs = ({ jobs, db, clock, config }: Deps) => {
  jobs.define(
    'mail.sweep',
    async () => {
      await deleteMailsBefore(db, new Date(clock.now().getTime() - KEPT_MS));
    },
    { cron: '15 4 * * *' },
  );
  if (config.smtpUrl)
    jobs.define('mail.lost', () => sendLostMails({ jobs, db, clock }), { cron: '*/15 * * * *' });
};
