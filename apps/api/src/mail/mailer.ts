import type { Clock } from '../clock.ts';
import type { Operator } from '../config.ts';
import type { Database, Executor } from '../db/database.ts';
import { newId } from '../ids.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { framed } from './letter-frame.ts';
import { deleteMailsTo, insertMail, loadMail, markFailed, markSent } from './mail.sql.ts';

/** The words of a mail; `html` without the frame around them. */
export type Letter = { to: string; subject: string; text: string; html: string };

export type Mailer = {
  /** Leaves once `tx` commits, and is tried again until the mail server takes it. */
  post(tx: Executor, letter: Letter): Promise<void>;
  /** Drops every mail to these addresses, sent or waiting: their owner asked to be forgotten. */
  forget(tx: Executor, recipients: readonly string[]): Promise<void>;
  close(): void;
};

export const MAIL_QUEUE = 'mail';
// About a day of tries, each waiting twice as long as the one before.
const TRIES = 12;

type Options = {
  db: Database;
  jobs: Jobs;
  clock: Clock;
  smtpUrl: string | null;
  from: string;
  operator: Operator | null;
};

/** Without `smtpUrl` mails stay in the table, where the developer's outbox page shows them. */
export const createMailer = ({ db, jobs, clock, smtpUrl, from, operator }: Options): Mailer => {
  // Read only where mail is sent, not by every start.
  const transport = smtpUrl
    ? import('nodemailer').then((mail) =>
        mail.createTransport({ url: smtpUrl, pool: true, maxConnections: 2 }),
      )
    : null;

  if (transport)
    jobs.define(
      MAIL_QUEUE,
      async ({ mailId }: { mailId: string }) => {
        const mail = await loadMail(db, mailId);
        if (!mail || mail.sentAt) return;
        try {
          await (await transport).sendMail({
            from,
            to: mail.to,
            subject: mail.subject,
            text: mail.text,
            html: mail.html,
          });
        } catch (error) {
          await markFailed(db, mailId, (error as Error).message);
          throw error;
        }
        await markSent(db, mailId, clock.now());
      },
      { retries: TRIES },
    );

  return {
    async post(tx, letter) {
      const id = newId();
      await insertMail(tx, id, framed(letter, operator), clock.now());
      if (transport) await jobs.send(tx, MAIL_QUEUE, { mailId: id });
    },
    forget: async (tx, recipients) => {
      await deleteMailsTo(tx, recipients);
    },
    close: () => void transport?.then((open) => open.close()),
  };
};
