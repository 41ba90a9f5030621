import { account } from '@netlik/contract/identity/account';
import { authSessions } from '@netlik/contract/identity/auth-sessions';
import { signIn } from '@netlik/contract/identity/sign-in';
import { users } from '@netlik/contract/identity/users';
import { countStatuses, inParallel } from '@netlik/testkit/parallel';
import { scaled } from '@netlik/testkit/tier';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';
import { memoryRateLimiter } from '../../http/rate-limit.ts';
import { sweepExpired } from '../identity.jobs.ts';
import { findPerson } from '../users/users.sql.ts';
import { createAuthSession } from './auth-sessions.service.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
const parallelRefreshes = scaled(50, 1000);

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const refresh = (refreshToken: string) => world.call(signIn.refresh, { body: { refreshToken } });
/** The same call from another browser. */
const refreshAs = async (agent: string, refreshToken: string) => {
  const response = await fetch(`${world.base}/api/users/refresh`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': agent },
    body: JSON.stringify({ refreshToken }),
  });
  return response.status;
};
const profile = (token: string) => world.call(account.profile, {}, token);
const anotherDevice = async (id: string, remembered: boolean) => {
  const row = (await findPerson(world.db, id))!;
  return world.db.transaction((tx) =>
    createAuthSession(world.deps, tx, row, { ip: '127.0.0.1', device: 'test' }, remembered),
  );
};

describe('POST /users/refresh', () => {
  it('gives a new pair each time, of the same session', async () => {
    const person = await world.person();
    const first = (await refresh(person.refreshToken)).data;
    expect(first.refreshToken).not.toBe(person.refreshToken);
    const second = (await refresh(first.refreshToken)).data;
    expect((await profile(second.token)).data._id).toBe(person.id);
    const { data: devices } = await world.call(authSessions.list, {}, second.token);
    expect(devices).toHaveLength(1);
  });

  it('stores only the hash of a token', async () => {
    const { refreshToken } = await world.person();
    const rows = await world.rows<{ row: string }>(sql`select t::text as row from refresh_tokens t`);
    for (const { row } of rows) {
      expect(row).not.toContain(refreshToken);
      expect(row).not.toContain(Buffer.from(refreshToken).toString('hex'));
    }
  });

  it('lets two tabs use one token within 30 seconds, and gives both the same new one', async () => {
    const person = await world.person();
    const tabA = (await refresh(person.refreshToken)).data;
    world.clock.advance(30);
    const tabB = (await refresh(person.refreshToken)).data;
    expect(tabB.refreshToken).toBe(tabA.refreshToken);
    expect((await profile(tabB.token)).status).toBe(200);
    expect((await refresh(tabB.refreshToken)).status).toBe(200);
  });

  it('takes a token used again within 30 seconds by another browser for stolen', async () => {
    const person = await world.person();
    expect(await refreshAs('Firefox on a laptop', person.refreshToken)).toBe(200);
    expect(await refreshAs('Firefox on a laptop', person.refreshToken)).toBe(200);
    expect(await refreshAs('curl', person.refreshToken)).toBe(401);
    expect(await refreshAs('Firefox on a laptop', person.refreshToken)).toBe(401);
    expect((await profile(person.token)).code).toBe('session.expired');
  });

  it('ends a session 180 days after the sign-in, however often it was refreshed', async () => {
    const { id } = await world.person();
    let { refreshToken, token } = await anotherDevice(id, true);
    const renew = async (seconds: number) => {
      world.clock.advance(seconds);
      ({ refreshToken, token } = (await refresh(refreshToken)).data);
    };
    for (let month = 0; month < 6; month += 1) await renew(30 * DAY - 1);
    await renew(5);
    expect((await profile(token)).status).toBe(200);
    world.clock.advance(1);
    expect((await profile(token)).code).toBe('session.expired');
    expect((await refresh(refreshToken)).code).toBe('session.refresh_invalid');
  });

  it('counts by token: whoever uses one up slows nobody else, of the same address', async () => {
    const strict = await openWorld({ limiter: memoryRateLimiter(() => 0), beside: world });
    const [loud, quiet] = [await strict.person(), await strict.person()];
    const many = await inParallel(70, () =>
      strict.call(signIn.refresh, { body: { refreshToken: loud.refreshToken } }),
    );
    expect(countStatuses(many)).toEqual({ 200: 60, 429: 10 });
    for (let n = 0; n < 650; n += 50)
      await inParallel(50, (at) =>
        strict.call(signIn.refresh, { body: { refreshToken: `kimsenin-jetonu-${n + at}` } }),
      );
    const body = { refreshToken: quiet.refreshToken };
    expect((await strict.call(signIn.refresh, { body })).status).toBe(200);
    await strict.close();
  });

  it('takes a token used again after 31 seconds for stolen: the family ends, newest tokens too', async () => {
    const person = await world.person();
    const next = (await refresh(person.refreshToken)).data;
    expect((await profile(next.token)).status).toBe(200);
    world.clock.advance(31);
    expect((await refresh(person.refreshToken)).code).toBe('session.refresh_invalid');
    expect((await refresh(next.refreshToken)).code).toBe('session.refresh_invalid');
    expect((await profile(next.token)).code).toBe('session.expired');
    expect((await profile(person.token)).code).toBe('session.expired');
  });

  it("leaves the person's other devices signed in when a family ends", async () => {
    const person = await world.person();
    const phone = await anotherDevice(person.id, true);
    await refresh(person.refreshToken);
    world.clock.advance(31);
    await refresh(person.refreshToken);
    expect((await profile(phone.token)).status).toBe(200);
    expect((await refresh(phone.refreshToken)).status).toBe(200);
  });

  it.each([
    ['30 days when remembered', true, 30 * DAY],
    ['12 hours when not', false, 12 * HOUR],
  ])('keeps a device for %s, counted from its last refresh', async (_, remembered, seconds) => {
    const { id } = await world.person();
    const { refreshToken } = await anotherDevice(id, remembered);
    world.clock.advance(seconds - 1);
    const next = (await refresh(refreshToken)).data;
    world.clock.advance(seconds - 1);
    const last = (await refresh(next.refreshToken)).data;
    world.clock.advance(seconds);
    expect((await refresh(last.refreshToken)).code).toBe('session.refresh_invalid');
    await sweepExpired(world.deps);
    expect(
      await world.rows(sql`select id from sessions where user_id = ${id} and remembered = ${remembered}`),
    ).toEqual([]);
  });

  it('refuses one nobody was given, and one of a suspended person', async () => {
    const person = await world.person();
    expect((await refresh('bunu-kimse-vermedi-0123456789')).code).toBe('session.refresh_invalid');
    await world.db.run(sql`update users set is_active = false where id = ${person.id}`);
    expect((await refresh(person.refreshToken)).code).toBe('session.refresh_invalid');
  });

  it('answers many refreshes of one token at once, all with one successor', async () => {
    const { id, refreshToken } = await world.person();
    const answers = await inParallel(parallelRefreshes, () => refresh(refreshToken));
    expect(countStatuses(answers)).toEqual({ 200: parallelRefreshes });
    expect(new Set(answers.map(({ data }) => data.refreshToken)).size).toBe(1);
    const stored = await world.rows(sql`
      select t.hash from refresh_tokens t join sessions s on s.id = t.session_id where s.user_id = ${id}`);
    expect(stored).toHaveLength(2);
  });

  it('never fails while a sign-out, a suspension or an erasure overtakes it', async () => {
    const admin = await world.person({ role: 'admin' });
    const endings = [
      (person: TestPerson) => person.call(account.logout, { body: { all: true } }),
      (person: TestPerson) =>
        admin.call(users.update, { params: { id: person.id }, body: { isActive: false } }),
      (person: TestPerson) => admin.call(users.remove, { params: { id: person.id } }),
    ];
    for (const ending of endings)
      for (let round = 0; round < 8; round += 1) {
        const person = await world.person();
        const phone = await anotherDevice(person.id, true);
        const [ended, ...answers] = await Promise.all([
          ending(person),
          ...Array.from({ length: 6 }, (_, n) => refresh((n % 2 ? person : phone).refreshToken)),
        ]);
        expect(ended.status).toBe(200);
        for (const { status } of answers) expect([200, 401]).toContain(status);
        expect((await refresh(person.refreshToken)).code).toBe('session.refresh_invalid');
      }
  });
});
