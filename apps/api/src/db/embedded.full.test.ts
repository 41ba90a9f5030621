import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedDatabase, findEmbedded, startEmbedded } from './embedded.ts';

// Node 20 runs no TypeScript, so killed servers run the build of `npm test`.
const built = fileURLToPath(new URL('../../dist/db/embedded.js', import.meta.url));
const driver = createRequire(import.meta.url).resolve('pg');

const server = `
  import { startEmbedded } from ${JSON.stringify(built)};
  import pg from ${JSON.stringify(driver)};
  const [dataDir, row] = process.argv.slice(2);
  const database = await startEmbedded({ dataDir });
  const write = async (text) => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query('create table if not exists note (text text)');
    await client.query('insert into note values ($1)', [text]);
    await client.end();
  };
  process.on('SIGINT', () => setTimeout(async () => {
    await write('in flight');
    await database.stop();
    process.exit(0);
  }, 300));
  await write(row);
  console.log(database.pid);
  setInterval(() => {}, 1000);
`;

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'netlik-embedded-'));
  chmodSync(root, 0o711);
  writeFileSync(join(root, 'server.mjs'), server);
});

afterAll(() => rmSync(root, { recursive: true, force: true, maxRetries: 10 }));

const start = (name: string) => startEmbedded({ dataDir: join(root, name), durable: false });
const startDurable = (name: string) => startEmbedded({ dataDir: join(root, name) });

async function query(database: Pick<EmbeddedDatabase, 'url'>, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: database.url });
  // A killed database ends its connections, which pg also reports as an event.
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query({ text, rowMode: 'array' });
  await client.end();
  return rows.flat();
}

function spawnServer(name: string, row: string, detached = false): ChildProcess {
  const args = [join(root, 'server.mjs'), join(root, name), row];
  return spawn(process.execPath, args, { detached, stdio: ['ignore', 'pipe', 'inherit'] });
}

const databasePid = (child: ChildProcess) =>
  new Promise<number>((done, fail) => {
    child.stdout?.once('data', (chunk: Buffer) => done(Number(chunk.toString())));
    child.once('exit', (code) => fail(new Error(`the server ended early (${code})`)));
  });

const ended = (child: ChildProcess) => new Promise<number | null>((done) => child.once('exit', done));

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe('startEmbedded', () => {
  let database: EmbeddedDatabase;

  beforeAll(async () => {
    database = await start('own');
  });

  afterAll(() => database.stop());

  it('lowers addresses without a locale', async () => {
    expect(database.freshlyCreated).toBe(true);
    expect(await query(database, "select lower('INFO@X.COM'), lower('ÇĞŞ')")).toEqual(['info@x.com', 'çğş']);
  });

  it('sorts as Turkish readers do when asked', async () => {
    const letters = "unnest(array['d', 'i', 'ç', 'ı', 'c', 'h', 'z', 'ş', 's'])";
    const sorted = `select x from ${letters} x order by x collate "tr-x-icu"`;
    expect((await query(database, sorted)).join('')).toBe('cçdhıisşz');
    expect((await query(database, `select x from ${letters} x order by x`)).join('')).toBe('cdhiszçış');
  });

  it('listens on a private socket only, and asks for the password there', async () => {
    expect(await query(database, 'show listen_addresses')).toEqual(['']);
    expect(statSync(database.connection.host).mode & 0o777).toBe(0o700);
    expect(statSync(join(database.location, 'password')).mode & 0o777).toBe(0o600);
    const url = database.url.replace(database.connection.password, 'guess');
    await expect(query({ url }, 'select 1')).rejects.toMatchObject({ code: '28P01' });
  });

  it('refuses a second start and names the first', async () => {
    await expect(start('own')).rejects.toThrow(`Another Netlik (pid ${process.pid}) already uses`);
    expect(await query(database, 'select 1')).toEqual([1]);
  });

  it('tells a command beside the server how to connect', async () => {
    expect(findEmbedded(join(root, 'own'))).toEqual(database.connection);
    expect(findEmbedded(join(root, 'nowhere'))).toBeUndefined();
  });
});

describe('data that stays', () => {
  it('is there after a stop, a killed server and a killed PostgreSQL', async () => {
    const first = await startDurable('stays');
    await query(first, "create table note as select 'stopped' as text");
    await first.stop();
    expect(isRunning(first.pid)).toBe(false);

    const child = spawnServer('stays', 'server killed');
    const orphan = await databasePid(child);
    // The stopped process delays the old PostgreSQL's end, so the next start must wait.
    process.kill(orphan, 'SIGSTOP');
    child.kill('SIGKILL');
    await ended(child);
    setTimeout(() => process.kill(orphan, 'SIGCONT'), 400);
    const second = await startDurable('stays');
    expect(second.freshlyCreated).toBe(false);
    expect(isRunning(orphan)).toBe(false);

    await query(second, "insert into note values ('postgres killed')");
    process.kill(second.pid, 'SIGKILL');
    await second.exited;
    const third = await startDurable('stays');
    expect(await query(third, 'select text from note')).toEqual([
      'stopped',
      'server killed',
      'postgres killed',
    ]);
    await third.stop();
  });

  it('leaves no PostgreSQL behind a killed server', async () => {
    const child = spawnServer('stays', 'again');
    const orphan = await databasePid(child);
    child.kill('SIGKILL');
    await expect.poll(() => isRunning(orphan), { timeout: 15_000 }).toBe(false);
  });

  it('outlives a Ctrl-C until the server has finished', async () => {
    const child = spawnServer('stays', 'before', true);
    await databasePid(child);
    process.kill(-(child.pid ?? 0), 'SIGINT');
    expect(await ended(child)).toBe(0);
    const database = await startDurable('stays');
    expect(await query(database, "select count(*)::int from note where text = 'in flight'")).toEqual([1]);
    await database.stop();
  });
});

describe('a first start', () => {
  it('that is killed halfway does not spoil the folder', async () => {
    const child = spawnServer('halfway', 'never');
    const folder = join(root, 'halfway');
    const halfMade = () =>
      existsSync(folder) &&
      readdirSync(folder).some(
        (name) => name.includes('.new-') && readdirSync(join(folder, name)).length > 0,
      );
    await expect.poll(halfMade, { timeout: 15_000, interval: 10 }).toBe(true);
    child.kill('SIGKILL');
    await ended(child);
    expect(readdirSync(folder)).not.toContain('postgres');

    const database = await start('halfway');
    expect(database.freshlyCreated).toBe(true);
    expect(readdirSync(folder)).toEqual(['postgres']);
    await database.stop();
  });

  it('made twice at once gives one database and one refusal', async () => {
    const both = await Promise.allSettled([start('twice'), start('twice')]);
    const refusals = both.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
    const databases = both.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(refusals).toEqual([expect.stringContaining('Another Netlik')]);
    expect(databases).toHaveLength(1);
    expect(await query(databases[0]!, 'select 1')).toEqual([1]);
    await databases[0]?.stop();
  });

  it('finds a short place for the socket of a long path', async () => {
    const database = await start(join('long', 'x'.repeat(100)));
    expect(database.location).toContain(root);
    expect(database.connection.host).not.toContain(root);
    expect(statSync(database.connection.host).mode & 0o777).toBe(0o700);
    expect(await query(database, 'select 1')).toEqual([1]);
    await database.stop();
    rmSync(database.connection.host, { recursive: true });
  });

  it.skipIf(process.getuid?.() !== 0)(
    'of root in a private folder goes to a place PostgreSQL can reach',
    async () => {
      const dataDir = join(root, 'private/clone/data');
      mkdirSync(join(root, 'private'), { mode: 0o700 });
      const said: string[] = [];
      const again = () =>
        startEmbedded({
          dataDir,
          durable: false,
          fallbackDir: join(root, 'fallback'),
          print: (line) => said.push(line),
        });
      const first = await again();
      await first.stop();
      const second = await again();
      await second.stop();
      expect(first.location).toMatch(join(root, 'fallback'));
      expect(said.join('\n')).toContain(first.location);
      expect([second.location, second.freshlyCreated]).toEqual([first.location, false]);
    },
  );
});
