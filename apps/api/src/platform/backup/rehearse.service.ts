import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Connection, openDatabase } from '../../db/database.ts';
import { migrate, readMigrations } from '../../db/migrate.ts';
import { diskFiles } from '../../storage/files.ts';
import { countRows, createScratch, dropScratch } from './backup.sql.ts';
import { readBackup } from './backup-format.ts';
import { restoreBackup } from './restore.service.ts';

/** A restore deletes sign-in data and adds a log entry. */
const EMPTIED = new Set(['sessions', 'refresh_tokens', 'user_tokens']);
const ADDED = 'audit_entries';
const NEW_LINE = 10;

type Counted = { tables: Map<string, number>; migrations: string[] };

/** COPY writes one line per row. */
const countInFile = async (file: string, key: Buffer | null): Promise<Counted> => {
  const counted: Counted = { tables: new Map(), migrations: [] };
  let table = '';
  for await (const { part, bytes } of readBackup(file, key)) {
    if (part.kind === 'manifest') counted.migrations = part.migrations;
    if (part.kind === 'table') {
      table = part.name;
      counted.tables.set(table, 0);
    }
    if (part.kind !== 'rows') continue;
    let lines = 0;
    for (const byte of bytes) if (byte === NEW_LINE) lines += 1;
    counted.tables.set(table, counted.tables.get(table)! + lines);
  }
  return counted;
};

const expectedOf = (name: string, rows: number) => (EMPTIED.has(name) ? 0 : rows + (name === ADDED ? 1 : 0));

export type Rehearsal = {
  tables: number;
  rows: number;
  files: number;
  seconds: number;
  /** False for backups of older versions, because migrations may add and remove rows. */
  isCompared: boolean;
  faults: string[];
};

/** Restores into a temporary database on the same server and touches nothing else. */
export const rehearseRestore = async (
  connectTo: (database?: string) => Connection,
  file: string,
  key: Buffer | null,
): Promise<Rehearsal> => {
  const startedAt = performance.now();
  const { tables, migrations } = await countInFile(file, key);
  const isCompared = (await readMigrations()).every(({ name }) => migrations.includes(name));
  const folder = await mkdtemp(join(tmpdir(), 'netlik-rehearsal-'));
  const server = openDatabase(connectTo(), { max: 1 });
  try {
    const scratch = await createScratch(server);
    try {
      await migrate(connectTo(scratch));
      const db = openDatabase(connectTo(scratch), { max: 2 });
      try {
        const restored = await restoreBackup(db, diskFiles(folder), file, key);
        const faults: string[] = [];
        let rows = 0;
        for (const [name, inFile] of tables) {
          rows += inFile;
          const found = isCompared ? await countRows(db, name) : null;
          const expected = expectedOf(name, inFile);
          if (found !== null && found !== expected)
            faults.push(`${name}: ${found} rows, expected ${expected}`);
        }
        const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
        return { tables: restored.tables, rows, files: restored.files, seconds, isCompared, faults };
      } finally {
        await db.close();
      }
    } finally {
      await dropScratch(server, scratch);
    }
  } finally {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
};
