import type { IsoWeek } from '@netlik/domain/iso-week';
import { type Executor, sql } from '../../db/database.ts';

export type QuoteRow = { text: string; author: string | null };

export const findQuote = (db: Executor, { year, week }: IsoWeek) =>
  db.maybe<QuoteRow>(sql`
    select quote as text, author from motivations where year = ${year} and week = ${week}`);

export const saveQuote = (
  db: Executor,
  { year, week }: IsoWeek,
  { id, text, author }: QuoteRow & { id: string },
  now: Date,
) =>
  db.run(sql`
    insert into motivations (id, year, week, quote, author, created_at, updated_at)
    values (${id}, ${year}, ${week}, ${text}, ${author}, ${now}, ${now})
    on conflict (year, week) do update set quote = excluded.quote, author = excluded.author, updated_at = excluded.updated_at`);
