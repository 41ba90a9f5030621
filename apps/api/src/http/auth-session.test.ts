import { createHmac } from 'node:crypto';
import { account } from '@netlik/contract/identity/account';
import { users } from '@netlik/contract/identity/users';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { createSigner } from 'fast-jwt';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sql } from '../db/database.ts';

const SECRET = 'a secret that only the tests ever use, long enough';

let world: World;
let beside: World;
let admin: TestPerson;
beforeAll(async () => {
  world = await openWorld();
  beside = await openWorld({ beside: world });
  admin = await world.person({ role: 'admin' });
});
afterAll(async () => {
  await beside.close();
  await world.close();
});

const profile = (server: World, token: string) => server.call(account.profile, {}, token);
const listUsers = (server: World, token: string) => server.call(users.list, {}, token);
const soon = { timeout: 10_000, interval: 10 };

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as Record<string, unknown>;

describe('an access token', () => {
  it('expires after 10 minutes', async () => {
    const { token } = await world.person();
    world.clock.advance(599);
    expect((await profile(world, token)).status).toBe(200);
    world.clock.advance(1);
    const late = await profile(world, token);
    expect([late.status, late.code]).toEqual([401, 'session.expired']);
    admin = await world.person({ role: 'admin' });
  });

  it('is required', async () => {
    expect((await world.call(account.profile, {})).code).toBe('session.required');
  });

  it('is refused when it is not ours', async () => {
    const { token } = await world.person();
    const claims = claimsOf(token);
    const [header, body, signature] = token.split('.') as [string, string, string];
    const none = part({ alg: 'none', typ: 'JWT' });
    const forged: Record<string, string> = {
      'alg none': `${none}.${body}.`,
      'alg none with our signature': `${none}.${body}.${signature}`,
      'no signature': `${header}.${body}.`,
      'HS512 with our secret': createSigner({ key: SECRET, algorithm: 'HS512' })(claims),
      'another secret': createSigner({ key: 'some other secret of good length', algorithm: 'HS256' })(claims),
      'an empty secret': `${header}.${body}.${createHmac('sha256', '').update(`${header}.${body}`).digest('base64url')}`,
      'another person in the claims': `${header}.${part({ ...claims, sub: admin.id })}.${signature}`,
      garbage: 'çöp.değil.jeton'.normalize('NFD').replace(/[^\x21-\x7e]/g, ''),
      'nothing at all': '...',
    };
    for (const [name, bad] of Object.entries(forged)) {
      const answer = await profile(world, bad);
      expect([name, answer.status, answer.code]).toEqual([name, 401, 'session.required']);
    }
    expect((await profile(world, createSigner({ key: SECRET, algorithm: 'HS256' })(claims))).status).toBe(
      200,
    );
  });

  it('needs an expiry and a session of that very person', async () => {
    const person = await world.person();
    const other = await world.person();
    const sign = createSigner({ key: SECRET, algorithm: 'HS256', noTimestamp: true });
    const { exp: _, ...endless } = claimsOf(person.token);
    expect((await profile(world, sign(endless))).code).toBe('session.expired');
    const mixed = sign({ ...claimsOf(person.token), sub: other.id });
    expect((await profile(world, mixed)).code).toBe('session.expired');
    await profile(world, person.token);
    expect((await profile(world, mixed)).code).toBe('session.expired');
  });

  it('is checked without a statement once the session is known', async () => {
    const { token } = await world.person();
    await profile(world, token);
    expect(await world.statements(() => profile(world, token))).toBe(1);
  });
});

/** Both servers cache the session before one of them changes it. */
const knownToBoth = async (options: Parameters<World['person']>[0]) => {
  const person = await world.person(options);
  for (const server of [world, beside]) expect((await profile(server, person.token)).status).toBe(200);
  return person;
};

describe('a change of the person acts at once, here and in every other process', () => {
  it('a new role', async () => {
    const person = await knownToBoth({ role: 'student' });
    await admin.call(users.update, { params: { id: person.id }, body: { role: 'admin' } });
    expect((await listUsers(world, person.token)).status).toBe(200);
    await vi.waitFor(async () => expect((await listUsers(beside, person.token)).status).toBe(200), soon);
    await admin.call(users.update, { params: { id: person.id }, body: { role: 'student' } });
    expect((await listUsers(world, person.token)).code).toBe('access.role');
    await vi.waitFor(
      async () => expect((await listUsers(beside, person.token)).code).toBe('access.role'),
      soon,
    );
  });

  it('a suspension', async () => {
    const person = await knownToBoth({});
    await admin.call(users.update, { params: { id: person.id }, body: { isActive: false } });
    expect((await profile(world, person.token)).code).toBe('session.expired');
    await vi.waitFor(
      async () => expect((await profile(beside, person.token)).code).toBe('session.expired'),
      soon,
    );
  });

  it('an erasure', async () => {
    const person = await knownToBoth({});
    await admin.call(users.remove, { params: { id: person.id } });
    expect((await profile(world, person.token)).code).toBe('session.expired');
    await vi.waitFor(
      async () => expect((await basicOf(beside, person.token)).code).toBe('session.expired'),
      soon,
    );
  });

  it('a sign-out', async () => {
    const person = await knownToBoth({});
    await person.call(account.logout, {});
    expect((await profile(world, person.token)).code).toBe('session.expired');
    await vi.waitFor(
      async () => expect((await profile(beside, person.token)).code).toBe('session.expired'),
      soon,
    );
  });

  it('and a change that was rolled back does not', async () => {
    const person = await knownToBoth({});
    await world.db
      .transaction(async (tx) => {
        await tx.run(sql`delete from sessions where user_id = ${person.id}`);
        await world.deps.authSessions.publishChange(tx, person.id);
        throw new Error('no');
      })
      .catch(() => undefined);
    expect(await world.statements(() => profile(world, person.token))).toBe(1);
  });
});

// Answers only from memory, which shows the directory's state.
const basicOf = (server: World, token: string) =>
  server.call(users.basic, { query: { ids: admin.id } }, token);

describe('a person deleted while a process has their session cached', () => {
  it('gets session.expired from every endpoint', async () => {
    const person = await knownToBoth({});
    const guest = await knownToBoth({});
    await world.db.run(sql`delete from users where id in (${person.id}, ${guest.id})`);
    expect((await person.call(account.ticket, {})).code).toBe('session.expired');
    expect((await person.call(account.profile, {})).code).toBe('session.expired');
    expect((await person.call(users.tutorialSeen, { body: { page: 'dashboard' } })).code).toBe(
      'session.expired',
    );
    const update = await guest.call(users.update, { params: { id: guest.id }, body: { bio: 'ben' } });
    expect(update.code).toBe('user.not_found');
    const erase = await guest.call(users.remove, { params: { id: guest.id } });
    expect(erase.code).toBe('session.expired');
  });
});
