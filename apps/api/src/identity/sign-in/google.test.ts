import { createHmac } from 'node:crypto';
import { account } from '@netlik/contract/identity/account';
import { secondFactor } from '@netlik/contract/identity/second-factor';
import { signIn } from '@netlik/contract/identity/sign-in';
import { addPasskeyTo } from '@netlik/testkit/authenticator';
import { CLIENT_ID, googleCredential, newSigningKey, startKeyServer } from '@netlik/testkit/google';
import { countStatuses, inParallel } from '@netlik/testkit/parallel';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';

const key = newSigningKey('first');
const nextKey = newSigningKey('second');

let world: World;
let keys: Awaited<ReturnType<typeof startKeyServer>>;
beforeAll(async () => {
  keys = await startKeyServer();
  world = await openWorld({ config: { googleClientId: CLIENT_ID, googleKeysUrl: keys.url } });
});
afterAll(async () => {
  await world.close();
  await keys.stop();
});
beforeEach(() => {
  keys.publish(key);
  // After the hour for which keys are cached.
  world.clock.advance(3601);
});

const enter = (credential: string, remember?: boolean) =>
  world.call(signIn.google, { body: { credential, remember } });
const credential = (claims: Record<string, unknown>, signedWith = key) =>
  googleCredential(signedWith, world.clock.now(), claims);
const callWith =
  (token: string): TestPerson['call'] =>
  (endpoint, input) =>
    world.call(endpoint, input, token);
const rowOf = async (email: string) =>
  (
    await world.rows<Record<string, unknown>>(sql`
      select id, google_sub, password_hash, email_verified_at is not null as verified from users where email = ${email}`)
  )[0];

describe('POST /users/google-login', () => {
  it('makes a student of somebody new, whose e-mail Google vouches for', async () => {
    const { data } = await enter(
      credential({ sub: 'g-new', email: 'Yeni@Gmail.Example', given_name: 'Gül', family_name: 'Işık' }),
    );
    expect(data.user).toMatchObject({
      email: 'yeni@gmail.example',
      firstName: 'Gül',
      lastName: 'Işık',
      role: 'student',
      consent: 'due',
    });
    expect((await world.call(account.profile, {}, data.token)).data._id).toBe(data.user._id);
    expect(await rowOf('yeni@gmail.example')).toMatchObject({ google_sub: 'g-new', verified: true });
  });

  it('cleans names, and refuses an id or address that is none', async () => {
    const names = { given_name: 'Gül\r\nBcc: x@y.example', family_name: 'I\u0000şık https://kotu.example' };
    const { data } = await enter(credential({ sub: 'g-names', email: 'adlar@gmail.example', ...names }));
    expect(data.user).toMatchObject({
      firstName: 'Gül Bcc x y. example',
      lastName: 'I şık https kotu. example',
    });
    for (const claims of [
      { sub: 'g\u0000', email: 'nul@gmail.example' },
      { sub: 'g-mail', email: 'nul\u0000@gmail.example' },
      { sub: 'g-mail', email: 'a@b.example\r\nBcc: c@d.example' },
    ])
      expect((await enter(credential(claims))).code).toBe('google.invalid');
  });

  it('knows the person again by their Google id, also under another e-mail', async () => {
    const first = (await enter(credential({ sub: 'g-again', email: 'eski@gmail.example' }))).data;
    const second = (await enter(credential({ sub: 'g-again', email: 'baska@gmail.example' }))).data;
    expect(second.user._id).toBe(first.user._id);
    expect(await rowOf('baska@gmail.example')).toBeUndefined();
  });

  it('makes one person of 20 first sign-ins at once', async () => {
    const answers = await inParallel(20, () =>
      enter(credential({ sub: 'g-many', email: 'cok@gmail.example' })),
    );
    expect(countStatuses(answers)).toEqual({ 200: 20 });
    expect(new Set(answers.map(({ data }) => data.user._id)).size).toBe(1);
  });

  it('links to a verified account, which keeps its password and its devices', async () => {
    const passwordHash = await world.deps.passwords.hash('kendi-parolam-1');
    const person = await world.person({ passwordHash });
    const { data } = await enter(credential({ sub: 'g-link', email: person.email }));
    expect(data.user._id).toBe(person.id);
    expect(await rowOf(person.email)).toMatchObject({ google_sub: 'g-link', password_hash: passwordHash });
    expect((await person.call(account.profile, {})).status).toBe(200);
  });

  it('links to an unverified account only after dropping what a stranger set up there', async () => {
    const passwordHash = await world.deps.passwords.hash('yabancinin-parolasi');
    const person = await world.person({ passwordHash, verified: false });
    await world.call(signIn.resendVerification, { body: { email: person.email } });
    const link = (await world.mailTo(person.email))!.link!.searchParams;
    const { data } = await enter(credential({ sub: 'g-drop', email: person.email }));
    expect(data.user._id).toBe(person.id);
    expect(await rowOf(person.email)).toMatchObject({
      google_sub: 'g-drop',
      password_hash: null,
      verified: true,
    });
    expect((await person.call(account.profile, {})).code).toBe('session.expired');
    const renewed = await world.call(signIn.refresh, { body: { refreshToken: person.refreshToken } });
    expect(renewed.code).toBe('session.refresh_invalid');
    const body = { uid: link.get('uid')!, token: link.get('token')!, password: 'yabancinin-parolasi' };
    expect((await world.call(signIn.verifyEmail, { body })).code).toBe('email.verified');
  });

  it('drops a password of a verified account that nobody has proven, with its devices, and says so', async () => {
    const passwordHash = await world.deps.passwords.hash('yabancinin-parolasi');
    const person = await world.person({ passwordHash, passwordProven: false });
    await enter(credential({ sub: 'g-unproven', email: person.email }));
    expect((await rowOf(person.email))?.password_hash).toBeNull();
    expect((await person.call(account.profile, {})).code).toBe('session.expired');
    expect((await world.mailTo(person.email))?.subject).toBe('Hesabın Google ile bağlandı');
    const body = { email: person.email, password: 'yabancinin-parolasi' };
    expect((await world.call(signIn.login, { body })).code).toBe('sign_in.wrong');
  });

  it('drops second factors with a password that nobody has proven, and asks for those of the owner', async () => {
    const passwordHash = await world.deps.passwords.hash('bir yabancının şifresi 1');
    const strangers = await world.person({ passwordHash, passwordProven: false });
    await addPasskeyTo(strangers);
    const claims = { sub: 'g-factors', email: strangers.email };
    const { data } = await enter(credential(claims));
    const owner = { ...strangers, call: callWith(data.token) };
    expect((await owner.call(secondFactor.get, {})).data.passkeys).toEqual([]);
    await addPasskeyTo(owner);
    const refused = await enter(credential(claims));
    expect(refused.code).toBe('sign_in.factor_required');
    expect(refused.current).toMatchObject({ codes: false, passkeys: true });
  });

  it('does not hand an account linked to one Google person to another', async () => {
    await enter(credential({ sub: 'g-owner', email: 'paylasilan@gmail.example' }));
    const answer = await enter(credential({ sub: 'g-thief', email: 'paylasilan@gmail.example' }));
    expect([answer.status, answer.code]).toEqual([401, 'google.invalid']);
  });

  it('refuses a suspended person', async () => {
    const person = await world.person({ suspended: true });
    expect((await enter(credential({ sub: 'g-suspended', email: person.email }))).code).toBe(
      'sign_in.suspended',
    );
    expect((await rowOf(person.email))?.google_sub).toBeNull();
  });

  const seconds = () => world.clock.now().getTime() / 1000;
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const swapHeader = (token: string, header: object, sign: (input: string) => string) => {
    const input = `${part(header)}.${token.split('.')[1]}`;
    return `${input}.${sign(input)}`;
  };
  const bad: Record<string, (good: Record<string, unknown>) => string> = {
    'another audience': (good) => credential({ ...good, aud: 'somebody-else.apps.googleusercontent.com' }),
    'no audience': (good) => credential({ ...good, aud: undefined }),
    'another issuer': (good) => credential({ ...good, iss: 'https://accounts.google.com.evil.example' }),
    'no issuer': (good) => credential({ ...good, iss: undefined }),
    'an expired one': (good) => credential({ ...good, exp: seconds() - 31 }),
    'one without expiry': (good) => credential({ ...good, exp: undefined }),
    'one not yet valid': (good) => credential({ ...good, nbf: seconds() + 60 }),
    'an e-mail Google has not verified': (good) => credential({ ...good, email_verified: false }),
    'one without e-mail': (good) => credential({ ...good, email: undefined }),
    'one without a Google id': (good) => credential({ ...good, sub: undefined }),
    'another key under a known name': (good) => credential(good, { ...nextKey, kid: key.kid }),
    'a key nobody published': (good) => credential(good, nextKey),
    'a changed payload': (good) => {
      const [header, , signature] = credential(good).split('.');
      return `${header}.${part({ ...good, aud: CLIENT_ID, exp: seconds() + 60 })}.${signature}`;
    },
    'alg none': (good) => swapHeader(credential(good), { alg: 'none', kid: key.kid }, () => ''),
    'HS256 with the public key as its secret': (good) =>
      swapHeader(credential(good), { alg: 'HS256', kid: key.kid }, (input) =>
        createHmac('sha256', key.publicPem).update(input).digest('base64url'),
      ),
    garbage: () => 'bu bir kimlik değil',
  };
  it.each(Object.keys(bad))('refuses %s and makes nobody', async (name) => {
    const email = `kotu-${Object.keys(bad).indexOf(name)}@gmail.example`;
    const answer = await enter(bad[name]!({ sub: `g-${name}`, email }));
    expect([answer.status, answer.code]).toEqual([401, 'google.invalid']);
    expect(await rowOf(email)).toBeUndefined();
  });

  it('picks up a key that Google begins to use, looking at most once a minute', async () => {
    await enter(credential({ sub: 'g-rotate', email: 'anahtar@gmail.example' }));
    keys.publish(key, nextKey);
    world.clock.advance(61);
    const rotated = credential({ sub: 'g-rotate', email: 'anahtar@gmail.example' }, nextKey);
    const before = keys.state.asked;
    expect((await enter(rotated)).status).toBe(200);
    expect(keys.state.asked).toBe(before + 1);
    const unknown = newSigningKey('third');
    for (let n = 0; n < 3; n += 1) await enter(credential({ sub: 'g-x', email: 'x@gmail.example' }, unknown));
    expect(keys.state.asked).toBe(before + 1);
  });

  it('stops trusting a key that Google withdrew, within the hour', async () => {
    await enter(credential({ sub: 'g-old', email: 'eskianahtar@gmail.example' }));
    keys.publish(nextKey);
    world.clock.advance(3601);
    expect((await enter(credential({ sub: 'g-old', email: 'eskianahtar@gmail.example' }))).code).toBe(
      'google.invalid',
    );
  });

  it.each([
    ['fails', 500, '{}'],
    ['answers with something else', 200, '<html>'],
    ['answers without keys', 200, '{}'],
    ['answers with broken keys', 200, '{"keys":[null,{"kty":"RSA","kid":"first"}]}'],
  ])('says so when the key server %s', async (_, status, body) => {
    Object.assign(keys.state, { status, body });
    const answer = await enter(credential({ sub: 'g-down', email: 'kapali@gmail.example' }));
    expect([answer.status, answer.code]).toEqual([503, 'google.unavailable']);
  });

  it('says so when the key server is away', async () => {
    const gone = await startKeyServer();
    await gone.stop();
    const lone = await openWorld({ config: { googleClientId: CLIENT_ID, googleKeysUrl: gone.url } });
    const body = { credential: googleCredential(key, lone.clock.now(), { sub: 'g', email: 'a@b.example' }) };
    expect((await lone.call(signIn.google, { body })).code).toBe('google.unavailable');
    await lone.close();
  });
});

describe('GET /users/google-config', () => {
  it('gives the client id, or null where there is none, and then sign-in says 503', async () => {
    expect((await world.call(signIn.googleConfig, {})).data).toEqual({ clientId: CLIENT_ID });
    const without = await openWorld();
    expect((await without.call(signIn.googleConfig, {})).data).toEqual({ clientId: null });
    const answer = await without.call(signIn.google, { body: { credential: 'x' } });
    expect([answer.status, answer.code]).toEqual([503, 'google.not_configured']);
    await without.close();
  });
});
