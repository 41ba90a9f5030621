import { type Executor, sql } from '../db/database.ts';
import type { MailDraft } from './mail-draft.ts';

export type Mail = MailDraft & { id: string; createdAt: string; sentAt: string | null };

/** Belongs to the person it is about, else to the address's user; the lock waits for a running erasure. */
export const insertMail = (db: Executor, id: string, draft: MailDraft, now: Date) =>
  db.run(sql`
    with owner as (
      select id from users
      where case when ${draft.about ?? null}::uuid is null then email = ${draft.to} else id = ${draft.about ?? null} end
      for key share)
    insert into mails (id, user_id, recipient, subject, body_text, body_html, created_at)
    values (${id}, (select id from owner), ${draft.to}, ${draft.subject}, ${draft.text}, ${draft.html}, ${now})`);

const columns = sql`id, recipient as "to", subject, body_text as "text", body_html as "html",
  created_at as "createdAt", sent_at as "sentAt"`;

export const findMail = (db: Executor, id: string) =>
  db.maybe<Mail>(sql`select ${columns} from mails where id = ${id}`);

export const findNewestMails = (db: Executor, limit: number) =>
  db.many<Mail>(sql`select ${columns} from mails order by created_at desc limit ${limit}`);

/** Deletes the body, which may contain a sign-in link. */
export const markSent = (db: Executor, id: string, now: Date) =>
  db.run(
    sql`update mails set sent_at = ${now}, body_text = '', body_html = '', last_error = null where id = ${id}`,
  );

export const markFailed = (db: Executor, id: string, reason: string) =>
  db.run(sql`update mails set last_error = ${reason.slice(0, 500)} where id = ${id}`);

/** Unsent mails without a job; jobs and their archive are kept for a week after the last try. */
export const findLostMails = (db: Executor, before: Date) =>
  db.many<{ id: string }>(sql`
    select id from mails m
    where sent_at is null and created_at < ${before}
      and not exists (select from jobs.job where name = 'mail' and data ->> 'mailId' = m.id::text)
      and not exists (select from jobs.archive where name = 'mail' and data ->> 'mailId' = m.id::text)
    order by created_at limit 500`);

export const deleteMailsBefore = (db: Executor, before: Date) =>
  db.run(sql`delete from mails where created_at < ${before}`);
