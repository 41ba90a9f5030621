import { spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Database, openDatabase, sql } from './database.ts';
import { type EmbeddedDatabase, startEmbedded } from './embedded.ts';
import { openReads } from './replica.ts';

let root: string;
let primary: EmbeddedDatabase;
let standby: EmbeddedDatabase;
let primaryDb: Database;
let standbyDb: Database;

const followPrimary = async () => {
  const [from, to] = [join(root, 'primary'), join(root, 'standby')];
  let running = await startEmbedded({ dataDir: from, durable: false });
  const { host, port, user, password } = running.connection;
  await running.stop();
  spawnSync('cp', ['-a', from, to]);
  const data = join(to, 'postgres/data');
  appendFileSync(
    join(data, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${host} port=${port} user=${user} password=${password}'\n`,
  );
  spawnSync('cp', ['-a', join(data, 'PG_VERSION'), join(data, 'standby.signal')]);
  running = await startEmbedded({ dataDir: from, durable: false });
  return [running, await startEmbedded({ dataDir: to, durable: false })] as const;
};

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'netlik-standby-'));
  chmodSync(root, 0o711);
  [primary, standby] = await followPrimary();
  primaryDb = openDatabase(primary.connection, { max: 2 });
  standbyDb = openDatabase(standby.connection, { max: 1 });
  await primaryDb.raw('create table note (text text)', []);
}, 120_000);

afterAll(async () => {
  await primaryDb?.close();
  await standbyDb?.close();
  await standby?.stop();
  await primary?.stop();
  rmSync(root, { recursive: true, force: true, maxRetries: 10 });
});

/** Fresh readers without a cached state of the standby. */
const openedReads = () => {
  const log = { warn: vi.fn() };
  const { executor, close } = openReads(primaryDb, standby.url, { max: 1, isNaming: true, log });
  const read = async () => {
    const { standby: isStandby, notes } = await executor.one<{ standby: boolean; notes: number }>(
      sql`select pg_is_in_recovery() as standby, (select count(*)::int from note) as notes`,
    );
    return { from: isStandby ? 'standby' : 'primary', notes, warnings: log.warn.mock.calls.length };
  };
  return { read, close };
};

const readOnce = async () => {
  const { read, close } = openedReads();
  try {
    return await read();
  } finally {
    await close();
  }
};

const write = () => primaryDb.run(sql`insert into note values ('Not')`);

// Ordered, because each test prepares the standby for the next.
describe('a standby of PostgreSQL', () => {
  it('answers once it has what was written', async () => {
    await write();
    await vi.waitFor(
      async () => expect(await readOnce()).toEqual({ from: 'standby', notes: 1, warnings: 0 }),
      {
        timeout: 20_000,
      },
    );
  });

  it('is not asked when it has not replayed what came for more than ten seconds', async () => {
    await standbyDb.raw('select pg_wal_replay_pause()', []);
    await write();
    expect(await readOnce()).toEqual({ from: 'standby', notes: 1, warnings: 0 });
    await vi.waitFor(
      async () => expect(await readOnce()).toEqual({ from: 'primary', notes: 2, warnings: 1 }),
      {
        timeout: 20_000,
        interval: 500,
      },
    );
    await standbyDb.raw('select pg_wal_replay_resume()', []);
    await vi.waitFor(
      async () => expect(await readOnce()).toEqual({ from: 'standby', notes: 2, warnings: 0 }),
      {
        timeout: 20_000,
      },
    );
  });

  it('is not asked while it has lost its primary', async () => {
    await standbyDb.raw("alter system set primary_conninfo = ''", []);
    await standbyDb.raw('select pg_reload_conf()', []);
    await vi.waitFor(async () => expect(await readOnce()).toMatchObject({ from: 'primary', warnings: 1 }), {
      timeout: 20_000,
    });
  });

  it('takes the place of a lost primary for writes when it is promoted', async () => {
    await standbyDb.raw('select pg_promote()', []);
    await standbyDb.run(sql`insert into note values ('Not')`);
    expect(await standbyDb.one(sql`select count(*)::int as notes from note`)).toEqual({ notes: 3 });
  });
});
