import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { account, NOTICE_VERSION } from '@netlik/contract/identity/account';
import { signIn } from '@netlik/contract/identity/sign-in';
import { users } from '@netlik/contract/identity/users';
import { callOver } from '@netlik/testkit/call';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { databaseUser } from '../../apps/api/src/db/embedded-user.ts';
import { prepare } from '../../scripts/prepare.mjs';
import {
  cleanUp,
  killAll,
  run,
  type ServerProcess,
  startServer,
  stop,
  temporaryFolder,
} from './server-process.ts';

const root = temporaryFolder('database');
const migrations = readdirSync(new URL('../../apps/api/src/db/migrations', import.meta.url)).sort();
const admin = { email: 'yonetici@netlik.example', password: 'yonetici-sifresi' };

beforeAll(() => prepare({ web: false }), 60_000);
afterAll(() => cleanUp(root));

const runQuery = async (url: string, text: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query({ text, rowMode: 'array' });
  await client.end();
  return rows.flat();
};

const start = (url: string) => startServer({ DATABASE_URL: url, DATA_DIR: join(root, 'data') });

/** The migrations a server reports as applied. */
const appliedMigrations = ({ output }: ServerProcess) =>
  /Database: applied (.*)\./.exec(output())?.[1]?.split(', ') ?? [];

const createAdmin = (url: string) =>
  run(
    { DATABASE_URL: url, DATA_DIR: join(root, 'data') },
    { file: 'apps/api/dist/commands/admin-create.js', args: [admin.email], input: `${admin.password}\n` },
  ).ended;

/** Signs in, writes and reads, so that statements run besides migrations. */
const exerciseServer = async ({ base }: ServerProcess) => {
  const call = callOver(base);
  const { token } = (await call(signIn.login, { body: admin })).data;
  const consent = { birthYear: 1990, noticeVersion: NOTICE_VERSION };
  await call(account.consent, { body: consent }, token);
  for (const firstName of ['Işıl', 'İpek', 'Çağla'])
    await call(users.create, { body: { ...admin, email: `${randomUUID()}@x.example`, firstName } }, token);
  const { data } = await call(users.search, { query: { q: 'ıŞ', limit: 10 } }, token);
  return data.map((person) => person.firstName);
};

const waiting = `select count(*)::int from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

/** Blocks servers at the first step of their migrations, so that two really wait together. */
const blockMigrations = async (url: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('begin; create table migrations ()');
  return () => client.end();
};

describe('DATABASE_URL', () => {
  let url: string;
  // A retry must not see the data of the first attempt.
  beforeEach(async () => {
    const { user, password, host, port } = inject('cluster');
    const database = `t_${randomUUID().replaceAll('-', '')}`;
    const address = (name: string) =>
      `postgresql://${user}:${password}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`;
    await runQuery(address('postgres'), `create database ${database}`);
    url = address(database);
  });
  afterEach(killAll);

  it('is migrated once by two servers that start at the same time', async () => {
    const release = await blockMigrations(url);
    const servers = await Promise.all([start(url), start(url)]);
    await expect.poll(() => runQuery(url, waiting), { timeout: 40_000 }).toEqual([2]);
    await release();
    await Promise.all(servers.map((server) => server.ready()));
    expect(await runQuery(url, 'select name from migrations order by name')).toEqual(migrations);
    // Each migration is applied by one of the two servers.
    expect(servers.flatMap(appliedMigrations).sort()).toEqual(migrations);

    expect(await runQuery(url, 'select count(*)::int from users')).toEqual([0]);
    expect(await createAdmin(url)).toEqual({ code: 0, signal: null });
    expect(await exerciseServer(servers[0])).toEqual(['Işıl']);
    for (const server of servers) {
      expect(server.output()).not.toContain('netlik123');
      expect(await stop(server)).toEqual({ code: 0, signal: null });
    }
    expect(existsSync(join(root, 'data/postgres'))).toBe(false);
  });

  it('is warned of in the log when it may lose what it has acknowledged', async () => {
    const server = await startServer({
      DATABASE_URL: url,
      DATA_DIR: join(root, 'data'),
      LOG_LEVEL: 'warn',
    });
    await server.ready();
    expect(server.output()).toMatch(
      /"settings":\["fsync","full_page_writes","synchronous_commit"\].*may lose what it has acknowledged/,
    );
    await stop(server);
  });

  it('stops the start with a one-line error when it does not answer', async () => {
    const server = await start('postgresql://netlik:secret-word@127.0.0.1:9/netlik');
    expect(await server.ended).toEqual({ code: 1, signal: null });
    expect(server.errors()).toMatch(/^Netlik could not start\. DATABASE_URL: .*nothing listens there\n$/);
    expect(server.errors()).not.toContain('secret-word');
  });
});

const oldest = '/usr/lib/postgresql/15/bin';

describe.skipIf(!existsSync(join(oldest, 'initdb')))('PostgreSQL 15, the oldest supported version', () => {
  const folder = join(root, 'oldest');
  const url = `postgresql://netlik@localhost/postgres?host=${encodeURIComponent(folder)}`;
  let postgres: ChildProcess;

  beforeAll(async () => {
    const user = databaseUser(undefined);
    const data = join(folder, 'data');
    mkdirSync(folder);
    if (user) chownSync(folder, user.uid, user.gid);
    const options = { ...user, cwd: '/', env: { LC_ALL: 'C.UTF-8' } };
    const access = ['--username=netlik', '--auth=trust', '--no-sync'];
    execFileSync(join(oldest, 'initdb'), [`--pgdata=${data}`, ...access], { ...options, stdio: 'ignore' });
    const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'fsync=off'];
    const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
    postgres = spawn(join(oldest, 'postgres'), args, { ...options, stdio: 'ignore' });
    await expectAnswer();
  });
  afterAll(async () => {
    const ended = new Promise((done) => postgres.once('exit', done));
    postgres.kill('SIGINT');
    await ended;
  });

  const expectAnswer = async (): Promise<unknown> =>
    runQuery(url, 'select 1').catch((error: unknown) => {
      if (postgres.exitCode !== null) throw error;
      return expectAnswer();
    });

  it('runs every migration and the statements of a sign-in', async () => {
    expect(String(await runQuery(url, 'show server_version'))).toMatch(/^15\./);
    expect(await createAdmin(url)).toEqual({ code: 0, signal: null });
    const server = await start(url);
    await server.ready();
    expect(await runQuery(url, 'select name from migrations order by name')).toEqual(migrations);
    expect(await exerciseServer(server)).toEqual(['Işıl']);
    expect(await stop(server)).toEqual({ code: 0, signal: null });
  });
});
