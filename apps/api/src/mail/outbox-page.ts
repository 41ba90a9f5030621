import type { Database } from '../db/database.ts';
import { escapeHtml, page } from '../http/html.ts';
import { findNewestMails } from './mail.sql.ts';

const MAX_SHOWN = 50;

const linkify = (text: string) =>
  escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

/** Shows unsent mails to developers; not registered in production or with SMTP. */
export const outboxPage = async (db: Database): Promise<string> => {
  const mails = await findNewestMails(db, MAX_SHOWN);
  const list = mails
    .map(
      (mail) => `<details><summary><b>${escapeHtml(mail.to)}</b> ${escapeHtml(mail.subject)}
<span class="quiet">${escapeHtml(mail.createdAt)}</span></summary><pre>${linkify(mail.text)}</pre></details>`,
    )
    .join('');
  return page('Giden kutusu', `<h1>Giden kutusu</h1>${list || '<p>Henüz mail yok.</p>'}`);
};
