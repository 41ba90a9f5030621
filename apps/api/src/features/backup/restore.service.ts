import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import type { Database } from '../../db/database.ts';
import type { Files } from '../../storage/files.ts';
import {
  appliedMigrations,
  copyIn,
  emptyTables,
  eraseAgain,
  erasedIds,
  type Table,
  tablesInOrder,
} from './backup.sql.ts';
import { DamagedBackup, type Part, readBackup } from './backup-format.ts';

type Manifest = Extract<Part, { kind: 'manifest' }>;

export type Restored = { createdAt: string; tables: number; files: number; erasedAgain: number };

/** Reads the whole file once without touching anything: only a backup that is whole is put back. */
const inspect = async (file: string): Promise<Manifest> => {
  let manifest: Manifest | null = null;
  for await (const { part } of readBackup(file)) if (part.kind === 'manifest') manifest = part;
  if (manifest?.format !== 1) throw new DamagedBackup('the backup is not one of ours');
  return manifest;
};

const refuseOtherSchema = async (client: pg.PoolClient, manifest: Manifest) => {
  const here = await appliedMigrations(client);
  if (here.join() !== manifest.migrations.join())
    throw new Error(
      `The backup was made by version ${manifest.version} with another schema. Restore it with that version, then start the newer one.`,
    );
};

type CopyStream = ReturnType<typeof copyIn>;

const fillTables = async (client: pg.PoolClient, file: string, tables: readonly Table[]) => {
  let open: CopyStream | null = null;
  const close = async () => {
    open?.end();
    if (open) await finished(open);
    open = null;
  };
  let count = 0;
  for await (const { part, bytes } of readBackup(file)) {
    if (part.kind === 'table') {
      await close();
      const table = tables.find(({ name }) => name === part.name);
      if (!table) throw new DamagedBackup(`the backup has a table we do not know: ${part.name}`);
      open = copyIn(client, { name: table.name, columns: part.columns });
      count += 1;
    } else if (part.kind === 'rows') {
      const stream = open as CopyStream | null;
      if (stream && !stream.write(bytes)) await once(stream, 'drain');
    } else await close();
  }
  await close();
  return count;
};

/** Files are put back after the rows are safe; what is not in the backup goes. */
const fillFiles = async (files: Files, file: string) => {
  const kept = new Set<string>();
  for await (const { part, bytes } of readBackup(file)) {
    if (part.kind !== 'file') continue;
    await files.restore(part.path, bytes);
    kept.add(part.path);
  }
  for (const path of await files.list()) if (!kept.has(path)) await files.remove(path);
  return kept.size;
};

/** Makes database and files what they were. All or nothing for the tables; erased people stay erased. */
export const restoreBackup = async (db: Database, files: Files, file: string): Promise<Restored> => {
  const manifest = await inspect(file);
  const { tables, erasedAgain } = await db.dedicated(async (client) => {
    await refuseOtherSchema(client, manifest);
    const known = await tablesInOrder(client);
    const erased = await erasedIds(client);
    await client.query('begin');
    await emptyTables(client, known);
    const tables = await fillTables(client, file, known);
    const erasedAgain = await eraseAgain(client, erased);
    await client.query('commit');
    return { tables, erasedAgain };
  });
  return { createdAt: manifest.createdAt, tables, files: await fillFiles(files, file), erasedAgain };
};
