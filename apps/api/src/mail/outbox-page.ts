import type { Database } from '../db/database.ts';
import { escapeHtml, page } from '../http/html.ts';
import { newestMails } from './mail.sql.ts';

const MOST_SHOWN = 50;

const linked = (text: string) =>
  escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

/** The mails nobody sends while there is no mail server. For developers; the server refuses it in production. */
export const outboxPage = async (db: Database): Promise<string> => {
  const mails = await newestMails(db, MOST_SHOWN);
  const list = mails
    .map(
      (mail) => `<details><summary><b>${escapeHtml(mail.to)}</b> ${escapeHtml(mail.subject)}
<span class="quiet">${escapeHtml(mail.createdAt)}</span></summary><pre>${linked(mail.text)}</pre></details>`,
    )
    .join('');
  return page('Giden kutusu', `<h1>Giden kutusu</h1>${list || '<p>Henüz mail yok.</p>'}`);
};
