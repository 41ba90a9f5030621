import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type Executor, sql } from '../db/database.ts';

type Bare = Pick<pg.PoolClient, 'query'>;

export type LoadedFile = { file: string; checksum: string };

export const findLoadedFiles = (db: Executor) =>
  db.many<LoadedFile>(sql`select file, checksum from catalogue.files`);

export const begin = (client: Bare) => client.query('begin');

/** Dropping the indexes first takes a third of the time to fill the table; concurrent readers wait. */
export const emptyTable = async (client: Bare, table: string): Promise<string[]> => {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i where i.indrelid = $1::regclass and not i.indisprimary`,
    [`catalogue.${table}`],
  );
  await client.query(`truncate catalogue.${table}`);
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
};

export const copyRows = (client: pg.PoolClient, table: string, columns: readonly string[]) =>
  client.query(copyFrom(`copy catalogue.${table} (${columns.join(', ')}) from stdin`));

export const createIndexes = async (client: Bare, definitions: readonly string[]) => {
  for (const definition of definitions) await client.query(definition);
};

export const saveLoaded = (client: Bare, { file, checksum }: LoadedFile) =>
  client.query(
    `insert into catalogue.files (file, checksum) values ($1, $2)
     on conflict (file) do update set checksum = excluded.checksum, loaded_at = now()`,
    [file, checksum],
  );

export const commit = (client: Bare) => client.query('commit');
