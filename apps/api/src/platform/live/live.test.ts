import { once } from 'node:events';
import { account } from '@netlik/contract/identity/account';
import { authSessions } from '@netlik/contract/identity/auth-sessions';
import { users } from '@netlik/contract/identity/users';
import { notifications } from '@netlik/contract/platform/notifications';
import { connectLive, type LivePage, quietOf, ready } from '@netlik/testkit/live-page';
import { hasRedis, startRedis } from '@netlik/testkit/redis';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { sql } from '../../db/database.ts';
import { memoryRateLimiter, rateLimits } from '../../http/rate-limit.ts';
import { notify } from '../notifications/notifications.service.ts';

const soon = { timeout: 5000, interval: 10 };
const open: LivePage[] = [];
afterEach(() => {
  for (const { socket } of open.splice(0)) socket.terminate();
});

const connect = (world: World, token: string): LivePage => {
  const page = connectLive(world.base, token);
  open.push(page);
  return page;
};

const ticketOf = async (person: TestPerson) => (await person.call(account.ticket, {})).data.ticket;

const openPage = async (world: World, person: TestPerson) => {
  const page = connect(world, await ticketOf(person));
  await vi.waitFor(() => expect(page.messages).toEqual([ready]), soon);
  return page;
};

const draft = { title: 'Haber', body: 'Yeni', category: 'system', type: 'test.news' } as const;
const tell = (world: World, person: { id: string }, more = {}) =>
  world.db.transaction((tx) => notify(world.deps, tx, person.id, { ...draft, ...more }));

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

describe('/ws/live', () => {
  it('sends a notification to every page of its person only', async () => {
    const [person, other] = [await world.person(), await world.person()];
    const pages = [await openPage(world, person), await openPage(world, person)];
    const stranger = await openPage(world, other);
    const item = await tell(world, person);
    for (const page of pages)
      await vi.waitFor(() => expect(page.messages[1]).toEqual({ type: 'notification', data: item }), soon);
    await tell(world, other, { title: 'Son' });
    await vi.waitFor(() => expect(stranger.messages).toHaveLength(2), soon);
    expect(stranger.messages[1]).toMatchObject({ data: { title: 'Son' } });
    expect(pages[0]!.messages).toHaveLength(2);
  });

  it('sends what a write of another page has changed', async () => {
    const person = await world.person();
    const { id } = await tell(world, person);
    const page = await openPage(world, person);
    await person.call(notifications.read, { params: { id } });
    await person.call(notifications.readAll, {});
    await person.call(notifications.removeAll, {});
    await tell(world, person);
    await vi.waitFor(() => expect(page.messages).toHaveLength(5), soon);
    const changed = { type: 'changed', data: ['notifications'] };
    expect(page.messages.slice(1, 4)).toEqual([changed, changed, changed]);
    expect(page.messages[4]).toMatchObject({ type: 'notification' });
  });

  it('tells a late page how long ago the last event was', async () => {
    const [told, other] = [await world.person(), await world.person()];
    const asked = performance.now();
    await vi.waitUntil(() => performance.now() - asked > 100);
    // None of the person's pages listens yet.
    await tell(world, told);
    expect(quietOf(await openPage(world, told))).toBeLessThan(performance.now() - asked - 50);
    expect(quietOf(await openPage(world, other))).toBeGreaterThan(performance.now() - asked);
  });

  it('does not send notifications for the other plan', async () => {
    const person = await world.person({ tier: 'free' });
    const page = await openPage(world, person);
    await tell(world, person, { category: 'performance', audience: 'premium' });
    await tell(world, person, { category: 'performance', audience: 'free' });
    await vi.waitFor(() => expect(page.messages).toHaveLength(2), soon);
    expect(page.messages[1]).toMatchObject({ data: { meta: { audience: 'free' } } });
  });

  it('accepts a ticket once and within 30 seconds', async () => {
    const person = await world.person();
    const ticket = await ticketOf(person);
    const both = [connect(world, ticket), connect(world, ticket)];
    expect(await Promise.race(both.map(({ closed }) => closed))).toBe(4403);
    await vi.waitFor(() => expect(both.flatMap(({ messages }) => messages)).toHaveLength(1), soon);

    const late = await ticketOf(person);
    world.clock.advance(31);
    expect(await connect(world, late).closed).toBe(4403);
  });

  it.each(['', 'x', 'a'.repeat(43), '%00', 'a'.repeat(5000), "'%20or%201=1"])(
    'refuses the ticket %s',
    async (token) => {
      expect(await connect(world, token).closed).toBe(4403);
    },
  );

  it('refuses the access token, and a ticket of a session that has ended', async () => {
    const person = await world.person();
    expect(await connect(world, person.token).closed).toBe(4403);
    const ticket = await ticketOf(person);
    await person.call(account.logout, { body: {} });
    expect(await connect(world, ticket).closed).toBe(4403);
  });

  it('lets an address try 3,000 times a minute, and opens no socket past that', async () => {
    let now = 0;
    const limiter = memoryRateLimiter(() => now);
    const crowded = await openWorld({ limiter });
    const person = await crowded.person();
    const ticket = await ticketOf(person);
    const { calls, seconds } = rateLimits.socket;
    // The school's address has used up its other calls.
    for (let n = 1; n < calls; n += 1) await limiter.consume('socket', '127.0.0.1');
    await openPage(crowded, person);
    const refused = connect(crowded, ticket);
    const status = new Promise((resolve) =>
      refused.socket.on('unexpected-response', (_, response) => {
        resolve([response.statusCode, response.headers['retry-after']]);
        response.destroy();
      }),
    );
    expect(await status).toEqual([429, '60']);
    now = seconds * 1000;
    // The ticket was not consumed.
    const later = connect(crowded, ticket);
    await vi.waitFor(() => expect(later.messages).toEqual([ready]), soon);
    await crowded.close();
  });

  it('answers 404 to a plain request', async () => {
    expect((await fetch(`${world.base}/ws/live?token=x`)).status).toBe(404);
  });

  it('lets a person have twelve pages open, and another when one has closed', async () => {
    const person = await world.person();
    const pages: LivePage[] = [];
    for (let n = 0; n < 12; n += 1) pages.push(await openPage(world, person));
    expect(await connect(world, await ticketOf(person)).closed).toBe(4429);
    pages[0]!.socket.close();
    await pages[0]!.closed;
    await vi.waitFor(async () => await openPage(world, person), soon);
  });

  it.each([
    ['anything', 'kısa', 1008],
    ['too much', 'x'.repeat(5000), 1009],
  ])('closes a socket that sends %s', async (_, frame, code) => {
    const page = await openPage(world, await world.person());
    page.socket.send(frame);
    expect(await page.closed).toBe(code);
  });

  it.each(['/ws/other', '/api/users/profile', '/', '/ws/live/x'])(
    'refuses an upgrade at %s',
    async (path) => {
      const socket = new WebSocket(world.base.replace('http', 'ws') + path);
      const status = await new Promise((done) => {
        socket.on('unexpected-response', (_request, response) => done(response.statusCode));
        socket.on('open', () => done(101));
        socket.on('error', () => undefined);
      });
      expect([401, 404]).toContain(status);
    },
  );

  it.each(['/ws/live', '/ws/study-rooms'])('refuses an upgrade at %s from another site', async (path) => {
    const open = (origin: string) =>
      new Promise((done) => {
        const socket = new WebSocket(world.base.replace('http', 'ws') + path, { origin });
        socket.on('unexpected-response', (_request, response) => done(response.statusCode));
        socket.on('open', () => done(101));
        socket.on('error', () => undefined);
      });
    expect(await open('https://kotu.example')).toBe(403);
    expect(await open(world.base)).toBe(101);
  });

  it('drops closed sockets, also those closed before they joined', async () => {
    const before = world.deps.connections.count('live');
    const person = await world.person();
    const page = await openPage(world, person);
    expect(world.deps.connections.count('live')).toBe(before + 1);
    page.socket.terminate();
    for (let n = 0; n < 10; n += 1) {
      const { socket } = connect(world, await ticketOf(person));
      socket.on('open', () => socket.terminate());
      await once(socket, 'close');
    }
    await vi.waitFor(() => expect(world.deps.connections.count('live')).toBe(before), soon);
  });
});

describe('a session that ends', () => {
  it('closes its own pages and leaves those of other devices', async () => {
    const person = await world.person();
    const page = await openPage(world, person);
    const second = await world.db.transaction(async (tx) => {
      const { findPerson } = await import('../../identity/users/users.sql.ts');
      const { createAuthSession } = await import('../../identity/auth-sessions/auth-sessions.service.ts');
      const row = (await findPerson(tx, person.id))!;
      return createAuthSession(world.deps, tx, row, { ip: '127.0.0.1', device: 'test' }, true);
    });
    const { ticket } = (await world.call(account.ticket, {}, second.token)).data;
    const other = connect(world, ticket);
    await vi.waitFor(() => expect(other.messages).toHaveLength(1), soon);
    await world.call(authSessions.removeOthers, {}, second.token);
    expect(await page.closed).toBe(4401);
    await tell(world, person);
    await vi.waitFor(() => expect(other.messages).toHaveLength(2), soon);
  });

  it('closes its pages at the next check after it expires', async () => {
    const person = await world.person();
    const page = await openPage(world, person);
    await world.db.run(
      sql`update sessions set expires_at = ${world.clock.now()} where user_id = ${person.id}`,
    );
    // After the session's cache time.
    world.clock.advance(11 * 60);
    await world.deps.connections.recheck();
    expect(await page.closed).toBe(4401);
  });
});

/** Expectations between two server processes, independent of the bus. */
const acrossProcesses = (openBoth: () => Promise<[World, World]>) => {
  let one: World;
  let two: World;
  beforeAll(async () => {
    [one, two] = await openBoth();
  });
  afterAll(async () => {
    await two.close();
    await one.close();
  });

  it('sends a notification of one process to a page of the other, once', async () => {
    const person = await one.person();
    const pages = [await openPage(one, person), await openPage(two, person)];
    const item = await tell(one, person);
    const back = await tell(two, person);
    for (const page of pages) {
      await vi.waitFor(() => expect(page.messages).toHaveLength(3), soon);
      expect(
        page.messages
          .slice(1)
          .map(({ data }) => (data as { id: string }).id)
          .sort(),
      ).toEqual([item.id, back.id].sort());
    }
  });

  it('closes the pages of who is suspended or signed out through the other', async () => {
    const [person, admin] = [await one.person(), await one.person({ role: 'admin' })];
    const page = await openPage(two, person);
    await admin.call(users.update, { params: { id: person.id }, body: { isActive: false } });
    expect(await page.closed).toBe(4401);

    const leaving = await one.person();
    const last = await openPage(two, leaving);
    await leaving.call(account.logout, { body: { all: true } });
    expect(await last.closed).toBe(4401);
  });
};

describe('two processes over PostgreSQL', () => {
  acrossProcesses(async () => {
    const one = await openWorld();
    return [one, await openWorld({ beside: one })];
  });
});

describe.skipIf(!hasRedis)('two processes over Redis (skipped without redis-server)', () => {
  let redis: Awaited<ReturnType<typeof startRedis>>;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.stop());
  acrossProcesses(async () => {
    const config = { redisUrl: redis.url };
    const one = await openWorld({ config });
    return [one, await openWorld({ config, beside: one })];
  });
});

describe('a process that was disconnected from the bus', () => {
  it('disconnects its pages so that they refetch', async () => {
    const deaf = await openWorld();
    const page = await openPage(deaf, await deaf.person());
    await deaf.db.run(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'netlik bus'`);
    expect(await page.closed).toBe(1012);
    await deaf.close();
  });
});

describe('a server shutdown', () => {
  it('closes its pages and does not wait for those that do not answer', async () => {
    const leaving = await openWorld();
    const person = await leaving.person();
    const polite = await openPage(leaving, person);
    const silent = await openPage(leaving, person);
    // Simulates a phone in a tunnel that receives nothing.
    (silent.socket as unknown as { _socket: { pause(): void } })._socket.pause();
    const begun = performance.now();
    await leaving.close();
    expect(performance.now() - begun).toBeLessThan(8000);
    expect(await polite.closed).toBe(1001);
  });
});
