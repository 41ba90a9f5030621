import { type Executor, sql } from '../../db/database.ts';

export const ping = (db: Executor) => db.run(sql`select 1`);

export type Figures = {
  mailsWaiting: number;
  mailsFailed: number;
  busLagSeconds: number;
  jobs: { queue: string; state: string; count: number }[];
};

/** Figures of waiting work that only the database knows. */
export const findFigures = (db: Executor) =>
  db.one<Figures>(sql`
    select mails.waiting as "mailsWaiting", mails.failed as "mailsFailed",
      (select coalesce(extract(epoch from clock_timestamp() - min(stored_at)), 0)::float8 from bus_outbox) as "busLagSeconds",
      (select coalesce(json_agg(counted), '[]') from (
        select name as queue, state::text, count(*)::int from jobs.job group by name, state) counted) as jobs
    from (select count(*)::int as waiting, count(last_error)::int as failed from mails where sent_at is null) mails`);
