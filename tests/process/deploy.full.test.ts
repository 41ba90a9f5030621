import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rooms } from '@netlik/contract/community/rooms/rooms';
import { reminders } from '@netlik/contract/study/reminders';
import { addDays, studyDay } from '@netlik/domain/study-day';
import { callOver } from '@netlik/testkit/call';
import { scaled } from '@netlik/testkit/tier';
import { openWorld, TEST_SECRET, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { sql } from '../../apps/api/src/db/database.ts';
import { prepare } from '../../scripts/prepare.mjs';
import { openChat } from './chat-client.ts';
import { hasNginx, startNginx } from './nginx-process.ts';
import { cleanUp, freePort, run, temporaryFolder } from './server-process.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const filesUnder = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

let world: World;
beforeAll(async () => {
  world = await openWorld({ now: new Date().toISOString() });
});
afterAll(() => world.close());

describe('what lies in deploy/', () => {
  it('sets only variables that the server reads', () => {
    const known = new Set(read('.env.example').match(/^[A-Z0-9_]+(?==)/gm));
    const foreign = /^(POSTGRES|MINIO)_\w+$/;
    const named = filesUnder('deploy').flatMap((path) =>
      [
        ...read(path).matchAll(/(?:^ENV |Environment=|^ {4,6}(?=[A-Z0-9_]+: )|name: )([A-Z][A-Z0-9_]+)/gm),
      ].map(([, name]) => name!),
    );
    for (const name of ['DRAIN_SECONDS', 'REDIS_URL', 'BACKUP_TARGET']) expect(named).toContain(name);
    expect(named.filter((name) => !known.has(name) && !foreign.test(name))).toEqual([]);
  });

  it('composes two servers, a worker, a database, Redis, a store of files and a proxy', () => {
    const [, services = ''] = read('deploy/docker/compose.yaml').split(/^services:$/m);
    const names = [...services.split(/^\S/m)[0]!.matchAll(/^ {2}([a-z][\w-]*):$/gm)].map(([, name]) => name!);
    const wanted = ['bucket', 'migrate', 'postgres', 'proxy', 'redis', 'store', 'web-1', 'web-2', 'worker'];
    expect(names.sort()).toEqual(wanted);
  });

  it('is listed with what tried it', () => {
    const told = read('deploy/README.md');
    const folders = readdirSync('deploy', { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.filter(({ name }) => !told.includes(`\`${name}\``)).map(({ name }) => name)).toEqual([]);
  });

  it('asks only for figures that the server tells', async () => {
    const told = await (await fetch(`${world.base}/metrics`)).text();
    const asked = ['deploy/prometheus/alerts.yml', 'deploy/grafana/netlik.json'].flatMap((path) =>
      [...read(path).matchAll(/netlik_[a-z_]+/g)].map(([name]) => name.replace(/_(count|sum|bucket)$/, '')),
    );
    expect(asked.length).toBeGreaterThan(10);
    expect([...new Set(asked)].filter((name) => !told.includes(`# TYPE ${name} `))).toEqual([]);
  });

  it.skipIf(spawnSync('systemd-analyze', ['--version']).status !== 0)(
    'has units that systemd accepts',
    () => {
      const units = filesUnder('deploy/systemd').map((path) => path.replace('@.', '@3001.'));
      const folder = temporaryFolder('units');
      for (const path of filesUnder('deploy/systemd'))
        writeFileSync(
          join(folder, path.split('/').at(-1)!.replace('@.', '@3001.')),
          read(path).replaceAll('/usr/bin/node', process.execPath),
        );
      const checked = spawnSync(
        'systemd-analyze',
        ['verify', '--man=no', ...units.map((path) => join(folder, path.split('/').at(-1)!))],
        { encoding: 'utf8' },
      );
      expect(checked.stderr.split('\n').filter((line) => line.includes(folder))).toEqual([]);
    },
  );
});

describe.skipIf(!hasNginx)('two servers behind nginx (skipped without nginx)', () => {
  const folder = temporaryFolder('deploy');
  beforeAll(() => prepare({ web: false }));
  afterAll(() => cleanUp(folder));

  /** Two room members exchange messages; the end waits until both have each once and in order. */
  const talk = async (base: string) => {
    const people = [await world.person(), await world.person()];
    const { id } = (await people[0]!.call(rooms.create, { body: { name: 'Oda', type: 'public' } })).data.room;
    await people[1]!.call(rooms.joinOpen, { params: { id } });
    const chats = people.map((person) => openChat(base, person, id));
    await vi.waitFor(
      () => expect(chats.map((chat) => chat.get().connection)).toEqual(['open', 'open']),
      30_000,
    );
    const sent: string[] = [];
    const say = () => {
      for (const chat of chats) {
        const content = randomUUID();
        if (chat.send(content)) sent.push(content);
      }
    };
    say();
    // Slower than the limit of one person.
    const writing = setInterval(say, 4000);
    return async () => {
      clearInterval(writing);
      await vi.waitFor(() => expect(chats.map((chat) => chat.get().pending)).toEqual([[], []]), 30_000);
      const stored = await world.rows<{ content: string }>(
        sql`select content from room_messages where room_id = ${id} order by number`,
      );
      const contents = stored.map(({ content }) => content);
      expect(contents.toSorted()).toEqual(sent.toSorted());
      for (const chat of chats)
        await vi.waitFor(
          () => expect(chat.thread().messages.map(({ content }) => content)).toEqual(contents),
          10_000,
        );
      return sent.length;
    };
  };

  it('loses no request, write or message while each server is replaced (three times in test:full)', async () => {
    const { user, password, host, port } = inject('cluster');
    const env = {
      DATABASE_URL: `postgresql://${user}:${password}@localhost:${port}/${world.database}?host=${encodeURIComponent(host)}`,
      DATA_DIR: folder,
      AUTH_SECRET: TEST_SECRET,
      RATE_LIMITS: 'off',
      DRAIN_SECONDS: '1',
    };
    const ports: [number, number] = [await freePort(), await freePort()];
    const startOn = async (at: number) => {
      const server = run({ ...env, PORT: String(at) });
      await expect
        .poll(
          () =>
            fetch(`http://127.0.0.1:${at}/api/ready`).then(
              ({ status }) => status,
              () => 0,
            ),
          {
            timeout: 60_000,
          },
        )
        .toBe(200);
      return server;
    };
    const servers = [await startOn(ports[0]), await startOn(ports[1])];
    const nginx = await startNginx(folder, ports);
    const { base } = nginx;
    await expect
      .poll(() =>
        fetch(`${base}/api/live`).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200);

    const person = await world.person();
    const call = callOver(base);
    const today = studyDay(new Date());
    const statuses: number[] = [];
    const saved: string[] = [];
    let isOver = false;
    const wanted = scaled(600, 10_000);
    const client = async (index: number) => {
      for (let turn = 0; !isOver || statuses.length < wanted; turn++) {
        if (index % 4 > 0 || turn % 10 > 0) {
          const { status } = await call(reminders.list, { query: { from: today, to: today } }, person.token);
          statuses.push(status);
          continue;
        }
        const text = `deploy ${index} ${turn}`;
        // A day accepts fifty.
        const body = { text, date: addDays(today, 1 + (turn % 300)) };
        const { status } = await call(reminders.create, { body }, person.token, randomUUID());
        statuses.push(status);
        if (status < 300) saved.push(text);
      }
    };
    const endTalk = await talk(base);
    const clients = Array.from({ length: 8 }, (_, index) => client(index));
    for (let round = 0; round < scaled(1, 3); round++)
      for (const index of [0, 1]) {
        servers[index]!.child.kill('SIGTERM');
        await servers[index]!.ended;
        servers[index] = await startOn(ports[index]!);
      }
    isOver = true;
    await Promise.all(clients);
    const messages = await endTalk();
    console.log(`rolling restart: ${statuses.length} requests, ${saved.length} writes, ${messages} messages`);
    expect(statuses.filter((status) => status >= 300)).toEqual([]);
    const kept = await world.db.many<{ text: string }>(sql`select text from reminders`);
    expect(kept.map(({ text }) => text).sort()).toEqual(saved.sort());
    for (const server of servers) server.child.kill('SIGTERM');
    await Promise.all(servers.map(({ ended }) => ended));
    await nginx.stop();
  }, 300_000);
});
