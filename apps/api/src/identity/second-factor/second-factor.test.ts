import { account } from '@netlik/contract/identity/account';
import { type FactorChallenge, secondFactor } from '@netlik/contract/identity/second-factor';
import { signIn } from '@netlik/contract/identity/sign-in';
import { users } from '@netlik/contract/identity/users';
import { addPasskeyTo, createAuthenticator, switchCodesOn } from '@netlik/testkit/authenticator';
import { inParallel } from '@netlik/testkit/parallel';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';

const PASSWORD = 'yeşil kaplumbağa 42';
let world: World;
let passwordHash: string;
beforeAll(async () => {
  world = await openWorld();
  passwordHash = await world.deps.passwords.hash(PASSWORD);
});
afterAll(() => world.close());

const withPassword = (wanted = {}) => world.person({ passwordHash, ...wanted });
const login = ({ email }: TestPerson, password = PASSWORD) =>
  world.call(signIn.login, { body: { email, password, remember: true } });
const challengeOf = async (person: TestPerson) =>
  ((await login(person)).current as FactorChallenge).challenge;
const finish = (challenge: string, code: string) =>
  world.call(secondFactor.signInWithCode, { body: { challenge, code } });
const STEP_SECONDS = 30;

describe('a sign-in with codes on', () => {
  it('gives no tokens for the password alone, and a session for password and code', async () => {
    const person = await withPassword();
    const { code } = await switchCodesOn(world, person);
    const first = await login(person);
    expect([first.status, first.code]).toEqual([403, 'sign_in.factor_required']);
    expect(Object.keys(first)).toEqual(expect.not.arrayContaining(['token', 'refreshToken', 'user']));
    const { challenge, ...ways } = first.current as FactorChallenge;
    expect(ways).toEqual({ codes: true, passkeys: false });
    world.clock.advance(STEP_SECONDS);
    const { token, user } = (await finish(challenge, code())).data;
    expect(user._id).toBe(person.id);
    expect((await world.call(account.profile, {}, token)).status).toBe(200);
    const [session] = await world.rows<{ remembered: boolean }>(
      sql`select remembered from sessions where user_id = ${person.id} order by created_at desc, id desc limit 1`,
    );
    expect(session!.remembered).toBe(true);
  });

  it('takes each code and each challenge once, also in parallel', async () => {
    const person = await withPassword();
    const { code } = await switchCodesOn(world, person);
    expect((await finish(await challengeOf(person), code())).code).toBe('factor.code_wrong');
    world.clock.advance(STEP_SECONDS);
    const challenges = await Promise.all([1, 2, 3, 4].map(() => challengeOf(person)));
    const answers = await Promise.all(challenges.map((challenge) => finish(challenge, code())));
    expect(answers.map((each) => each.code).sort()).toEqual([
      'factor.code_wrong',
      'factor.code_wrong',
      'factor.code_wrong',
      null,
    ]);
    const spent = challenges[answers.findIndex((each) => each.code === null)]!;
    world.clock.advance(STEP_SECONDS);
    expect((await finish(spent, code())).code).toBe('factor.challenge_expired');
  });

  it('refuses a challenge after five minutes, after a change of the password, and one that was altered', async () => {
    const person = await withPassword();
    const { code } = await switchCodesOn(world, person);
    const old = await challengeOf(person);
    world.clock.advance(301);
    expect((await finish(old, code())).code).toBe('factor.challenge_expired');
    const before = await challengeOf(person);
    const other = await world.deps.passwords.hash('başka bir parola 9');
    await world.db.run(sql`update users set password_hash = ${other} where id = ${person.id}`);
    expect((await finish(before, code())).code).toBe('factor.challenge_expired');
    const altered = `A${before.slice(1)}`;
    expect((await finish(altered, code())).code).toBe('factor.challenge_expired');
  });

  it('refuses the sixth wrong code from one address, and then the right one too', async () => {
    const person = await withPassword();
    const { code } = await switchCodesOn(world, person);
    world.clock.advance(STEP_SECONDS);
    const challenge = await challengeOf(person);
    for (let tried = 0; tried < 5; tried += 1)
      expect((await finish(challenge, '000 000')).code).toBe('factor.code_wrong');
    expect((await finish(challenge, code())).code).toBe('request.too_many');
  });

  it('takes each of ten recovery codes once, however it is typed', async () => {
    const person = await withPassword();
    const { recoveryCodes } = await switchCodesOn(world, person);
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first] = recoveryCodes as [string];
    const typed = first.toLowerCase().replaceAll('-', ' ');
    expect((await finish(await challengeOf(person), typed)).status).toBe(200);
    expect((await finish(await challengeOf(person), first)).code).toBe('factor.code_wrong');
    expect((await person.call(secondFactor.get, {})).data.recoveryCodesLeft).toBe(9);
    const renewed = (await person.call(secondFactor.renewRecoveryCodes, {})).data.recoveryCodes;
    expect((await finish(await challengeOf(person), recoveryCodes[1]!)).code).toBe('factor.code_wrong');
    expect((await finish(await challengeOf(person), renewed[1]!)).status).toBe(200);
  });

  it('stores neither the secret nor a recovery code readably, and exports none', async () => {
    const person = await withPassword();
    const secret = (await person.call(secondFactor.startCodes, {})).data.secret;
    const stored = await world.rows(
      sql`select secret from authenticator_secrets where user_id = ${person.id}`,
    );
    expect(JSON.stringify(stored)).not.toContain(secret);
    const exported = (await person.call(account.exportData, {})).data.tables;
    expect(Object.keys(exported.authenticator_secrets![0]!)).not.toContain('secret');
  });

  it('counts only once the first code was confirmed, and no longer once codes are off', async () => {
    const person = await withPassword();
    await person.call(secondFactor.startCodes, {});
    expect((await login(person)).status).toBe(200);
    await switchCodesOn(world, person);
    expect((await person.call(secondFactor.startCodes, {})).code).toBe('factor.codes_on');
    expect((await login(person)).code).toBe('sign_in.factor_required');
    await person.call(secondFactor.removeCodes, {});
    expect((await login(person)).status).toBe(200);
    expect((await world.mailTo(person.email))!.subject).toBe('Giriş adımların değişti');
  });
});

const request = async () => (await world.call(secondFactor.requestPasskey, {})).data.challenge;
const enter = (proof: ReturnType<ReturnType<typeof createAuthenticator>['prove']>) =>
  world.call(secondFactor.signInWithPasskey, { body: { proof } });

describe('a passkey', () => {
  it('is added, named, listed and removed', async () => {
    const person = await withPassword();
    const { passkey } = await addPasskeyTo(person, 'Telefonum');
    const rename = { params: { id: passkey.id }, body: { name: 'Eski telefon' } };
    await person.call(secondFactor.renamePasskey, rename);
    const listed = (await person.call(secondFactor.get, {})).data.passkeys;
    expect(listed).toMatchObject([{ id: passkey.id, name: 'Eski telefon', lastUsedAt: null }]);
    expect((await login(person)).code).toBe('sign_in.factor_required');
    await person.call(secondFactor.removePasskey, { params: { id: passkey.id } });
    expect((await person.call(secondFactor.get, {})).data.passkeys).toEqual([]);
    expect((await login(person)).status).toBe(200);
  });

  it('signs in without e-mail and password, once for each challenge', async () => {
    const person = await world.person();
    const { device } = await addPasskeyTo(person);
    const proof = device.prove(await request());
    const answers = await inParallel(4, () => enter(proof));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
    expect(answers.find(({ status }) => status === 200)!.data.user._id).toBe(person.id);
  });

  it.each([
    ['made for another site', { origin: 'https://netlik.test.evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['of a device that nobody has unlocked', { unverified: true }],
  ])('%s is refused', async (_what, faults) => {
    const person = await world.person();
    const { device } = await addPasskeyTo(person);
    expect((await enter(device.prove(await request(), faults))).code).toBe('factor.passkey_wrong');
    const { challenge } = (await person.call(secondFactor.startPasskey, {})).data;
    const created = createAuthenticator().make(challenge, faults);
    expect((await person.call(secondFactor.addPasskey, { body: { name: 'Sahte', created } })).code).toBe(
      'factor.passkey_wrong',
    );
  });

  it('is refused with the challenge of another purpose, of another person or of its own', async () => {
    const person = await world.person();
    const { device } = await addPasskeyTo(person);
    const other = await world.person();
    const { challenge } = (await other.call(secondFactor.startPasskey, {})).data;
    const ownWords = Buffer.alloc(80, 7).toString('base64url');
    for (const wrong of [challenge, ownWords])
      expect((await enter(device.prove(wrong))).code).toBe('factor.challenge_expired');
    const created = createAuthenticator().make(challenge);
    const stolen = await person.call(secondFactor.addPasskey, { body: { name: 'Çalıntı', created } });
    expect(stolen.code).toBe('factor.challenge_expired');
  });

  it('of another account cannot be claimed, and a copy with an older counter is refused', async () => {
    const { device } = await addPasskeyTo(await world.person());
    const other = await world.person();
    const { challenge } = (await other.call(secondFactor.startPasskey, {})).data;
    const body = { name: 'Benim', created: device.make(challenge) };
    expect((await other.call(secondFactor.addPasskey, { body })).code).toBe('factor.passkey_wrong');
    const early = device.prove(await request());
    expect((await enter(device.prove(await request()))).status).toBe(200);
    expect((await enter(early)).code).toBe('factor.passkey_wrong');
  });

  it('opens no account that is suspended', async () => {
    const person = await world.person();
    const { device } = await addPasskeyTo(person);
    await world.db.run(sql`update users set is_active = false where id = ${person.id}`);
    expect((await enter(device.prove(await request()))).code).toBe('sign_in.suspended');
  });

  it('is one of ten at most', async () => {
    const person = await world.person();
    for (let made = 0; made < 10; made += 1) await addPasskeyTo(person, `Cihaz ${made}`);
    expect((await person.call(secondFactor.startPasskey, {})).code).toBe('factor.too_many');
  });
});

describe('a person who lost their second factors', () => {
  it('is helped by another admin, with an audit entry and a mail, and signs in by password again', async () => {
    const admin = await world.person({ role: 'admin' });
    const person = await withPassword();
    await switchCodesOn(world, person);
    await addPasskeyTo(person);
    expect((await admin.call(secondFactor.removeAll, { params: { id: person.id } })).status).toBe(200);
    expect((await person.call(account.profile, {})).code).toBe('session.expired');
    expect((await login(person)).status).toBe(200);
    expect((await world.mailTo(person.email))!.text).toContain('Bir yönetici');
    const entries = await world.rows(sql`
      select action, actor_id = ${admin.id} as "byAdmin", before from audit_entries where user_id = ${person.id}`);
    expect(entries).toEqual([
      { action: 'user.factors_removed', byAdmin: true, before: { codes: true, passkeys: true } },
    ]);
  });

  it('is not helped by themselves', async () => {
    const admin = await world.person({ role: 'admin' });
    await addPasskeyTo(admin);
    const own = await admin.call(secondFactor.removeAll, { params: { id: admin.id } });
    expect(own.code).toBe('user.self_change');
  });
});

describe('where a role needs a second factor', () => {
  let strict: World;
  beforeAll(async () => {
    strict = await openWorld({ config: { secondFactorRoles: ['admin'] } });
  });
  afterAll(() => strict.close());

  it('an admin without one signs in, may only set one up, and is let in with it at once', async () => {
    const email = 'yonetici@test.example';
    const admin = await strict.person({ role: 'admin', email, passwordHash });
    const signedIn = await strict.call(signIn.login, { body: { email, password: PASSWORD } });
    expect(signedIn.data.user.factorDue).toBe(true);
    const refused = await admin.call(users.list, {});
    expect([refused.status, refused.code]).toEqual([403, 'factor.required']);
    const victim = await strict.person();
    expect((await admin.call(users.remove, { params: { id: victim.id } })).code).toBe('factor.required');
    expect((await admin.call(secondFactor.get, {})).data.required).toBe(true);
    await addPasskeyTo(admin);
    await expect.poll(async () => (await admin.call(users.list, {})).status).toBe(200);
    expect((await admin.call(account.profile, {})).data.factorDue).toBe(false);
  });

  it('coaches and students are only offered one', async () => {
    for (const role of ['coach', 'student'] as const) {
      const person = await strict.person({ role });
      expect((await person.call(users.get, { params: { id: person.id } })).data.factorDue).toBe(false);
    }
  });
});
