import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scaled } from '@netlik/testkit/tier';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { startEmbedded } from '../../apps/api/src/db/embedded.ts';
import { cleanUp, temporaryFolder } from './server-process.ts';

const COMMITS = scaled(0, 200);
/** Counting from outside needs strace and the right to attach; without it the settings alone are checked. */
const canCount = COMMITS > 0 && spawnSync('strace', ['-o', '/dev/null', 'true']).status === 0;

const root = temporaryFolder('durability');
afterAll(() => cleanUp(root));

type Embedded = Awaited<ReturnType<typeof startEmbedded>>;

const connected = async <T>(
  { connection }: Embedded,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> => {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** Traces system calls of every process PostgreSQL starts from now on. */
const watchSyncs = async (pid: number, file: string) => {
  const args = ['-f', '-y', '-e', 'trace=fsync,fdatasync', '-o', file, '-p', String(pid)];
  const strace = spawn('strace', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise((done) => strace.once('exit', done));
  await new Promise<void>((done) => strace.stderr.once('data', () => done()));
  return {
    count: () => readFileSync(file, 'utf8').match(/f(?:data)?sync\(\d+<[^>]*pg_wal[^>]*>/g)?.length ?? 0,
    stop: () => {
      strace.kill('SIGINT');
      return ended;
    },
  };
};

/** Number of fsyncs of PostgreSQL's log during the same number of acknowledged commits. */
const syncsOf = async (name: string, durable: boolean): Promise<number> => {
  const embedded = await startEmbedded({ dataDir: join(root, name), durable });
  const watch = await watchSyncs(embedded.pid, join(root, `${name}.strace`));
  const before = await connected(embedded, async (client) => {
    await client.query('create table kept (n int)');
    const counted = watch.count();
    for (let n = 0; n < COMMITS; n += 1) await client.query('insert into kept values ($1)', [n]);
    return counted;
  });
  const syncs = watch.count() - before;
  await watch.stop();
  await embedded.stop();
  return syncs;
};

describe('what was acknowledged survives a power cut', { timeout: 120_000 }, () => {
  it('by the settings of the embedded PostgreSQL, whatever its files say', async () => {
    const dataDir = join(root, 'settings');
    const first = await startEmbedded({ dataDir });
    await connected(first, async (client) => {
      for (const name of ['fsync', 'full_page_writes', 'synchronous_commit'])
        await client.query(`alter system set ${name} = off`);
    });
    await first.stop();
    const second = await startEmbedded({ dataDir });
    const { rows } = await connected(second, (client) =>
      client.query(
        `select name, setting from pg_settings
         where name in ('fsync', 'full_page_writes', 'synchronous_commit') order by name`,
      ),
    );
    await second.stop();
    expect(rows.map(({ name, setting }) => `${name} ${setting}`)).toEqual([
      'fsync on',
      'full_page_writes on',
      'synchronous_commit on',
    ]);
  });

  it.runIf(canCount)(`each of ${COMMITS} commits is on the disk before it is acknowledged`, async () => {
    expect(await syncsOf('durable', true)).toBeGreaterThanOrEqual(COMMITS);
    // Like a test database, which proves that the count can fail.
    expect(await syncsOf('quick', false)).toBe(0);
  });
});
