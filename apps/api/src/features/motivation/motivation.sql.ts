import { type Executor, sql } from '../../db/database.ts';

export const findNewestQuote = (db: Executor) =>
  db.maybe<{ text: string; author: string | null }>(sql`
    select quote as text, author from motivations order by id desc limit 1`);

export const insertQuote = (
  db: Executor,
  quote: { id: string; text: string; author: string | null; now: Date },
) =>
  db.run(sql`
    insert into motivations (id, quote, author, created_at)
    values (${quote.id}, ${quote.text}, ${quote.author}, ${quote.now})`);
