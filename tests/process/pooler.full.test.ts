import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { account } from '@netlik/contract/identity/account';
import { signIn } from '@netlik/contract/identity/sign-in';
import { reminders } from '@netlik/contract/study/reminders';
import { addDays, studyDay } from '@netlik/domain/study-day';
import { callOver } from '@netlik/testkit/call';
import { connectLive, ready } from '@netlik/testkit/live-page';
import { inParallel } from '@netlik/testkit/parallel';
import { openWorld, TEST_SECRET, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { openDatabase, sql } from '../../apps/api/src/db/database.ts';
import { prepare } from '../../scripts/prepare.mjs';
import {
  cleanUp,
  freePort,
  type ServerProcess,
  startServer,
  stop,
  temporaryFolder,
} from './server-process.ts';

const PGBOUNCER = '/usr/sbin/pgbouncer';
const hasPgbouncer = spawnSync(PGBOUNCER, ['--version']).status === 0;
const NOBODY = 65_534;
const PASSWORD = 'havuzdan-gecen-parola-1';
/** Fewer than the servers request at once, so that statements of one connection reach another. */
const SHARED = 3;
const soon = { timeout: 20_000, interval: 50 };

const folder = temporaryFolder('pooler');

/** Debian's pgbouncer with the configuration of `deploy/` except addresses; it refuses to run as root. */
const startPgbouncer = async (database: string) => {
  const { user, password, host, port } = inject('cluster');
  const listening = await freePort();
  const users = join(folder, 'userlist.txt');
  writeFileSync(users, `"${user}" "${password}"\n`, { mode: 0o644 });
  const file = join(folder, 'pgbouncer.ini');
  const given = readFileSync('deploy/pgbouncer/pgbouncer.ini', 'utf8')
    .replace('host=127.0.0.1 port=5432 dbname=netlik', `host=${host} port=${port} dbname=${database}`)
    .replace('listen_port = 6432', `listen_port = ${listening}`)
    .replace('/etc/pgbouncer/userlist.txt', users)
    .replace('default_pool_size = 20', `default_pool_size = ${SHARED}`);
  writeFileSync(file, given, { mode: 0o644 });
  const as = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const child = spawn(PGBOUNCER, ['-q', file], { stdio: 'ignore', ...as });
  const login = `postgresql://${user}:${encodeURIComponent(password)}@`;
  return {
    pooled: `${login}127.0.0.1:${listening}/netlik`,
    direct: `${login}localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
    stop: async () => {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
};

describe.skipIf(!hasPgbouncer)('PgBouncer in transaction mode (skipped without pgbouncer)', () => {
  let world: World;
  let pooler: Awaited<ReturnType<typeof startPgbouncer>>;
  let servers: ServerProcess[];
  beforeAll(async () => {
    await prepare({ web: false });
    world = await openWorld({ now: new Date().toISOString() });
    pooler = await startPgbouncer(world.database);
    const env = {
      DATABASE_URL: pooler.pooled,
      DATABASE_DIRECT_URL: pooler.direct,
      DATA_DIR: folder,
      AUTH_SECRET: TEST_SECRET,
    };
    servers = [await startServer(env), await startServer({ ...env, SERVER_ROLE: 'web' })];
    await Promise.all(servers.map((server) => server.ready()));
  }, 180_000);
  afterAll(async () => {
    await Promise.all((servers ?? []).map(stop));
    await pooler?.stop();
    await world?.close();
    await cleanUp(folder);
  });

  it('carries a sign-in, writes, reads, live news between servers and a job', async () => {
    const [a, b] = servers as [ServerProcess, ServerProcess];
    const passwordHash = await world.deps.passwords.hash(PASSWORD);
    const { email } = await world.person({ passwordHash });
    const signedIn = await callOver(a.base)(signIn.login, { body: { email, password: PASSWORD } });
    expect(signedIn.status).toBe(200);
    const { token } = signedIn.data as { token: string };

    const { ticket } = (await callOver(b.base)(account.ticket, {}, token)).data;
    const page = connectLive(b.base, ticket);
    onTestFinished(() => page.socket.terminate());
    await vi.waitFor(() => expect(page.messages).toEqual([ready]), soon);

    const day = addDays(studyDay(new Date()), 2);
    const made = await inParallel(40, (n) =>
      callOver(servers[n % 2]!.base)(reminders.create, { body: { text: `Anı ${n}`, date: day } }, token),
    );
    expect(made.map(({ status, code }) => [status, code])).toEqual(made.map(() => [201, null]));
    await vi.waitFor(
      () => expect(page.messages.slice(1)).toContainEqual({ type: 'changed', data: ['reminders'] }),
      soon,
    );
    const listed = await callOver(b.base)(reminders.list, { query: { from: day, to: day } }, token);
    expect(listed.data).toHaveLength(40);

    expect((await callOver(b.base)(signIn.forgotPassword, { body: { email } })).status).toBe(202);
    const mails = () => world.rows(sql`select from mails where recipient = ${email}`);
    await vi.waitFor(async () => expect(await mails()).toHaveLength(1), soon);
  });

  it('gets no statement by name, and runs in UTC under the limits of its own file', async () => {
    const direct = openDatabase(pooler.direct, { max: 1 });
    const db = openDatabase(pooler.pooled, { max: 6, isNaming: false, direct });
    onTestFinished(async () => {
      await db.close();
      await direct.close();
    });
    const asked = sql`select current_setting('TimeZone') as zone, current_setting('statement_timeout') as "limit",
      (select count(*)::int from pg_prepared_statements) as named`;
    const all = await inParallel(30, () => db.one(asked));
    expect(new Set(all.map((row) => JSON.stringify(row)))).toEqual(
      new Set([JSON.stringify({ zone: 'UTC', limit: '30s', named: 0 })]),
    );
    await db.dedicated(async (client) => {
      await client.query('listen pooler_test');
      const heard = once(client, 'notification');
      await db.run(sql`select pg_notify('pooler_test', 'yes')`);
      expect(await heard).toMatchObject([{ payload: 'yes' }]);
    });
  });
});
