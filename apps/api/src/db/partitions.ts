import { setTimeout as sleep } from 'node:timers/promises';
import { studyDay } from '@netlik/domain/study-day';
import { lowestIdAt } from '../ids.ts';
import { type Database, isBusy, type Transaction } from './database.ts';
import { tryLock, waitWithoutLimit } from './locks.sql.ts';
import {
  compareCopy,
  copyBatch,
  countOlderReaders,
  createMirror,
  dropCopy,
  isCopied,
  isCopyOutdated,
  isMirrored,
  markMoment,
  replaceTable,
  validateReferences,
} from './partition-copy.sql.ts';
import {
  addNextMonth,
  analyze,
  createCopy,
  dropReplaced,
  dropReplacedSchema,
  dropSnapshot,
  findOldest,
  findTableState,
  type Layout,
  limitLockWait,
  type Month,
  type TableState,
} from './partitions.sql.ts';

// Monthly partitions for large installations: docs/adr/0074 says when they pay, docs/operations.md how to make them.

/** The tables that grow with every day of study. */
export const LAYOUTS: readonly Layout[] = [
  {
    table: 'study_days',
    order: [
      ['user_id', 'uuid'],
      ['day', 'date'],
    ],
    key: ['user_id', 'day'],
    month: 'day',
  },
  {
    table: 'xp_entries',
    order: [
      ['user_id', 'uuid'],
      ['source', 'text'],
      ['cause', 'text'],
    ],
    key: ['user_id', 'source', 'cause', 'day'],
    month: 'day',
    // The cause of a study day's XP is the day. Others may come again on another day, and are given once.
    monthly: { source: 'study', othersKey: 'user_id, source, cause' },
  },
  {
    table: 'study_sessions',
    order: [['id', 'uuid']],
    // By the id, so that one is found and referred to by its id alone.
    key: ['id'],
    month: 'id',
    partKey: '(user_id, idempotency_key) where idempotency_key is not null',
  },
];

const BATCH_ROWS = 2000;
/** Older rows share a partition. */
const MONTHS_BACK = 36;
const MONTHS_AHEAD = 3;
const PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 20_000;
const LINE_EVERY_MS = 10_000;

type MonthNumber = number;
const firstOf = (month: MonthNumber) => Date.UTC(Math.floor(month / 12), month % 12, 1);
const monthOf = (at: Date): MonthNumber => at.getUTCFullYear() * 12 + at.getUTCMonth();

const monthFor = ({ month }: Layout, number: MonthNumber): Month => {
  const bound = (of: MonthNumber) =>
    month === 'id' ? lowestIdAt(firstOf(of)) : new Date(firstOf(of)).toISOString().slice(0, 10);
  return {
    name: new Date(firstOf(number)).toISOString().slice(0, 7),
    from: bound(number),
    to: bound(number + 1),
  };
};

const monthOfRow = ({ month }: Layout, value: string): MonthNumber =>
  monthOf(new Date(month === 'id' ? Number.parseInt(value.replace('-', '').slice(0, 12), 16) : value));

const monthsAround = (layout: Layout, oldest: string | null, now: Date): Month[] => {
  const current = monthOf(new Date(studyDay(now)));
  const first = Math.min(
    Math.max(current - MONTHS_BACK, oldest ? monthOfRow(layout, oldest) : current),
    current,
  );
  const last = current + MONTHS_AHEAD;
  return Array.from({ length: last - first + 1 }, (_, at) => monthFor(layout, first + at));
};

/** In one transaction, again when others hold what it needs: a request never waits longer than for a blink. */
const whenFree = async <T>(
  db: Database,
  tries: number,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> => {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await db.transaction(async (tx) => {
        await limitLockWait(tx);
        await waitWithoutLimit(tx);
        return work(tx);
      });
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (attempt === tries)
        throw new Error('Others kept locks that it needs: run it again.', { cause: error });
      await sleep(Math.min(attempt * PAUSE_MS, LONGEST_PAUSE_MS));
    }
};

const COMMAND_TRIES = 200;
const JOB_TRIES = 10;

export type Said = (line: string) => void;

export type Options = {
  now: Date;
  /** What is done, for the operator; each line is said after the commit of what it says. */
  say: Said;
  batchRows?: number;
};

/** One conversion, or none: a second would only repeat its work. */
const alone = <T>(db: Database, work: () => Promise<T>): Promise<T> =>
  db.transaction(async (held) => {
    if (!(await tryLock(held, 'partitions'))) throw new Error('Another `partition` runs on this database.');
    await waitWithoutLimit(held);
    await dropSnapshot(held);
    return work();
  });

const makeCopy = async (db: Database, layout: Layout, now: Date) => {
  const { isCopying } = await findTableState(db, layout);
  if (isCopying && (await isMirrored(db, layout)) && !(await isCopyOutdated(db, layout))) return;
  const oldest = await whenFree(db, 1, (tx) => findOldest(tx, layout));
  await whenFree(db, COMMAND_TRIES, async (tx) => {
    await dropCopy(tx, layout);
    await createCopy(tx, layout, monthsAround(layout, oldest, now));
    await createMirror(tx, layout);
  });
};

const copyRows = async (db: Database, layout: Layout, { batchRows = BATCH_ROWS, say }: Options) => {
  let rows = 0;
  let saidAt = performance.now();
  for (;;) {
    const copied = await whenFree(db, COMMAND_TRIES, (tx) => copyBatch(tx, layout, batchRows));
    if (copied === 0) return rows;
    rows += copied;
    if (performance.now() - saidAt < LINE_EVERY_MS) continue;
    saidAt = performance.now();
    say(`${layout.table}: ${rows} rows copied…`);
  }
};

/** A reader of an older moment would miss the copied rows once the table is the copy. */
const waitForOlderReaders = async (db: Database, { table }: Layout, say: Said) => {
  const moment = await db.transaction(markMoment);
  for (let round = 0; ; round += 1) {
    const readers = await countOlderReaders(db, moment);
    if (readers === 0) return;
    if (round % 50 === 0)
      say(`${table}: waits for ${readers} transactions that began before the copy ended…`);
    await sleep(PAUSE_MS);
  }
};

const convert = async (db: Database, layout: Layout, options: Options) => {
  const { table } = layout;
  const { now, say } = options;
  if ((await findTableState(db, layout)).isPartitioned) {
    say(`${table}: is partitioned.`);
  } else {
    await makeCopy(db, layout, now);
    say(`${table}: what is written is written into a copy by month too.`);
    if (!(await isCopied(db, layout))) say(`${table}: ${await copyRows(db, layout, options)} rows copied.`);
    await waitForOlderReaders(db, layout, say);
    await whenFree(db, COMMAND_TRIES, (tx) => analyze(tx, layout, true));
    const { rows, copiedRows, same } = await whenFree(db, 1, (tx) => compareCopy(tx, layout));
    if (!same)
      throw new Error(
        `${table} has ${rows} rows and its copy ${copiedRows}, or others: nothing was changed. \`partition --cancel\` drops the copy.`,
      );
    say(`${table}: all ${rows} rows are the same in both.`);
    await whenFree(db, COMMAND_TRIES, async (tx) => {
      if (!(await isMirrored(tx, layout))) throw new Error(`${table} has lost the triggers of its copy.`);
      await replaceTable(tx, layout);
    });
    say(`${table}: is partitioned from now on.`);
  }
  await whenFree(db, COMMAND_TRIES, (tx) => validateReferences(tx, layout));
};

/** Beside running servers. Killed at any moment, it goes on where it was when it is run again. */
export const partitionTables = (db: Database, options: Options) =>
  alone(db, async () => {
    for (const layout of LAYOUTS) await convert(db, layout, options);
  });

/** Gives up what is under way; a table that is partitioned already stays so. */
export const cancelPartitions = (db: Database) =>
  alone(db, async () => {
    for (const layout of LAYOUTS)
      if ((await findTableState(db, layout)).isCopying)
        await whenFree(db, COMMAND_TRIES, (tx) => dropCopy(tx, layout));
  });

/** Frees the disk of the tables as they were before. */
export const dropReplacedTables = (db: Database) =>
  alone(db, async () => {
    for (const layout of LAYOUTS) await whenFree(db, COMMAND_TRIES, (tx) => dropReplaced(tx, layout));
    await whenFree(db, COMMAND_TRIES, dropReplacedSchema);
  });

const describeState = ({ isPartitioned, isCopying, isKept, months }: TableState) => {
  if (isPartitioned)
    return `${months} months${isKept ? '; the table as it was is kept until `partition --drop-old`' : ''}`;
  return isCopying ? 'whole; a copy by month is under way' : 'whole';
};

export const describePartitions = async (db: Database): Promise<string[]> => {
  const lines: string[] = [];
  for (const layout of LAYOUTS)
    lines.push(`${layout.table}: ${describeState(await findTableState(db, layout))}`);
  return lines;
};

/**
 * Makes the next months of tables that are partitioned, and returns what was made. A month whose rows came before its
 * partition stays with what has none.
 */
export const createNextMonths = async (db: Database, now: Date): Promise<string[]> => {
  const made: string[] = [];
  for (const layout of LAYOUTS) {
    if (!(await findTableState(db, layout)).isPartitioned) continue;
    const before = made.length;
    for (const month of monthsAround(layout, null, now)) {
      const isNew = await whenFree(
        db,
        JOB_TRIES,
        async (tx) => (await tryLock(tx, 'partitions')) && addNextMonth(tx, layout, month),
      );
      if (isNew) made.push(`${layout.table} ${month.name}`);
    }
    if (made.length > before) await whenFree(db, JOB_TRIES, (tx) => analyze(tx, layout));
  }
  return made;
};
