import { TEMPLATE } from '@netlik/testkit/cluster';
import { inParallel } from '@netlik/testkit/parallel';
import { openWorld, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { type Database, openDatabase, sql, violatedKey } from './database.ts';

let world: World;
let db: Database;
beforeAll(async () => {
  world = await openWorld();
  db = world.db;
  await db.run(sql`create table notes (id int primary key, text text)`);
});
afterAll(() => world.close());

const notes = async () =>
  (await db.many<{ id: number }>(sql`select id from notes order by id`)).map(({ id }) => id);
const insert = (executor: Pick<Database, 'run'>, id: number) =>
  executor.run(sql`insert into notes (id, text) values (${id}, ${`not ${id}`})`);

describe('an executor', () => {
  it('gives days as text, counts as numbers and instants as ISO text', async () => {
    const row = await db.one<object>(sql`
      select date '2026-11-15' as day, count(*) as count, 1.5::numeric as net,
        timestamptz '2026-11-15 12:00:00.123+03' as at, timestamptz '2026-11-15 12:00+03' as even, null::timestamptz as never
      from generate_series(1, 3)`);
    expect(row).toEqual({
      day: '2026-11-15',
      count: 3,
      net: 1.5,
      at: '2026-11-15T09:00:00.123Z',
      even: '2026-11-15T09:00:00.000Z',
      never: null,
    });
  });

  it('throws when a statement returns another number of rows', async () => {
    expect(await db.maybe(sql`select 1 where false`)).toBeNull();
    await expect(db.one(sql`select 1 where false`)).rejects.toThrow('got none');
    await expect(db.one(sql`select generate_series(1, 2)`)).rejects.toThrow('got 2');
    await expect(db.maybe(sql`select generate_series(1, 2)`)).rejects.toThrow('got 2');
    expect(await db.run(sql`select generate_series(1, 2)`)).toBe(2);
  });

  it('sends values apart from the statement', async () => {
    const nasty = `'); drop table notes; --`;
    expect(await db.one<{ text: string }>(sql`select ${nasty}::text as text`)).toEqual({ text: nasty });
    expect(await notes()).toEqual([]);
  });

  it('prepares a statement once a connection', async () => {
    const lone = openDatabase({ ...inject('cluster'), database: world.database }, { max: 1 });
    for (const n of [1, 2, 3]) await lone.one(sql`select ${n}::int as only_here`);
    const prepared = await lone.many(
      sql`select name from pg_prepared_statements where statement like '%only_here%' and statement not like '%pg_prepared%'`,
    );
    expect(prepared).toHaveLength(1);
    await lone.close();
  });

  it('names the unique key a row ran against, and no other failure', async () => {
    await insert(db, 1);
    const again = await insert(db, 1).catch((error: unknown) => error);
    expect(violatedKey(again)).toBe('notes_pkey');
    expect(violatedKey(await db.run(sql`select 1/0`).catch((error: unknown) => error))).toBeNull();
    await db.run(sql`delete from notes`);
  });
});

describe('a transaction', () => {
  it('keeps all or nothing, and runs what waits for the commit only then, in order', async () => {
    const said: string[] = [];
    await db.transaction(async (tx) => {
      tx.afterCommit(() => said.push('first'));
      tx.afterCommit(() => said.push('second'));
      await insert(tx, 10);
      expect(said).toEqual([]);
      expect(await notes()).toEqual([]);
    });
    expect(said).toEqual(['first', 'second']);
    expect(await notes()).toEqual([10]);

    const failed = db.transaction(async (tx) => {
      tx.afterCommit(() => said.push('never'));
      await insert(tx, 11);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(said).toHaveLength(2);
    expect(await notes()).toEqual([10]);
  });

  it('stays kept when an effect fails, reports it and runs the next, which may use the connection', async () => {
    const said: string[] = [];
    const small = openDatabase(
      { ...inject('cluster'), database: world.database },
      { max: 1, onEffectError: (error) => said.push(`${error}`) },
    );
    onTestFinished(() => small.close());
    const returned = await small.transaction(async (tx) => {
      tx.afterCommit(() => {
        throw new Error('planted');
      });
      tx.afterCommit(async () => Promise.reject(new Error('planted later')));
      tx.afterCommit(async () => said.push(`sees ${(await small.many(sql`select 1`)).length}`));
      return 'kept';
    });
    expect(returned).toBe('kept');
    expect(said).toEqual(['Error: planted', 'Error: planted later', 'sees 1']);
  });

  it('gives its connection back after a failure', async () => {
    const small = openDatabase({ ...inject('cluster'), database: world.database }, { max: 2 });
    await inParallel(10, () =>
      small
        .transaction((tx) => tx.run(sql`select 1/0`))
        .catch((error: Error) => expect(error.message).toContain('zero')),
    );
    expect(await small.one(sql`select 1 as ok`)).toEqual({ ok: 1 });
    await small.close();
  });

  it('fails alone when its connection is cut, at work or between statements', async () => {
    const atWork = db.transaction(async (tx) => {
      await insert(tx, 20);
      await tx.run(sql`select pg_terminate_backend(pg_backend_pid())`);
    });
    await expect(atWork).rejects.toThrow();

    let cut = false;
    const between = db.transaction(async (tx) => {
      await insert(tx, 21);
      const { pid } = await tx.one<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await db.run(sql`select pg_terminate_backend(${pid})`);
      await vi.waitFor(async () =>
        expect(await db.many(sql`select 1 from pg_stat_activity where pid = ${pid}`)).toEqual([]),
      );
      cut = true;
      await insert(tx, 22);
    });
    await expect(between).rejects.toThrow();
    expect(cut).toBe(true);
    expect(await notes()).toEqual([10]);
    await inParallel(12, () => db.one(sql`select 1 as ok`));
  });
});

describe('a pool', () => {
  it('reports a lost idle connection and goes on', async () => {
    const failures: Error[] = [];
    const pool = openDatabase(
      { ...inject('cluster'), database: world.database },
      { max: 1, onError: (error) => failures.push(error) },
    );
    const { pid } = await pool.one<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await db.run(sql`select pg_terminate_backend(${pid})`);
    await vi.waitFor(() => expect(failures).not.toEqual([]));
    expect(await pool.one(sql`select 1 as ok`)).toEqual({ ok: 1 });
    await pool.close();
  });

  it('says so when there is no such database', async () => {
    const pool = openDatabase({ ...inject('cluster'), database: `${TEMPLATE}_not` });
    await expect(pool.one(sql`select 1`)).rejects.toThrow('does not exist');
    await pool.close();
  });
});
