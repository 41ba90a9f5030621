import { randomUUID } from 'node:crypto';
import { account } from '@netlik/contract/identity/account';
import { signIn } from '@netlik/contract/identity/sign-in';
import { mailedLink } from '@netlik/testkit/mailed-link';
import { countStatuses, inParallel } from '@netlik/testkit/parallel';
import { openWorld, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const register = (email: string, password = 'uzun-bir-parola-7', names: object = {}) => {
  world.clock.advance(1);
  return world.call(signIn.register, { body: { email, password, ...names } });
};
const login = (email: string, password: string) => world.call(signIn.login, { body: { email, password } });
const confirm = (link: { uid: string; token: string }, password: string) =>
  world.call(signIn.verifyEmail, { body: { ...link, password } });
const peopleWith = async (email: string) => {
  await world.answerMailRequests();
  return world.rows<{ id: string; verified: boolean }>(
    sql`select id, email_verified_at is not null as verified from users where email = ${email}`,
  );
};

const browserOf = (owner: string) => owner.repeat(43);
const registerIn = (browser: string, email: string, password: string) => {
  world.clock.advance(1);
  return world.call(signIn.register, { body: { email, password, browser } });
};
const open = (link: { uid: string; token: string }, browser: string, more: object = {}) =>
  world.call(signIn.verifyEmail, { body: { ...link, browser, ...more } });

describe('a registration’s link', () => {
  const email = () => `baglanti-${randomUUID()}@test.example`;

  it('verifies and signs in without a password in the browser that registered, once', async () => {
    const mine = email();
    await registerIn(browserOf('a'), mine, 'benim-parolam-1');
    const link = await mailedLink(world, mine);
    const known = { ...link, browser: browserOf('a') };
    expect((await world.call(signIn.checkVerification, { body: known })).data.needsPassword).toBe(false);
    const { data } = await open(link, browserOf('a'));
    expect((await world.call(account.profile, {}, data!.token)).data).toMatchObject({
      email: mine,
      firstRunDue: true,
    });
    expect((await login(mine, 'benim-parolam-1')).status).toBe(200);
    expect((await open(link, browserOf('a'))).code).toBe('email.verified');
    expect(
      await world.rows(
        sql`select from user_tokens where password_hash is not null and user_id = ${link.uid}`,
      ),
    ).toEqual([]);
  });

  it('asks elsewhere for a password, which is the one that counts, and signs in', async () => {
    const mine = email();
    await registerIn(browserOf('a'), mine, 'yabancinin-parolasi');
    const link = await mailedLink(world, mine);
    for (const body of [link, { ...link, browser: browserOf('b') }]) {
      expect((await world.call(signIn.checkVerification, { body })).data.needsPassword).toBe(true);
      const refused = await world.call(signIn.verifyEmail, { body });
      expect([refused.status, refused.errors[0]?.path]).toEqual([422, 'password']);
    }
    const { data } = await open(link, browserOf('b'), { password: 'sahibinin-parolasi' });
    expect(data?.user.email).toBe(mine);
    expect((await login(mine, 'yabancinin-parolasi')).code).toBe('sign_in.wrong');
    expect((await login(mine, 'sahibinin-parolasi')).status).toBe(200);
  });

  it('puts the password of its own browser in place, whoever registered the address besides', async () => {
    const mine = email();
    await registerIn(browserOf('a'), mine, 'yabancinin-parolasi');
    const strangers = await mailedLink(world, mine);
    await registerIn(browserOf('b'), mine, 'sahibinin-parolasi');
    const owners = await mailedLink(world, mine);
    expect((await open(strangers, browserOf('b'))).errors[0]?.path).toBe('password');
    expect((await open(owners, browserOf('b'))).status).toBe(200);
    expect((await open(strangers, browserOf('a'))).code).toBe('email.verified');
    expect((await login(mine, 'yabancinin-parolasi')).code).toBe('sign_in.wrong');
    expect((await login(mine, 'sahibinin-parolasi')).status).toBe(200);
  });

  it('needs no password either when that browser has it sent again', async () => {
    const mine = email();
    await registerIn(browserOf('a'), mine, 'benim-parolam-1');
    await world.answerMailRequests();
    for (const [browser, needsPassword] of [
      [browserOf('a'), false],
      [browserOf('b'), true],
    ] as const) {
      world.clock.advance(1);
      await world.call(signIn.resendVerification, { body: { email: mine, browser } });
      const body = { ...(await mailedLink(world, mine)), browser };
      expect((await world.call(signIn.checkVerification, { body })).data.needsPassword).toBe(needsPassword);
    }
  });

  it.each([
    ['a suspended account', sql`is_active = false`, 'sign_in.suspended'],
    ['an account with a second factor', sql`second_factor = true`, 'sign_in.factor_required'],
  ])('verifies %s and signs nobody in', async (_, change, code) => {
    const mine = email();
    await registerIn(browserOf('a'), mine, 'benim-parolam-1');
    const link = await mailedLink(world, mine);
    await world.db.run(sql`update users set ${change} where id = ${link.uid}`);
    const answer = await open(link, browserOf('a'));
    expect([answer.status, answer.data]).toEqual([200, null]);
    expect((await login(mine, 'benim-parolam-1')).code).toBe(code);
  });
});

describe('POST /users/register', () => {
  it('answers a new, a waiting and a known e-mail alike, and mails them different things', async () => {
    const email = 'ayni@test.example';
    const fresh = await register(email);
    const freshMail = await world.mailTo(email);
    const waiting = await register(email);
    const waitingMail = await world.mailTo(email);
    await confirm(await mailedLink(world, email), 'uzun-bir-parola-7');
    const known = await register(email);
    const knownMail = await world.mailTo(email);

    for (const answer of [fresh, waiting, known]) {
      expect(answer.status).toBe(202);
      expect(answer.data).toBeNull();
    }
    expect(freshMail?.subject).toBe('E-posta adresini doğrula');
    expect(waitingMail?.subject).toBe('E-posta adresini doğrula');
    expect(waitingMail?.link?.href).not.toBe(freshMail?.link?.href);
    expect(knownMail?.subject).toBe('Zaten bir hesabın var');
    expect(knownMail?.link?.pathname).toBe('/login');
    expect(knownMail?.link?.search).toBe('');
    expect(await peopleWith(email)).toHaveLength(1);
  });

  it('makes a student who enters with the password typed beside the link, and until then with none', async () => {
    const email = 'yeni@test.example';
    await register(email, 'benim-parolam-1', { firstName: ' Işıl ', lastName: 'Çağ' });
    const link = await mailedLink(world, email);
    expect((await login(email, 'benim-parolam-1')).code).toBe('sign_in.wrong');
    await confirm(link, 'benim-parolam-1');
    const { data } = await login(email, 'benim-parolam-1');
    expect(data.user).toMatchObject({
      firstName: 'Işıl',
      lastName: 'Çağ',
      role: 'student',
      plan: { tier: 'free' },
      consent: 'due',
    });
  });

  it.each([
    ['before', ['yabancinin-parolasi', 'sahibinin-parolasi'], false],
    ['after', ['sahibinin-parolasi', 'yabancinin-parolasi'], false],
    ['after, with the link sent again', ['sahibinin-parolasi', 'yabancinin-parolasi'], true],
  ])("never puts a stranger's password in place who registers %s the owner", async (order, typed, again) => {
    const email = `yabanci-${order.length}@test.example`;
    for (const password of typed) await register(email, password);
    world.clock.advance(1);
    if (again) await world.call(signIn.resendVerification, { body: { email } });
    await confirm(await mailedLink(world, email), 'sahibinin-parolasi');
    expect((await login(email, 'yabancinin-parolasi')).code).toBe('sign_in.wrong');
    expect((await login(email, 'sahibinin-parolasi')).status).toBe(200);
  });

  it('stores no password before the mailbox is reached', async () => {
    await register('parolasiz@test.example', 'kayitta-yazilan-1');
    await world.answerMailRequests();
    const [row] = await world.rows(
      sql`select password_hash from users where email = 'parolasiz@test.example'`,
    );
    expect(row).toEqual({ password_hash: null });
    expect(await world.rows(sql`select id from jobs.job where data::text like '%kayitta-yazilan%'`)).toEqual(
      [],
    );
  });

  it('keeps the name of the first registration, whichever link is confirmed', async () => {
    const email = 'adlar@test.example';
    await register(email, 'sahibinin-parolasi', { firstName: 'Sahibi' });
    await world.answerMailRequests();
    await register(email, 'yabancinin-parolasi', { firstName: 'Yabancı' });
    expect((await world.mailTo(email))?.text).toContain('Merhaba Sahibi,');
    await confirm(await mailedLink(world, email), 'sahibinin-parolasi');
    expect((await login(email, 'sahibinin-parolasi')).data.user.firstName).toBe('Sahibi');
  });

  it("changes nothing of a known person's account", async () => {
    const email = 'bilinen@test.example';
    await register(email, 'sahibinin-parolasi', { firstName: 'Sahibi' });
    await confirm(await mailedLink(world, email), 'sahibinin-parolasi');
    await register(email, 'yabancinin-parolasi', { firstName: 'Yabancı' });
    await world.answerMailRequests();
    expect((await login(email, 'yabancinin-parolasi')).code).toBe('sign_in.wrong');
    expect((await login(email, 'sahibinin-parolasi')).data.user.firstName).toBe('Sahibi');
  });

  it.each(['123456', 'password', 'QWERTY', 'galatasaray', 'İstanbul34'])(
    'refuses the common password %s and stores nobody',
    async (password) => {
      const answer = await register('yaygin@test.example', password);
      expect(answer.code).toBe('password.common');
      expect(answer.errors).toEqual([{ path: 'password', message: expect.stringContaining('yaygın') }]);
      expect(await peopleWith('yaygin@test.example')).toEqual([]);
    },
  );

  it.each(['yaygin@test.example', 'Çiğdem2008', 'cigdem-yaygin', 'Netlik2026!'])(
    "refuses %s: one's own e-mail or name, or the product's, with or without a year",
    async (password) => {
      const answer = await register('yaygin@test.example', password, { firstName: 'Çiğdem' });
      expect([answer.status, answer.code, answer.errors[0]?.path]).toEqual([
        422,
        'password.personal',
        'password',
      ]);
    },
  );

  it.each([
    ['firstName', 'https://kotu.example'],
    ['firstName', 'kotu.example'],
    ['firstName', 'ada@kotu.example'],
    ['lastName', 'Ali 5000 TL kazandın'],
    ['lastName', 'Ali\r\nBcc: x'],
    ['lastName', '<b>Ali</b>'],
  ])('refuses %s %j: it would be mailed to whoever owns the address', async (field, name) => {
    const answer = await register('adi@test.example', undefined, { [field]: name });
    expect(answer.errors[0]?.path).toBe(field);
  });

  it.each([
    ['Işıl Nur', 'Merhaba Işıl Nur,'],
    ['kotu com', 'Merhaba,'],
    ['Paranız yattı hemen bizi arayınız', 'Merhaba,'],
  ])('greets a stranger who is called %j with %j', async (firstName, greeting) => {
    const email = `selam-${firstName.length}-${greeting.length}@test.example`;
    await register(email, undefined, { firstName });
    expect((await world.mailTo(email))?.text.split('\n')[0]).toBe(greeting);
  });

  it("takes the names people have: letters, spaces and .'’-", async () => {
    const names = { firstName: "Işıl Nur O'Brian", lastName: 'J.R. Çağ-Öz ’ı' };
    expect((await register('gercek@test.example', undefined, names)).status).toBe(202);
  });

  it('refuses a password of 5 or of 129 characters', async () => {
    expect((await register('kisa@test.example', 'kq7!x')).errors[0]?.path).toBe('password');
    expect((await register('uzun@test.example', 'kq7!x'.repeat(26))).errors[0]?.path).toBe('password');
  });

  it('takes an e-mail in any case for the same, also with the I that Turkish lowers to ı', async () => {
    await register('INFO@Test.Example', 'buyuk-harfli-parola');
    expect(await peopleWith('info@test.example')).toHaveLength(1);
    await confirm(await mailedLink(world, 'info@test.example'), 'buyuk-harfli-parola');
    for (const spelling of ['info@test.example', 'INFO@TEST.EXAMPLE', '  Info@Test.example '])
      expect((await login(spelling, 'buyuk-harfli-parola')).status).toBe(200);
    await register('iNfO@test.EXAMPLE', 'baska-bir-parola');
    expect(await peopleWith('info@test.example')).toHaveLength(1);
  });

  it('makes one person of 50 registrations at once, and mails at most 5 times', async () => {
    const email = 'elli@test.example';
    const answers = await inParallel(50, (n) =>
      world.call(signIn.register, { body: { email, password: `elli-kez-kayit-${n}` } }),
    );
    expect(countStatuses(answers)).toEqual({ 202: 50 });
    expect(await peopleWith(email)).toHaveLength(1);
    const mails = await world.rows(sql`select id from mails where recipient = ${email}`);
    expect(mails).toHaveLength(5);
  });
});
