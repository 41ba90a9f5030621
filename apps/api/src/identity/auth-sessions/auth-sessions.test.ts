import { account } from '@netlik/contract/identity/account';
import { authSessions } from '@netlik/contract/identity/auth-sessions';
import { users } from '@netlik/contract/identity/users';
import { inParallel } from '@netlik/testkit/parallel';
import { openWorld, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';
import { redeemTicket } from '../../platform/live/tickets.service.ts';
import { findPerson } from '../users/users.sql.ts';
import { createAuthSession } from './auth-sessions.service.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const profile = (token: string) => world.call(account.profile, {}, token);
const phoneOf = async (id: string) => {
  const row = (await findPerson(world.db, id))!;
  return world.db.transaction((tx) =>
    createAuthSession(world.deps, tx, row, { ip: '127.0.0.1', device: PHONE }, false),
  );
};

describe('POST /users/logout', () => {
  it('signs out this device at once and no other', async () => {
    const person = await world.person();
    const phone = await phoneOf(person.id);
    expect((await person.call(account.logout, {})).status).toBe(200);
    expect((await profile(person.token)).code).toBe('session.expired');
    expect((await profile(phone.token)).status).toBe(200);
  });

  it('signs out all devices when asked', async () => {
    const person = await world.person();
    const phone = await phoneOf(person.id);
    await person.call(account.logout, { body: { all: true } });
    expect((await profile(person.token)).code).toBe('session.expired');
    expect((await profile(phone.token)).code).toBe('session.expired');
  });
});

describe('GET /users/sessions', () => {
  it("lists one's own devices by a name one recognises, and which is this one", async () => {
    const person = await world.person();
    await world.person();
    world.clock.advance(60);
    await phoneOf(person.id);
    const { data } = await person.call(authSessions.list, {});
    expect(data.map(({ device, current, remembered }) => ({ device, current, remembered }))).toEqual([
      { device: 'Chrome · Android', current: false, remembered: false },
      { device: 'Bilinmeyen cihaz', current: true, remembered: true },
    ]);
  });

  it('leaves out a device whose time has passed', async () => {
    const person = await world.person();
    await phoneOf(person.id);
    expect((await person.call(authSessions.list, {})).data).toHaveLength(2);
    world.clock.advance(12 * 3600);
    const token = world.deps.tokens.sign({
      sub: person.id,
      sid: (
        await world.rows<{ id: string }>(
          sql`select id from sessions where user_id = ${person.id} and remembered`,
        )
      )[0]!.id,
    });
    expect((await world.call(authSessions.list, {}, token)).data).toHaveLength(1);
  });
});

describe('DELETE /users/sessions/:id', () => {
  it('signs that device out at once', async () => {
    const person = await world.person();
    const phone = await phoneOf(person.id);
    expect((await profile(phone.token)).status).toBe(200);
    const { data } = await person.call(authSessions.list, {});
    const { id } = data.find(({ current }) => !current)!;
    expect((await person.call(authSessions.remove, { params: { id } })).status).toBe(200);
    expect((await profile(phone.token)).code).toBe('session.expired');
    expect((await person.call(authSessions.remove, { params: { id } })).code).toBe('session.not_found');
  });

  it("does not reach another's device", async () => {
    const person = await world.person();
    const other = await world.person();
    const { id } = (await other.call(authSessions.list, {})).data[0]!;
    expect((await person.call(authSessions.remove, { params: { id } })).code).toBe('session.not_found');
    expect((await profile(other.token)).status).toBe(200);
  });
});

describe('DELETE /users/sessions', () => {
  it('signs out every device but this one', async () => {
    const person = await world.person();
    const phone = await phoneOf(person.id);
    await person.call(authSessions.removeOthers, {});
    expect((await profile(phone.token)).code).toBe('session.expired');
    expect((await profile(person.token)).status).toBe(200);
  });
});

describe('POST /tickets', () => {
  const ticketOf = async (person: { call: Awaited<ReturnType<World['person']>>['call'] }) =>
    (await person.call(account.ticket, {})).data.ticket;
  const redeem = (ticket: string) => redeemTicket(world.deps, ticket);

  it('opens a socket for its person once, of 50 tries at once', async () => {
    const person = await world.person({ consent: 'due' });
    const ticket = await ticketOf(person);
    const actors = await inParallel(50, () => redeem(ticket));
    expect(actors.filter(Boolean)).toEqual([expect.objectContaining({ id: person.id, consent: 'due' })]);
  });

  it('lives 30 seconds', async () => {
    const person = await world.person();
    const [early, late] = [await ticketOf(person), await ticketOf(person)];
    world.clock.advance(29);
    expect((await redeem(early))?.id).toBe(person.id);
    world.clock.advance(1);
    expect(await redeem(late)).toBeNull();
  });

  it('dies with the session, and with a suspension', async () => {
    const leaving = await world.person();
    const leavingTicket = await ticketOf(leaving);
    await leaving.call(account.logout, {});
    expect(await redeem(leavingTicket)).toBeNull();

    const admin = await world.person({ role: 'admin' });
    const suspended = await world.person();
    const suspendedTicket = await ticketOf(suspended);
    await admin.call(users.update, { params: { id: suspended.id }, body: { isActive: false } });
    expect(await redeem(suspendedTicket)).toBeNull();
  });

  it('is not the access token, nor any other secret of the person', async () => {
    const person = await world.person();
    expect(await redeem(person.token)).toBeNull();
    expect(await redeem(person.refreshToken)).toBeNull();
  });
});
