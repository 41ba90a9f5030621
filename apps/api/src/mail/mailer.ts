import type { Clock } from '../clock.ts';
import type { Operator } from '../config.ts';
import { connectingTo } from '../connection-failed.ts';
import type { Database, Executor } from '../db/database.ts';
import { newId } from '../ids.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { findMail, insertMail, markFailed, markSent } from './mail.sql.ts';
import type { MailDraft } from './mail-draft.ts';
import { withLayout } from './mail-layout.ts';

export type Mailer = {
  /** Sent after `tx` commits, with retries until the mail server accepts it. */
  send(tx: Executor, draft: MailDraft): Promise<void>;
  close(): void;
};

export const MAIL_QUEUE = 'mail';
// About a day, because each retry waits twice as long.
const TRIES = 12;

const SMTP = 'SMTP_URL';

/** Names the mail server in logs with many jobs. */
const withName = (error: Error): Error =>
  error.message.startsWith(SMTP) ? error : new Error(`${SMTP}: ${error.message}`, { cause: error });

type Options = {
  db: Database;
  jobs: Jobs;
  clock: Clock;
  smtpUrl: string | null;
  from: string;
  operator: Operator | null;
};

/** Without `smtpUrl` mails stay in the table, where /dev/outbox shows them. */
export const createMailer = ({ db, jobs, clock, smtpUrl, from, operator }: Options): Mailer => {
  // Loaded lazily, because only servers with SMTP need it.
  const transport = smtpUrl
    ? import('nodemailer').then((mail) =>
        mail.createTransport({ url: smtpUrl, pool: true, maxConnections: 2 }),
      )
    : null;

  if (transport)
    jobs.define(
      MAIL_QUEUE,
      async ({ mailId }: { mailId: string }) => {
        const mail = await findMail(db, mailId);
        if (!mail || mail.sentAt) return;
        try {
          const { to, subject, text, html } = mail;
          const open = await transport;
          await connectingTo(SMTP, smtpUrl!, () => open.sendMail({ from, to, subject, text, html }));
        } catch (error) {
          const named = withName(error as Error);
          await markFailed(db, mailId, named.message);
          throw named;
        }
        await markSent(db, mailId, clock.now());
      },
      { retries: TRIES },
    );

  return {
    async send(tx, draft) {
      const id = newId();
      await insertMail(tx, id, withLayout(draft, operator), clock.now());
      if (transport) await jobs.send(tx, MAIL_QUEUE, { mailId: id });
    },
    close: () => void transport?.then((open) => open.close()),
  };
};
