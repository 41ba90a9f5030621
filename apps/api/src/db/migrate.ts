import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import type { Connection } from './database.ts';

const folder = new URL('./migrations/', import.meta.url);
// Any fixed number, shared by all processes.
const LOCK = 6_385_454;

export type Migration = { name: string; text: string; hash: string };

/** The migrations of this version, in their order. */
export const readMigrations = async (): Promise<Migration[]> => {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (name) => {
      const text = await readFile(new URL(name, folder), 'utf8');
      return { name, text, hash: createHash('sha256').update(text).digest('hex') };
    }),
  );
};

/**
 * Applies the missing migrations and returns their names. Processes that start together wait for each other; a
 * migration that was changed after it was applied is an error. `last` stops early, for tests of a later migration.
 */
export const migrate = async (connection: Connection, last?: string): Promise<string[]> => {
  const migrations = (await readMigrations()).filter(({ name }) => last === undefined || name <= last);
  const client = new pg.Client(
    typeof connection === 'string' ? { connectionString: connection } : connection,
  );
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(
      'create table if not exists migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from migrations');
    const applied = new Map(rows.map((row) => [row.name, row.hash]));
    const done: string[] = [];
    for (const { name, text, hash } of migrations) {
      const known = applied.get(name);
      if (known === hash) continue;
      if (known)
        throw new Error(`Migration ${name} was changed after it had been applied. Add a new one instead.`);
      await client.query('begin');
      try {
        await client.query(text);
        await client.query('insert into migrations (name, hash) values ($1, $2)', [name, hash]);
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
      }
      done.push(name);
    }
    return done;
  } finally {
    await client.end();
  }
};
