import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';

const folder = new URL('./release-0.2.0/', import.meta.url);

/** Migrations of version 0.2.0, in order. */
export const formerMigrations = readdirSync(folder)
  .sort()
  .map((name) => {
    const text = readFileSync(new URL(name, folder), 'utf8');
    return { name, text, hash: createHash('sha256').update(text).digest('hex') };
  });

/** Migrates an empty database like version 0.2.0. */
export const migrateAsFormerRelease = async (connection: pg.ClientConfig): Promise<void> => {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(
    `create table migrations
       (name text primary key, hash text not null, applied_at timestamptz not null default now(), version text)`,
  );
  for (const { name, text, hash } of formerMigrations) {
    await client.query(text);
    await client.query('insert into migrations (name, hash, version) values ($1, $2, $3)', [
      name,
      hash,
      '0.2.0',
    ]);
  }
  await client.end();
};
