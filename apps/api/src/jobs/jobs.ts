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
  /** Deletes successful jobs at once, because their data is personal. */
  forget?: boolean;
};

/** Jobs in PostgreSQL; one sent inside a transaction exists only after its commit. */
export type Jobs = {
  define(queue: string, handler: (data: never) => Promise<void>, options?: JobOptions): void;
  send(tx: Executor, queue: string, data: object): Promise<void>;
  sendAll(tx: Executor, queue: string, data: readonly object[]): Promise<void>;
  /** Every queue of this process; `cron` is null for queues without a schedule. */
  list(): { queue: string; cron: string | null; forget: boolean }[];
  runWaiting(queue: string): Promise<void>;
  /** Creates the queues; `work` also starts workers and schedules. */
  start(options: { work: boolean }): Promise<void>;
  isWorking(): boolean;
  stop(): Promise<void>;
};

type Definition = { handler: JobHandler; cron?: string; retries: number; forget: boolean };

/** Poll interval for jobs without a wake-up, such as retries and those of a dead process. */
const LOOK_MS = 6000;
/** Jobs sent within this time are taken together. */
const GATHER_MS = 100;
const BATCH_SIZE = 10;
const STOP_MS = 10_000;
const MINUTE_MS = 60_000;
// Slot in which each minute's cron job is unique; longer than server clocks differ.
const CRON_SLOT_SECONDS = 3600;

const executorFor = (executor: Executor) => ({
  executeSql: async (text: string, values: unknown[] = []) =>
    executor.raw(text, values) as Promise<{ rows: never[] }>,
});

/** Runs once other connections can see the job. */
const onceStored = (tx: Executor, effect: () => void) =>
  'afterCommit' in tx ? (tx as Transaction).afterCommit(effect) : effect();

type Engine = { boss: PgBoss; db: Database; log: Log; definitions: Map<string, Definition> };

const runJob = async ({ definitions, boss, log }: Engine, { queue, id, data }: TakenJob) => {
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
    log.error({ err: error, queue, job: id }, 'end of job not written');
  }
};

/** Sends the jobs due in a new minute; the key lets only one server do it. */
const createSchedule = ({ definitions, boss }: Engine, clock: Clock) => {
  let sentMinute = 0;
  return async () => {
    const now = clock.now();
    const minute = Math.floor(now.getTime() / MINUTE_MS);
    if (minute === sentMinute) return;
    const due = [...definitions].filter(([, { cron }]) => cron && isDue(cron, now));
    const once = { singletonKey: `cron ${minute}`, singletonSeconds: CRON_SLOT_SECONDS };
    if (due.length > 0) await boss.insert(due.map(([name]) => ({ name, data: {}, ...once })));
    sentMinute = minute;
  };
};

const createWorker = (engine: Engine, sendDue: () => Promise<void>) => {
  const { db, log, definitions } = engine;
  const busy = new Map<string, Promise<void>>();
  let loop: Promise<void> | null = null;
  let isWorking = false;
  let looks = 0;
  let alarm = new AbortController();
  const wake = () => alarm.abort();

  /** Runs the jobs of one queue sequentially; after a full batch there may be more. */
  const drainQueue = async (queue: string, jobs: TakenJob[], isFull: boolean): Promise<void> => {
    for (const job of jobs) await runJob(engine, job);
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
    // Jobs sent meanwhile were skipped because the queue was busy.
    if (look !== looks) wake();
  };

  /** Takes jobs of all idle queues, which then run independently. */
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

  /** An unavailable database only fails this round. */
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
    wake,
    isWorking: () => isWorking,
    start() {
      if (loop) return;
      isWorking = true;
      loop = work();
    },
    async stop() {
      isWorking = false;
      wake();
      const ended = Promise.resolve(loop).then(() => Promise.all(busy.values()));
      await Promise.race([ended, sleep(STOP_MS, undefined, { ref: false })]);
      loop = null;
    },
  };
};

/**
 * pg-boss manages the queues. Fetching, completing and scheduling is done here, because its workers do not
 * await the end of jobs on shutdown, leave failures uncaught and poll each queue separately.
 */
export const createJobs = (db: Database, log: Log, clock: Clock): Jobs => {
  const definitions = new Map<string, Definition>();
  const boss = new PgBoss({ db: executorFor(db), schema: 'jobs', supervise: true, schedule: false });
  boss.on('error', (error) => log.error({ err: error }, 'job engine failed'));
  const engine = { boss, db, log, definitions };
  const worker = createWorker(engine, createSchedule(engine, clock));
  return {
    define(queue, handler, { cron, retries = 5, forget = false } = {}) {
      definitions.set(queue, { handler, retries, forget, ...(cron ? { cron } : {}) });
    },
    list: () => [...definitions].map(([queue, { cron = null, forget }]) => ({ queue, cron, forget })),
    async send(tx, queue, data) {
      await boss.send(queue, data, { db: executorFor(tx) });
      onceStored(tx, worker.wake);
    },
    async sendAll(tx, queue, data) {
      if (data.length === 0) return;
      const all = data.map((each) => ({ name: queue, data: each }));
      await boss.insert(all, { db: executorFor(tx) });
      onceStored(tx, worker.wake);
    },
    async runWaiting(queue) {
      for (;;) {
        const jobs = await takeJobs(db, [queue], BATCH_SIZE);
        if (jobs.length === 0) return;
        for (const job of jobs) await runJob(engine, job);
      }
    },
    async start({ work: wanted }) {
      // Creating a queue locks tables that other processes' workers read.
      await db.transaction(async (tx) => {
        await takeLock(tx, 'queues');
        await boss.start();
        const known = new Set((await boss.getQueues()).map(({ name }) => name));
        const missing = [...definitions].filter(([name]) => !known.has(name));
        await createQueues(
          tx,
          missing.map(([name, { retries }]) => ({ name, retries })),
        );
        for (const { name } of await boss.getSchedules()) await boss.unschedule(name);
      });
      if (wanted) worker.start();
    },
    isWorking: worker.isWorking,
    async stop() {
      await worker.stop();
      await boss.stop({ graceful: true, wait: true, timeout: STOP_MS, close: false });
    },
  };
};
