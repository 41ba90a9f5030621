import PgBoss from 'pg-boss';
import type { Database, Executor } from '../db/database.ts';
import type { Log } from '../http/log.ts';
import { lockSetup } from './jobs.sql.ts';

export type JobHandler = (data: never) => Promise<void>;

/** Work that happens later, kept in PostgreSQL. What is sent inside a transaction exists only if that commits. */
export type Jobs = {
  /** Names the queue, who works it, and (as cron, Istanbul time) when it runs by itself. */
  define(
    queue: string,
    handler: (data: never) => Promise<void>,
    options?: { cron?: string; retries?: number },
  ): void;
  send(tx: Executor, queue: string, data: object): Promise<void>;
  /** Makes the queues; with `work`, also begins to run them. */
  start(options: { work: boolean }): Promise<void>;
  stop(): Promise<void>;
};

type Definition = { handler: JobHandler; cron?: string; retries: number };

const POLL_SECONDS = 2;

const sqlThrough = (executor: Executor) => ({
  executeSql: async (text: string, values: unknown[] = []) =>
    executor.raw(text, values) as Promise<{ rows: never[] }>,
});

export const createJobs = (db: Database, log: Log): Jobs => {
  const definitions = new Map<string, Definition>();
  const boss = new PgBoss({ db: sqlThrough(db), schema: 'jobs', supervise: true, schedule: true });
  boss.on('error', (error) => log.error({ err: error }, 'job engine failed'));

  const begin = async (queue: string, { handler }: Definition) => {
    await boss.work(queue, { pollingIntervalSeconds: POLL_SECONDS, batchSize: 10 }, async (batch) => {
      for (const job of batch) {
        try {
          await handler(job.data as never);
        } catch (error) {
          log.error({ err: error, queue, job: job.id }, 'job failed');
          // Thrown, it would fail the whole batch, and one bad mail would keep the others waiting with it.
          await boss.fail(queue, job.id, error as Error);
        }
      }
    });
  };

  const make = async (queue: string, { retries, cron }: Definition) => {
    if (!(await boss.getQueue(queue)))
      await boss.createQueue(queue, {
        name: queue,
        retryLimit: retries,
        retryBackoff: true,
        retryDelay: 5,
        expireInMinutes: 5,
      });
    if (cron) await boss.schedule(queue, cron, {}, { tz: 'Europe/Istanbul' });
  };

  return {
    define(queue, handler, { cron, retries = 5 } = {}) {
      definitions.set(queue, { handler, retries, ...(cron ? { cron } : {}) });
    },
    async send(tx, queue, data) {
      await boss.send(queue, data, { db: sqlThrough(tx) });
    },
    async start({ work }) {
      // One process at a time: making a queue locks the tables that another's worker already reads.
      await db.transaction(async (tx) => {
        await lockSetup(tx);
        await boss.start();
        for (const [queue, definition] of definitions) await make(queue, definition);
      });
      if (work) for (const [queue, definition] of definitions) await begin(queue, definition);
    },
    stop: () => boss.stop({ graceful: true, wait: true, timeout: 10_000, close: false }),
  };
};
