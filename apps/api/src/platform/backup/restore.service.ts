import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { findMissingFormer, isAdoptable, isFormer, LAST_OF_BASELINE } from '../../db/baseline.ts';
import type { Database } from '../../db/database.ts';
import { type Migration, readMigrations } from '../../db/migrate.ts';
import { newId } from '../../ids.ts';
import type { Files } from '../../storage/files.ts';
import {
  beginRestore,
  commit,
  copyIn,
  deleteAccess,
  deleteErasedFiles,
  deleteErasedPeople,
  emptyTables,
  enterStaging,
  findAppliedMigrations,
  findErasures,
  findStagedTables,
  findTablesInOrder,
  insertRestored,
  isInUse,
  leaveStaging,
  setTriggers,
  type Table,
} from './backup.sql.ts';
import { DamagedBackup, type Part, type PartWithBytes, readBackup } from './backup-format.ts';

type Source = { file: string; key: Buffer | null };
type Manifest = Extract<Part, { kind: 'manifest' }>;

export type Restored = { createdAt: string; tables: number; files: number; erasedAgain: number };

const inspect = async ({ file, key }: Source): Promise<Manifest> => {
  let manifest: Manifest | null = null;
  for await (const { part } of readBackup(file, key)) if (part.kind === 'manifest') manifest = part;
  if (manifest?.format !== 1) throw new DamagedBackup('the backup is not one of ours');
  return manifest;
};

/** Migrations between the backup and this version; refuses newer versions and those before 0.2.0. */
const findNewerMigrations = async (client: pg.PoolClient, manifest: Manifest) => {
  const known = await readMigrations();
  const isUnknown = (name: string) => !isFormer(name) && !known.some((migration) => migration.name === name);
  if (manifest.migrations.some(isUnknown))
    throw new Error(
      `The backup was made by version ${manifest.version}, which is newer than this one. Restore it with that version.`,
    );
  if ((await findAppliedMigrations(client)).some(isUnknown))
    throw new Error('The database was made by a newer version than this one. Restore with that version.');
  const missing = findMissingFormer(manifest.migrations);
  if (missing)
    throw new Error(
      `The backup is of an older version: migration ${missing} of version 0.2.0 is missing. Restore it with version 0.2.0 and make a new backup there.`,
    );
  const isOfFormer = isAdoptable(manifest.migrations);
  const wasApplied = ({ name }: Migration) =>
    manifest.migrations.includes(name) || (isOfFormer && name <= LAST_OF_BASELINE);
  return { older: known.filter(wasApplied), newer: known.filter((migration) => !wasApplied(migration)) };
};

/** Yields row chunks until another kind of part, which it passes to `after`. */
type Reader = { next: () => Promise<PartWithBytes | null> };

const rowsOf = async function* (reader: Reader, after: (part: PartWithBytes | null) => void) {
  let item = await reader.next();
  while (item?.part.kind === 'rows') {
    yield item.bytes;
    item = await reader.next();
  }
  after(item);
};

const fillTables = async (client: pg.PoolClient, { file, key }: Source, tables: readonly Table[]) => {
  await setTriggers(client, tables, 'disable');
  const parts = readBackup(file, key);
  const reader: Reader = { next: async () => (await parts.next()).value ?? null };
  let count = 0;
  let item = await reader.next();
  while (item) {
    const { part } = item;
    if (part.kind !== 'table') {
      item = await reader.next();
      continue;
    }
    const table = tables.find(({ name }) => name === part.name);
    if (!table) throw new DamagedBackup(`the backup has a table we do not know: ${part.name}`);
    const rows = rowsOf(reader, (following) => {
      item = following;
    });
    await pipeline(Readable.from(rows), copyIn(client, { name: table.name, columns: part.columns }));
    count += 1;
  }
  await setTriggers(client, tables, 'enable');
  return count;
};

/** Only adds files, because names are random and contents never change. */
const addFiles = async (files: Files, { file, key }: Source) => {
  const restoredPaths = new Set<string>();
  for await (const { part, bytes } of readBackup(file, key)) {
    if (part.kind !== 'file') continue;
    await files.restore(part.path, bytes);
    restoredPaths.add(part.path);
  }
  return restoredPaths;
};

const fillFrom = async (client: pg.PoolClient, source: Source, manifest: Manifest) => {
  const { older, newer } = await findNewerMigrations(client, manifest);
  const known = await findTablesInOrder(client);
  await emptyTables(client, known);
  if (newer.length === 0) return fillTables(client, source, known);
  await enterStaging(client);
  for (const { text } of older) await client.query(text);
  const staged = await findStagedTables(client);
  await emptyTables(client, staged);
  const tables = await fillTables(client, source, staged);
  for (const { text } of newer) await client.query(text);
  await setTriggers(client, known, 'disable');
  await leaveStaging(client, known);
  await setTriggers(client, known, 'enable');
  return tables;
};

const DISCONNECT_WAIT_MS = 2000;

/** Connections of a server just stopped may still be closing. */
const staysInUse = async (client: pg.PoolClient): Promise<boolean> => {
  const until = performance.now() + DISCONNECT_WAIT_MS;
  while (await isInUse(client)) {
    if (performance.now() > until) return true;
    await sleep(50);
  }
  return false;
};

/**
 * Erased people stay erased and everybody must sign in again. All or nothing: files are added before the
 * commit, and files outside the backup are removed after it.
 */
export const restoreBackup = async (
  db: Database,
  files: Files,
  file: string,
  key: Buffer | null = null,
): Promise<Restored> => {
  const source = { file, key };
  const manifest = await inspect(source);
  const restored = await db.dedicated(async (client) => {
    if (await staysInUse(client)) throw new Error('a server is running on this database. Stop it first.');
    const erased = await findErasures(client);
    await beginRestore(client);
    const tables = await fillFrom(client, source, manifest);
    await deleteAccess(client);
    const erasedAgain = await deleteErasedPeople(client, erased);
    await insertRestored(client, newId(), manifest.createdAt);
    const restoredPaths = await addFiles(files, source);
    for (const path of await deleteErasedFiles(client)) restoredPaths.delete(path);
    await commit(client);
    return { tables, erasedAgain, restoredPaths };
  });
  const { restoredPaths, ...counts } = restored;
  for (const path of await files.list()) if (!restoredPaths.has(path)) await files.remove(path);
  return { createdAt: manifest.createdAt, ...counts, files: restoredPaths.size };
};
