import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
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
const STOP_MS = 10_000;

const sqlThrough = (executor: Executor) => ({
  executeSql: async (text: string, values: unknown[] = []) =>
    executor.raw(text, values) as Promise<{ rows: never[] }>,
});

/** Remembers what has begun, so that a stop can wait for its end. */
const createUnderWay = () => {
  const begun = new Set<Promise<unknown>>();
  return {
    add: <T>(work: Promise<T>): Promise<T> => {
      const over = () => {
        begun.delete(work);
      };
      begun.add(work);
      work.then(over, over);
      return work;
    },
    /** One thing may begin the next: nothing is under way when a whole turn has begun nothing. */
    over: async () => {
      do {
        await Promise.allSettled(begun);
        await setImmediate();
      } while (begun.size > 0);
    },
  };
};

export const createJobs = (db: Database, log: Log): Jobs => {
  const definitions = new Map<string, Definition>();
  const underWay = createUnderWay();

  /**
   * What the engine itself asks. It writes down the end of a job without waiting for it: a stop would cut that off
   * (and a mail be sent twice), and its failure would be nobody's and end the process.
   */
  const engine = {
    executeSql: async (text: string, values: unknown[] = []) => {
      try {
        return (await underWay.add(db.raw(text, values))) as { rows: never[] };
      } catch (error) {
        const endOfJobs = Array.isArray(values[1]);
        if (!endOfJobs) throw error;
        log.error({ err: error, queue: values[0] }, 'end of jobs not written');
        return { rows: [{ count: 0 } as never] };
      }
    },
  };
  const boss = new PgBoss({ db: engine, schema: 'jobs', supervise: true, schedule: true });
  boss.on('error', (error) => log.error({ err: error }, 'job engine failed'));

  const runAll = async (queue: string, handler: JobHandler, batch: PgBoss.Job<unknown>[]) => {
    for (const job of batch) {
      try {
        await handler(job.data as never);
      } catch (error) {
        log.error({ err: error, queue, job: job.id }, 'job failed');
        // Thrown, it would fail the whole batch, and one bad mail would keep the others waiting with it.
        await boss.fail(queue, job.id, error as Error);
      }
    }
  };

  const begin = async (queue: string, { handler }: Definition) => {
    const options = { pollingIntervalSeconds: POLL_SECONDS, batchSize: 10 };
    await boss.work(queue, options, (batch) => underWay.add(runAll(queue, handler, batch)));
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
    async stop() {
      await boss.stop({ graceful: true, wait: true, timeout: STOP_MS, close: false });
      await Promise.race([underWay.over(), sleep(STOP_MS, undefined, { ref: false })]);
    },
  };
};
