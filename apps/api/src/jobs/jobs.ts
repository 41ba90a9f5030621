import { setTimeout as sleep } from 'node:timers/promises';
import PgBoss from 'pg-boss';
import type { Clock } from '../clock.ts';
import type { Database, Executor, Transaction } from '../db/database.ts';
import { takeLock } from '../db/locks.sql.ts';
import type { Log } from '../http/log.ts';
import { isDue } from './cron.ts';
import { createQueues, type TakenJob, takeJobs } from './jobs.sql.ts';

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
  /** Every queue of this process; `cron` is null where jobs are only sent. */
  list(): { queue: string; cron: string | null; forget: boolean }[];
  /** Does now what waits in the queue, for tests without workers. */
  runWaiting(queue: string): Promise<void>;
  /** Creates the queues; with `work`, also starts the workers and the schedule. */
  start(options: { work: boolean }): Promise<void>;
  /** Whether this process does background work. */
  isWorking(): boolean;
  stop(): Promise<void>;
};

type Definition = { handler: JobHandler; cron?: string; retries: number; forget: boolean };

/** Poll interval for jobs without a wake-up: retries, and those of a process that is gone. */
const LOOK_MS = 6000;
/** Jobs sent within this time are taken together. */
const GATHER_MS = 100;
const BATCH_SIZE = 10;
const STOP_MS = 10_000;
const MINUTE_MS = 60_000;
// The slot in which a cron of one minute can exist once; longer than the clocks of servers differ.
const CRON_SLOT_SECONDS = 3600;

const executorFor = (executor: Executor) => ({
  executeSql: async (text: string, values: unknown[] = []) =>
    executor.raw(text, values) as Promise<{ rows: never[] }>,
});

/** Runs once the job can be seen by others. */
const onceStored = (tx: Executor, effect: () => void) =>
  'afterCommit' in tx ? (tx as Transaction).afterCommit(effect) : effect();

/**
 * pg-boss keeps the queues. Its own workers and scheduler do not wait for what they write at the end of a job, which a
 * stop would cut off and whose failure would go uncaught, and ask for each queue by itself. So fetching (one statement
 * for all queues), completing and scheduling is done here.
 */
export const createJobs = (db: Database, log: Log, clock: Clock): Jobs => {
  const definitions = new Map<string, Definition>();
  const boss = new PgBoss({ db: executorFor(db), schema: 'jobs', supervise: true, schedule: false });
  boss.on('error', (error) => log.error({ err: error }, 'job engine failed'));
  const busy = new Map<string, Promise<void>>();
  let loop: Promise<void> | null = null;
  let isWorking = false;
  let looks = 0;
  let sentMinute = 0;
  let alarm = new AbortController();
  const wake = () => alarm.abort();

  const runJob = async ({ queue, id, data }: TakenJob) => {
    const { handler, forget } = definitions.get(queue)!;
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

  /** Does the jobs of one queue one after the other; after a full batch there may be more. */
  const drainQueue = async (queue: string, jobs: TakenJob[], isFull: boolean): Promise<void> => {
    for (const job of jobs) await runJob(job);
    if (!isFull || !isWorking) return;
    const next = await takeJobs(db, [queue], BATCH_SIZE);
    await drainQueue(queue, next, next.length === BATCH_SIZE);
  };

  const begin = async (queue: string, jobs: TakenJob[], isFull: boolean) => {
    const look = looks;
    await drainQueue(queue, jobs, isFull).catch((error: unknown) =>
      log.error({ err: error, queue }, 'jobs could not be worked off'),
    );
    busy.delete(queue);
    // What was sent meanwhile was left by that look, as the queue was busy.
    if (look !== looks) wake();
  };

  /** Takes what waits in any queue that is not busy here, and lets each queue work for itself. */
  const look = async () => {
    for (let isFull = true; isFull && isWorking; ) {
      looks += 1;
      const idle = [...definitions.keys()].filter((queue) => !busy.has(queue));
      const jobs = await takeJobs(db, idle, BATCH_SIZE);
      isFull = jobs.length === BATCH_SIZE;
      for (const queue of new Set(jobs.map((job) => job.queue))) {
        const own = jobs.filter((job) => job.queue === queue);
        busy.set(queue, begin(queue, own, isFull));
      }
    }
  };

  /** Sends what is due in this minute; the key lets one of several servers do it. */
  const sendDue = async () => {
    const now = clock.now();
    const minute = Math.floor(now.getTime() / MINUTE_MS);
    if (minute === sentMinute) return;
    const due = [...definitions].filter(([, { cron }]) => cron && isDue(cron, now));
    const once = { singletonKey: `cron ${minute}`, singletonSeconds: CRON_SLOT_SECONDS };
    if (due.length > 0) await boss.insert(due.map(([name]) => ({ name, data: {}, ...once })));
    sentMinute = minute;
  };

  /** A database that is away is an error of one round only. */
  const work = async () => {
    while (isWorking) {
      alarm = new AbortController();
      try {
        await sendDue();
        await look();
      } catch (error) {
        log.error({ err: error }, 'jobs could not be fetched');
      }
      await sleep(LOOK_MS, undefined, { signal: alarm.signal, ref: false }).catch(() => undefined);
      if (isWorking && alarm.signal.aborted) await sleep(GATHER_MS, undefined, { ref: false });
    }
  };

  return {
    define(queue, handler, { cron, retries = 5, forget = false } = {}) {
      definitions.set(queue, { handler, retries, forget, ...(cron ? { cron } : {}) });
    },
    list: () => [...definitions].map(([queue, { cron = null, forget }]) => ({ queue, cron, forget })),
    async send(tx, queue, data) {
      await boss.send(queue, data, { db: executorFor(tx) });
      onceStored(tx, wake);
    },
    async sendAll(tx, queue, data) {
      if (data.length === 0) return;
      const all = data.map((each) => ({ name: queue, data: each }));
      await boss.insert(all, { db: executorFor(tx) });
      onceStored(tx, wake);
    },
    async runWaiting(queue) {
      for (;;) {
        const jobs = await takeJobs(db, [queue], BATCH_SIZE);
        if (jobs.length === 0) return;
        for (const job of jobs) await runJob(job);
      }
    },
    async start({ work: wanted }) {
      // Creating a queue locks tables that the workers of another process read.
      await db.transaction(async (tx) => {
        await takeLock(tx, 'queues');
        await boss.start();
        const known = new Set((await boss.getQueues()).map(({ name }) => name));
        const missing = [...definitions].filter(([name]) => !known.has(name));
        await createQueues(
          tx,
          missing.map(([name, { retries }]) => ({ name, retries })),
        );
        // Schedules that earlier versions stored; the crons above are the only ones now.
        for (const { name } of await boss.getSchedules()) await boss.unschedule(name);
      });
      if (!wanted || loop) return;
      isWorking = true;
      loop = work();
    },
    isWorking: () => isWorking,
    async stop() {
      isWorking = false;
      wake();
      const ended = Promise.resolve(loop).then(() => Promise.all(busy.values()));
      await Promise.race([ended, sleep(STOP_MS, undefined, { ref: false })]);
      loop = null;
      await boss.stop({ graceful: true, wait: true, timeout: STOP_MS, close: false });
    },
  };
};
