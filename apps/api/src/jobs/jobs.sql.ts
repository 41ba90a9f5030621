import { type Executor, sql } from '../db/database.ts';

/** Calls pg-boss's own function in one commit, because a queue is a table with indexes. */
export const createQueues = async (
  tx: Executor,
  queues: readonly { name: string; retries: number }[],
): Promise<void> => {
  if (queues.length === 0) return;
  await tx.run(sql`
    select jobs.create_queue(name, json_build_object('policy', 'standard', 'retryLimit', retries, 'retryBackoff', true,
      'retryDelay', 5, 'expireInSeconds', 300))
    from jsonb_to_recordset(${JSON.stringify(queues)}::jsonb) as given (name text, retries int)`);
};

export type TakenJob = { queue: string; id: string; data: unknown };

/** Takes the oldest due jobs of all queues, skipping those another process is taking. */
export const takeJobs = (db: Executor, queues: readonly string[], limit: number) =>
  db.many<TakenJob>(sql`
    with next as (
      select name, id from jobs.job
      where name = any(${queues}::text[]) and state < 'active' and start_after < now()
      order by created_on, id limit ${limit} for update skip locked),
    taken as (
      update jobs.job j set state = 'active', started_on = now(),
        retry_count = case when j.started_on is null then j.retry_count else j.retry_count + 1 end
      from next where j.name = next.name and j.id = next.id
      returning j.name, j.id, j.data, j.created_on)
    select name as queue, id, data from taken order by created_on, id`);
