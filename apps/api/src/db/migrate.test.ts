import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { TEMPLATE } from '../testing/cluster.ts';
import { migrate } from './migrate.ts';

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
    const applied = results.filter((names) => names.length > 0);
    expect(applied).toHaveLength(1);
    expect(applied[0]).toContain('0001_identity.sql');
    expect(await query(connection, 'select name from migrations order by name')).toEqual(
      applied[0]!.map((name) => ({ name })),
    );
    expect(await migrate(connection)).toEqual([]);
  });

  it('stops when an applied migration has changed since, and touches nothing', async () => {
    const connection = await newDatabase(TEMPLATE);
    await query(connection, `update migrations set hash = 'other' where name = '0001_identity.sql'`);
    await expect(migrate(connection)).rejects.toThrow(
      'Migration 0001_identity.sql was changed after it had been applied. Add a new one instead.',
    );
  });

  it('leaves nothing behind when a migration fails, and names it', async () => {
    const connection = await newDatabase();
    await query(connection, 'create table throttles (mine text)');
    await expect(migrate(connection)).rejects.toThrow(/0001_identity\.sql failed: .*throttles/);
    expect(await query(connection, `select to_regclass('users') as users`)).toEqual([{ users: null }]);
    expect(await query(connection, 'select name from migrations')).toEqual([]);
    await query(connection, 'drop table throttles');
    expect(await migrate(connection)).toContain('0001_identity.sql');
  });

  it('lets the lock go, also after a failure', async () => {
    const connection = await newDatabase(TEMPLATE);
    await migrate(connection);
    const held = await query(
      connection,
      `select count(*)::int as held from pg_locks where locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())`,
    );
    expect(held).toEqual([{ held: 0 }]);
  });
});

describe('the database of a test file', () => {
  it('sorts and lowers without a locale, so that I does not become ı', async () => {
    const connection = await newDatabase(TEMPLATE);
    const [row] = await query(connection, `select lower('INFO@X.COM') as email`);
    expect(row).toEqual({ email: 'info@x.com' });
  });

  it('is cloned quickly', async () => {
    const times: number[] = [];
    for (let n = 0; n < 5; n += 1) {
      const begun = performance.now();
      await newDatabase(TEMPLATE);
      times.push(performance.now() - begun);
    }
    const median = times.toSorted((a, b) => a - b)[2]!;
    console.log(`clone of the template: median ${median.toFixed(0)} ms`);
    // 100 ms is the figure to reach; a busy machine gets three times that before it counts as broken.
    expect(median).toBeLessThan(300);
  });
});
