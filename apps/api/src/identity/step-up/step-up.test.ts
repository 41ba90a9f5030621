import { allEndpoints } from '@netlik/contract/contract';
import type { Endpoint } from '@netlik/contract/endpoint';
import { account } from '@netlik/contract/identity/account';
import { secondFactor } from '@netlik/contract/identity/second-factor';
import { signIn } from '@netlik/contract/identity/sign-in';
import { stepUp } from '@netlik/contract/identity/step-up';
import { users } from '@netlik/contract/identity/users';
import { backup } from '@netlik/contract/platform/backup';
import { addPasskeyTo, switchCodesOn } from '@netlik/testkit/authenticator';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';

const PASSWORD = 'yeşil kaplumbağa 42';
// Access tokens and step-ups live equally long; this is their last second.
const LATER_SECONDS = 9 * 60 + 59;
let world: World;
let passwordHash: string;
let other: TestPerson;

const withNewToken = async (person: TestPerson): Promise<TestPerson> => {
  const body = { refreshToken: person.refreshToken };
  const { token, refreshToken } = (await world.call(signIn.refresh, { body })).data;
  return { ...person, token, refreshToken, call: (endpoint, input) => world.call(endpoint, input, token) };
};

/** Signed in more than ten minutes ago, with a new token. */
const longSignedIn = async (wanted: Parameters<World['person']>[0]): Promise<TestPerson> => {
  const person = await world.person(wanted);
  world.clock.advance(601);
  return withNewToken(person);
};

beforeAll(async () => {
  world = await openWorld();
  passwordHash = await world.deps.passwords.hash(PASSWORD);
});
beforeEach(async () => {
  other = await world.person({ passwordHash });
});
afterAll(() => world.close());

/**
 * Actions that need a step-up: erasing, role changes, exports of others, backups, restores, own e-mail or
 * password.
 */
const guarded: [string, Endpoint, (person: TestPerson) => object][] = [
  ['erasing a person', users.remove, () => ({ params: { id: other.id } })],
  ['erasing oneself without a password', users.remove, ({ id }) => ({ params: { id } })],
  ['changing a role', users.update, () => ({ params: { id: other.id }, body: { role: 'coach' } })],
  [
    'making an admin',
    users.create,
    () => ({ body: { email: 'yeni@x.example', password: 'kırmızı bisiklet 7', role: 'admin' } }),
  ],
  ['a backup', backup.create, () => ({ body: {} })],
  [
    'changing one’s own e-mail',
    users.update,
    ({ id }) => ({ params: { id }, body: { email: `${id}@yeni.example` } }),
  ],
  ['a first password', account.changePassword, () => ({ body: { newPassword: 'kırmızı bisiklet 7' } })],
  ['adding a passkey', secondFactor.startPasskey, () => ({})],
  ['switching codes on', secondFactor.startCodes, () => ({})],
  ['removing another’s second factors', secondFactor.removeAll, () => ({ params: { id: other.id } })],
];

describe('ten minutes after the sign-in', () => {
  it.each(guarded)('%s needs a step-up', async (_what, endpoint, input) => {
    const admin = await longSignedIn({ role: 'admin' });
    const refused = await admin.call(endpoint, input(admin) as never);
    expect([refused.status, refused.code]).toEqual([403, 'step_up.required']);
    expect(await world.rows(sql`select role from users where id = ${other.id}`)).toEqual([
      { role: 'student' },
    ]);
  });

  it('one’s own profile, and a role that stays, need none', async () => {
    const admin = await longSignedIn({ role: 'admin' });
    const own = { params: { id: admin.id }, body: { bio: 'Merhaba.', role: 'admin', email: admin.email } };
    expect((await admin.call(users.update, own as never)).status).toBe(200);
    expect((await admin.call(account.exportData, {})).status).toBe(200);
  });

  it('the password in the request itself is the step-up of a new password and of erasing oneself', async () => {
    const person = await longSignedIn({ passwordHash });
    const without = { params: { id: person.id } };
    expect((await person.call(users.remove, without)).code).toBe('password.wrong');
    const body = { currentPassword: PASSWORD, newPassword: 'kırmızı bisiklet 7' };
    expect((await person.call(account.changePassword, { body })).status).toBe(200);
    const erase = { params: { id: person.id }, body: { password: 'kırmızı bisiklet 7' } };
    expect((await person.call(users.remove, erase)).status).toBe(200);
  });
});

describe('POST /users/step-up', () => {
  const backUp = (admin: TestPerson) => admin.call(backup.create, { body: {} });

  it('counts for ten minutes, on its own session only', async () => {
    const admin = await longSignedIn({ role: 'admin', passwordHash });
    const { email } = admin;
    await admin.call(stepUp.prove, { body: { password: PASSWORD } });
    expect((await admin.call(secondFactor.startCodes, {})).status).toBe(200);
    world.clock.advance(LATER_SECONDS);
    expect((await admin.call(secondFactor.startCodes, {})).status).toBe(200);
    const fresh = (await world.call(signIn.login, { body: { email, password: PASSWORD } })).data;
    world.clock.advance(2);
    expect((await world.call(secondFactor.startCodes, {}, fresh.token)).status).toBe(200);
    const later = await withNewToken(admin);
    expect((await later.call(secondFactor.startCodes, {})).code).toBe('step_up.required');
  });

  it('takes the password, a code or a passkey, and names which there are', async () => {
    const person = await world.person({ role: 'admin', passwordHash });
    expect((await person.call(stepUp.ways, {})).data).toEqual({
      password: true,
      codes: false,
      passkey: null,
    });
    const { code, recoveryCodes } = await switchCodesOn(world, person);
    const { device } = await addPasskeyTo(person);
    world.clock.advance(601);
    const admin = await withNewToken(person);
    const prove = (body: object) => admin.call(stepUp.prove, { body });
    expect((await backUp(admin)).code).toBe('step_up.required');
    expect((await prove({ password: 'yanlış şifre' })).code).toBe('password.wrong');
    expect((await prove({ code: '000000' })).code).toBe('factor.code_wrong');
    expect((await backUp(admin)).code).toBe('step_up.required');
    const { passkey } = (await admin.call(stepUp.ways, {})).data;
    const proof = device.prove(passkey!.challenge);
    for (const body of [{ code: code() }, { code: recoveryCodes[0]! }, { passkey: proof }])
      expect((await prove(body)).status).toBe(200);
    expect((await backUp(admin)).status).toBe(201);
    expect((await prove({ passkey: proof })).status).toBe(422);
  });

  it('refuses the passkey of another person', async () => {
    const { device } = await addPasskeyTo(other);
    const person = await world.person({});
    await addPasskeyTo(person);
    const { passkey } = (await person.call(stepUp.ways, {})).data;
    const body = { passkey: device.prove(passkey!.challenge) };
    expect((await person.call(stepUp.prove, { body })).code).toBe('factor.passkey_wrong');
  });
});

describe('the contract', () => {
  it('asks for a step-up before every export, backup and restore that is not of one’s own data', () => {
    const ofOneself = ['account.exportData', 'flashcards.export'];
    const namesOnly = ['operations.backups'];
    const open = allEndpoints
      .filter(({ name, endpoint }) => /export|backup|restore/i.test(`${name} ${endpoint.path}`))
      .filter(({ endpoint }) => !endpoint.stepUp)
      .map(({ name }) => name);
    expect(open.sort()).toEqual([...ofOneself, ...namesOnly].sort());
  });
});
