import { randomUUID } from 'node:crypto';
import { TEMPLATE } from '@netlik/testkit/cluster';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readVersion } from '../version.ts';
import { type Migration, migrate, readMigrations } from './migrate.ts';

const cluster = inject('cluster');
let admin: pg.Client;
const made: string[] = [];
beforeAll(async () => {
  admin = new pg.Client({ ...cluster, database: 'postgres' });
  await admin.connect();
});
afterAll(async () => {
  for (const database of made) await admin.query(`drop database ${database} with (force)`);
  await admin.end();
});

const newDatabase = async (template?: string) => {
  const database = `m_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`create database ${database}${template ? ` template ${template}` : ''}`);
  made.push(database);
  return { ...cluster, database };
};
const query = async (connection: pg.ClientConfig, text: string) => {
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(text);
  await client.end();
  return rows;
};

describe('migrate', () => {
  it('applies everything once, however many processes start together', async () => {
    const connection = await newDatabase();
    const results = await Promise.all(Array.from({ length: 5 }, () => migrate(connection)));
    const version = readVersion();
    const all = (await readMigrations()).map(({ name }) => ({ name, version }));
    expect(results.flat().sort()).toEqual(all.map(({ name }) => name));
    expect(await query(connection, 'select name, version from migrations order by name')).toEqual(all);
    expect(await migrate(connection)).toEqual([]);
  });

  it('stops when an applied migration has changed since, and touches nothing', async () => {
    const connection = await newDatabase(TEMPLATE);
    await query(connection, `update migrations set hash = 'other' where name = '0201_platform.sql'`);
    await expect(migrate(connection)).rejects.toThrow(
      'Migration 0201_platform.sql was changed after it had been applied. Add a new one instead.',
    );
  });

  it('refuses a table that version 0.2.0 has partitioned', async () => {
    const connection = await newDatabase(TEMPLATE);
    await query(
      connection,
      `drop table study_days;
       create schema partitions;
       create table study_days (user_id uuid, day date, primary key (user_id, day)) partition by range (day);
       create table partitions.study_days_other partition of study_days default`,
    );
    await expect(migrate(connection)).rejects.toThrow(
      'Partitioned by version 0.2.0: study_days. This version needs whole tables.',
    );
  });

  it('leaves nothing behind when a migration fails, and names it', async () => {
    const connection = await newDatabase();
    await query(connection, 'create table throttles (mine text)');
    await expect(migrate(connection)).rejects.toThrow(/0201_platform\.sql failed: .*throttles/);
    expect(await query(connection, `select to_regclass('users') as users`)).toEqual([{ users: null }]);
    expect(await query(connection, `select to_regclass('migrations') as list`)).toEqual([{ list: null }]);
    await query(connection, 'drop table throttles');
    expect(await migrate(connection)).toContain('0201_platform.sql');
  });

  const of = (...names: string[]): Migration[] =>
    names.map((name) => ({ name, text: `create table t${name.slice(0, 4)} ()`, hash: name }));
  const releaseOf = (version: string, ...names: string[]) => ({
    release: { version, migrations: of(...names) },
  });
  const applied = (connection: pg.ClientConfig) =>
    query(connection, 'select name, version from migrations order by name');

  it('refuses two migrations with one number before it touches anything', async () => {
    const connection = await newDatabase();
    await expect(migrate(connection, releaseOf('1.0.0', '0001_a.sql', '0001_b.sql'))).rejects.toThrow(
      'Migrations 0001_a.sql and 0001_b.sql have the same number.',
    );
    await expect(migrate(connection, releaseOf('1.0.0', '1_a.sql'))).rejects.toThrow('not named like');
    expect(await query(connection, `select to_regclass('migrations') as list`)).toEqual([{ list: null }]);
  });

  it('refuses a migration that comes late, below one that has been applied', async () => {
    const connection = await newDatabase();
    await migrate(connection, releaseOf('1.0.0', '0001_a.sql', '0003_c.sql'));
    const late = releaseOf('1.1.0', '0001_a.sql', '0002_b.sql', '0003_c.sql', '0004_d.sql');
    await expect(migrate(connection, late)).rejects.toThrow(
      'Migration 0002_b.sql is late: 0003_c.sql has been applied. Give it a higher number.',
    );
    expect(await applied(connection)).toHaveLength(2);
    const higher = releaseOf('1.1.0', '0001_a.sql', '0003_c.sql', '0004_d.sql', '0007_b.sql');
    expect(await migrate(connection, higher)).toEqual(['0004_d.sql', '0007_b.sql']);
  });

  it('refuses the database of a newer release and names both versions', async () => {
    const connection = await newDatabase();
    await migrate(connection, releaseOf('1.0.0', '0001_a.sql'));
    await migrate(connection, releaseOf('1.1.0', '0001_a.sql', '0002_b.sql'));
    await expect(migrate(connection, releaseOf('1.0.0', '0001_a.sql'))).rejects.toThrow(
      'The database is of version 1.1.0 (migration 0002_b.sql), which is newer than this version 1.0.0. Start that version.',
    );
    expect(await applied(connection)).toEqual([
      { name: '0001_a.sql', version: '1.0.0' },
      { name: '0002_b.sql', version: '1.1.0' },
    ]);
  });

  it('goes on with a database whose migrations were stored without a version', async () => {
    const connection = await newDatabase();
    await migrate(connection, releaseOf('0.2.0', '0001_a.sql'));
    await query(connection, 'alter table migrations drop column version');
    expect(await migrate(connection, releaseOf('0.2.0', '0001_a.sql', '0002_b.sql'))).toEqual(['0002_b.sql']);
    expect(await applied(connection)).toEqual([
      { name: '0001_a.sql', version: null },
      { name: '0002_b.sql', version: '0.2.0' },
    ]);
  });

  it('lets the lock go, also after a failure', async () => {
    const connection = await newDatabase(TEMPLATE);
    await migrate(connection);
    await expect(migrate(connection, releaseOf('0.0.1'))).rejects.toThrow('newer');
    const held = await query(
      connection,
      `select count(*)::int as held from pg_locks where locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())`,
    );
    expect(held).toEqual([{ held: 0 }]);
  });
});

describe('the schema', () => {
  it('has an index for every foreign key, so that deleting a row does not read whole tables', async () => {
    const connection = await newDatabase(TEMPLATE);
    const without = await query(
      connection,
      `select c.conrelid::regclass::text || '.' || a.attname as key
       from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
       where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
         select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = any (c.conkey))`,
    );
    expect(without).toEqual([]);
  });
});

describe('the database of a test file', () => {
  it('sorts and lowers without a locale, so that I does not become ı', async () => {
    const connection = await newDatabase(TEMPLATE);
    const [row] = await query(connection, `select lower('INFO@X.COM') as email`);
    expect(row).toEqual({ email: 'info@x.com' });
  });

  it('is cloned in not much more time than an empty database', async () => {
    const measure = async (template: string) => {
      const begun = performance.now();
      await newDatabase(template);
      return performance.now() - begun;
    };
    // Alternates, so that a busy machine slows both.
    const ratios: number[] = [];
    for (let n = 0; n < 5; n += 1) {
      const empty = await measure('template1');
      ratios.push((await measure(TEMPLATE)) / empty);
    }
    const median = ratios.toSorted((a, b) => a - b)[2]!;
    console.log(`clone of the template: ${median.toFixed(1)} × an empty database`);
    expect(median).toBeLessThan(8);
  });
});
