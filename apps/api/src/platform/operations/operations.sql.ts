import type { JobQueue, UnsentMail } from '@netlik/contract/platform/operations';
import { type Executor, sql } from '../../db/database.ts';

type QueueRow = Pick<JobQueue, 'queue' | 'lastStartedAt' | 'lastDoneAt' | 'waiting' | 'active' | 'failed'> & {
  failedAt: string | null;
  error: string | null;
};

/** The job engine keeps completed jobs for about a week. */
export const findQueues = (db: Executor) =>
  db.many<QueueRow>(sql`
    with runs as (
      select name, state::text as state, started_on, completed_on, output, true as is_live from jobs.job
      union all
      select name, state::text, started_on, completed_on, output, false from jobs.archive),
    failures as (
      select distinct on (name) name, coalesce(completed_on, started_on) as failed_at,
        left(coalesce(output ->> 'message', output -> 'value' ->> 'message', output::text), 300) as error
      from runs where state in ('retry', 'failed') and output is not null and started_on is not null
      order by name, coalesce(completed_on, started_on) desc)
    select runs.name as queue,
      max(started_on) as "lastStartedAt",
      max(completed_on) filter (where state = 'completed') as "lastDoneAt",
      count(*) filter (where is_live and state in ('created', 'retry'))::int as waiting,
      count(*) filter (where is_live and state = 'active')::int as active,
      count(*) filter (where state = 'failed')::int as failed,
      failures.failed_at as "failedAt", failures.error
    from runs left join failures on failures.name = runs.name
    group by runs.name, failures.failed_at, failures.error`);

export const isQueueBusy = async (db: Executor, queue: string): Promise<boolean> =>
  (
    await db.one<{ busy: boolean }>(sql`
      select exists (select from jobs.job where name = ${queue} and state <= 'active') as busy`)
  ).busy;

/** Refused mails first; without a job there are no further tries. */
export const findUnsentMails = (db: Executor, limit: number, offset: number) =>
  db.many<UnsentMail>(sql`
    select m.id, m.recipient as "to", m.subject, m.created_at as "createdAt", m.last_error as "lastError",
      case when m.last_error is null then 'waiting' when j.start_after is null then 'failed' else 'retrying' end as state,
      case when m.last_error is not null then j.start_after end as "nextTryAt"
    from mails m
    left join lateral (
      select start_after from jobs.job
      where name = 'mail' and data ->> 'mailId' = m.id::text and state <= 'active' limit 1) j on true
    where m.sent_at is null
    order by m.last_error is null, m.created_at desc, m.id desc limit ${limit} offset ${offset}`);

export const countUnsentMails = async (db: Executor): Promise<number> =>
  (await db.one<{ count: number }>(sql`select count(*)::int as count from mails where sent_at is null`))
    .count;

/** Serialises admins who resend the same mail. */
export const lockUnsentMail = (tx: Executor, id: string) =>
  tx.maybe<{ userId: string | null }>(sql`
    select user_id as "userId" from mails where id = ${id} and sent_at is null for update`);

export const deleteWaitingJobs = (tx: Executor, mailId: string) =>
  tx.run(sql`
    delete from jobs.job where name = 'mail' and data ->> 'mailId' = ${mailId} and state < 'active'`);

export const isMailUnderWay = async (tx: Executor, mailId: string): Promise<boolean> =>
  (
    await tx.one<{ active: boolean }>(sql`
      select exists (
        select from jobs.job where name = 'mail' and data ->> 'mailId' = ${mailId} and state = 'active') as active`)
  ).active;

export const findVersions = (db: Executor) =>
  db.one<{ postgres: string; name: string; appliedAt: string }>(sql`
    select current_setting('server_version') as postgres, name, applied_at as "appliedAt"
    from migrations order by name desc limit 1`);
