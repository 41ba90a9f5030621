import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import PgBoss from 'pg-boss';
import type { Clock } from '../clock.ts';
import type { Database, Executor } from '../db/database.ts';
import type { Log } from '../http/log.ts';
import { isDue } from './cron.ts';
import { lockSetup } from './jobs.sql.ts';

export type JobHandler = (data: never) => Promise<void>;

export type JobOptions = {
  cron?: string;
  retries?: number;
  /** Deletes a job that has succeeded at once: its data is personal. */
  forget?: boolean;
};

/** Background jobs stored in PostgreSQL. A job sent inside a transaction exists only if that commits. */
export type Jobs = {
  /** Registers a queue with its handler and an optional cron schedule (Istanbul time). */
  define(queue: string, handler: (data: never) => Promise<void>, options?: JobOptions): void;
  send(tx: Executor, queue: string, data: object): Promise<void>;
  /** Many jobs in one statement. */
  sendAll(tx: Executor, queue: string, data: readonly object[]): Promise<void>;
  /** Does now what waits in the queue, for tests without workers. */
  runWaiting(queue: string): Promise<void>;
  /** Creates the queues; with `work`, also starts the workers and the schedule. */
  start(options: { work: boolean }): Promise<void>;
  /** Whether this process does background work. */
  isWorking(): boolean;
  stop(): Promise<void>;
};

type Definition = { handler: JobHandler; cron?: string; retries: number; forget: boolean };

const POLL_MS = 2000;
const BATCH_SIZE = 10;
const SCHEDULE_MS = 20_000;
const STOP_MS = 10_000;

const executorFor = (executor: Executor) => ({
  executeSql: async (text: string, values: unknown[] = []) =>
    executor.raw(text, values) as Promise<{ rows: never[] }>,
});

/** One signal for all workers, each of which listens to it. */
const createStop = () => {
  const stop = new AbortController();
  setMaxListeners(0, stop.signal);
  return stop;
};

/** Repeats some work until it is stopped; settles when the last round is over. */
const repeat = (work: () => Promise<unknown>, pauseMs: number, signal: AbortSignal): Promise<void> =>
  (async () => {
    while (!signal.aborted) {
      await work();
      await sleep(pauseMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  })();

/**
 * pg-boss keeps the queues. Its own workers and scheduler do not wait for what they write at the end of a job, which a
 * stop would cut off and whose failure nobody would catch, so fetching, completing and scheduling is done here.
 */
export const createJobs = (db: Database, log: Log, clock: Clock): Jobs => {
  const definitions = new Map<string, Definition>();
  const boss = new PgBoss({ db: executorFor(db), schema: 'jobs', supervise: true, schedule: false });
  boss.on('error', (error) => log.error({ err: error }, 'job engine failed'));
  const loops: Promise<void>[] = [];
  let stopping = createStop();
  let isWorking = false;

  const runJob = async (
    queue: string,
    { handler, forget }: Definition,
    { id, data }: PgBoss.Job<unknown>,
  ) => {
    const failure = await handler(data as never).then(
      () => null,
      (error: unknown) => error as Error,
    );
    if (failure) log.error({ err: failure, queue, job: id }, 'job failed');
    try {
      if (failure) await boss.fail(queue, id, failure);
      else await (forget ? boss.deleteJob(queue, id) : boss.complete(queue, id));
    } catch (error) {
      // It stays active until it expires, and is then tried again.
      log.error({ err: error, queue, job: id }, 'end of job not written');
    }
  };

  /** Works through what waits. A database that is away is an error of this round only. */
  const workOff = async (queue: string, definition: Definition) => {
    try {
      while (!stopping.signal.aborted) {
        const batch = await boss.fetch(queue, { batchSize: BATCH_SIZE });
        for (const job of batch ?? []) await runJob(queue, definition, job);
        if ((batch?.length ?? 0) < BATCH_SIZE) return;
      }
    } catch (error) {
      log.error({ err: error, queue }, 'jobs could not be worked off');
    }
  };

  /** Sends what is due in this minute; the key lets one of several servers do it. */
  const sendDue = async () => {
    const now = clock.now();
    for (const [queue, { cron }] of definitions) {
      if (!cron || !isDue(cron, now)) continue;
      const options = { singletonKey: 'cron', singletonSeconds: 60, singletonNextSlot: false };
      await boss
        .send(queue, {}, options)
        .catch((error: unknown) => log.error({ err: error, queue }, 'job not scheduled'));
    }
  };

  const createQueue = async (queue: string, { retries }: Definition) => {
    await boss.createQueue(queue, {
      name: queue,
      retryLimit: retries,
      retryBackoff: true,
      retryDelay: 5,
      expireInMinutes: 5,
    });
  };

  return {
    define(queue, handler, { cron, retries = 5, forget = false } = {}) {
      definitions.set(queue, { handler, retries, forget, ...(cron ? { cron } : {}) });
    },
    async send(tx, queue, data) {
      await boss.send(queue, data, { db: executorFor(tx) });
    },
    async sendAll(tx, queue, data) {
      if (data.length === 0) return;
      const all = data.map((each) => ({ name: queue, data: each }));
      await boss.insert(all, { db: executorFor(tx) });
    },
    async runWaiting(queue) {
      await workOff(queue, definitions.get(queue)!);
    },
    async start({ work }) {
      // Creating a queue locks tables that the workers of another process read.
      await db.transaction(async (tx) => {
        await lockSetup(tx);
        await boss.start();
        const known = new Set((await boss.getQueues()).map(({ name }) => name));
        for (const [queue, definition] of definitions)
          if (!known.has(queue)) await createQueue(queue, definition);
        // Schedules that earlier versions stored; the crons above are the only ones now.
        for (const { name } of await boss.getSchedules()) await boss.unschedule(name);
      });
      if (!work) return;
      isWorking = true;
      const { signal } = stopping;
      for (const [queue, definition] of definitions)
        loops.push(repeat(() => workOff(queue, definition), POLL_MS, signal));
      loops.push(repeat(sendDue, SCHEDULE_MS, signal));
    },
    isWorking: () => isWorking,
    async stop() {
      isWorking = false;
      stopping.abort();
      await Promise.race([Promise.all(loops.splice(0)), sleep(STOP_MS, undefined, { ref: false })]);
      stopping = createStop();
      await boss.stop({ graceful: true, wait: true, timeout: STOP_MS, close: false });
    },
  };
};
