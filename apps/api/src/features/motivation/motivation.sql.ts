import { type Executor, sql } from '../../db/database.ts';

export const newestQuote = (db: Executor) =>
  db.maybe<{ text: string; author: string | null }>(sql`
    select quote as text, author from motivations order by id desc limit 1`);
