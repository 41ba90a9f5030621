import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { readVersion } from '../version.ts';
import { findChangedFormer, findMissingFormer, isAdoptable, isFormer, LAST_OF_BASELINE } from './baseline.ts';
import { type Connection, openDatabase, type Transaction } from './database.ts';
import { takeLock, waitWithoutLimit } from './locks.sql.ts';
import {
  addVersions,
  findMigrations,
  findPartitionedTables,
  insertMigration,
  type StoredMigration,
} from './migrate.sql.ts';

const folder = new URL('./migrations/', import.meta.url);
const FILE_NAME = /^(\d{4})_\w+\.sql$/;

export type Migration = { name: string; text: string; hash: string };

const numberOf = (name: string): number => {
  const number = FILE_NAME.exec(name)?.[1];
  if (!number) throw new Error(`Migration ${name} is not named like 0001_name.sql.`);
  return Number(number);
};

export const readMigrations = async (): Promise<Migration[]> => {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (name) => {
      const text = await readFile(new URL(name, folder), 'utf8');
      return { name, text, hash: createHash('sha256').update(text).digest('hex') };
    }),
  );
};

const refuseRepeatedNumbers = (known: readonly Migration[]) => {
  const names = new Map<number, string>();
  for (const { name } of known) {
    const number = numberOf(name);
    const other = names.get(number);
    if (other) throw new Error(`Migrations ${other} and ${name} have the same number.`);
    names.set(number, name);
  }
};

/** Refuses a database changed by a newer release, which could not read this release's rows. */
const refuseNewer = (known: readonly Migration[], stored: readonly StoredMigration[], version: string) => {
  const unknown = stored.findLast(({ name }) => !isFormer(name) && !known.some((one) => one.name === name));
  if (unknown)
    throw new Error(
      `The database is of ${unknown.version ? `version ${unknown.version}` : 'an unknown version'} (migration ${unknown.name}), which is newer than this version ${version}. Start that version.`,
    );
};

/** Statements rely on keys that monthly partitioned tables lack. */
const refusePartitioned = async (tx: Transaction) => {
  const tables = await findPartitionedTables(tx);
  if (tables.length > 0)
    throw new Error(
      `Partitioned by version 0.2.0: ${tables.join(', ')}. This version needs whole tables. Write a backup with version 0.2.0 (\`backup\`), then restore it into a new database with this version (\`restore\`).`,
    );
};

/** The baseline for a database of version 0.2.0; refuses any state in between. */
const findAdopted = (known: readonly Migration[], stored: readonly StoredMigration[]): Migration[] => {
  const names = stored.map(({ name }) => name);
  if (!isAdoptable(names)) return [];
  const changed = findChangedFormer(stored);
  if (changed)
    throw new Error(`Migration ${changed} was applied as another file than that of version 0.2.0.`);
  const missing = findMissingFormer(names);
  if (missing)
    throw new Error(
      `The database is of an older version: migration ${missing} of version 0.2.0 is missing. Start version 0.2.0 first, then this version.`,
    );
  return known.filter(({ name }) => name <= LAST_OF_BASELINE);
};

const findMissing = (known: readonly Migration[], stored: readonly StoredMigration[]): Migration[] => {
  const hashes = new Map(stored.map(({ name, hash }) => [name, hash]));
  const changed = known.find(({ name, hash }) => hashes.has(name) && hashes.get(name) !== hash);
  if (changed)
    throw new Error(
      `Migration ${changed.name} was changed after it had been applied. Add a new one instead.`,
    );
  const missing = known.filter(({ name }) => !hashes.has(name));
  const newest = stored.at(-1)?.name;
  const late = missing.find(({ name }) => newest !== undefined && numberOf(name) < numberOf(newest));
  if (late)
    throw new Error(`Migration ${late.name} is late: ${newest} has been applied. Give it a higher number.`);
  return missing;
};

export type MigrateOptions = {
  last?: string;
  release?: { migrations: readonly Migration[]; version: string };
};

/**
 * Returns the names of applied migrations. Each has its own transaction to hold locks briefly, and checks
 * under the lock, so that parallel starts take turns.
 */
export const migrate = async (
  connection: Connection,
  { last, release }: MigrateOptions = {},
): Promise<string[]> => {
  const { migrations: known, version } = release ?? {
    migrations: await readMigrations(),
    version: readVersion(),
  };
  refuseRepeatedNumbers(known);
  const applyNext = async (tx: Transaction): Promise<string | null> => {
    await waitWithoutLimit(tx);
    await takeLock(tx, 'migrations');
    await refusePartitioned(tx);
    await addVersions(tx);
    const found = await findMigrations(tx);
    refuseNewer(known, found, version);
    const adopted = findAdopted(known, found);
    for (const one of adopted) await insertMigration(tx, one, version);
    const stored = adopted.length > 0 ? await findMigrations(tx) : found;
    const [next] = findMissing(known, stored).filter(({ name }) => last === undefined || name <= last);
    if (!next) return null;
    try {
      await tx.raw(next.text, []);
    } catch (error) {
      throw new Error(`Migration ${next.name} failed: ${(error as Error).message}`, { cause: error });
    }
    await insertMigration(tx, next, version);
    return next.name;
  };
  const db = openDatabase(connection, { max: 1 });
  try {
    const done: string[] = [];
    for (;;) {
      const name = await db.transaction(applyNext);
      if (name === null) return done;
      done.push(name);
    }
  } finally {
    await db.close();
  }
};
