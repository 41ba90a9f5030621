import { signIn } from '@netlik/contract/identity/sign-in';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../db/database.ts';
import { mailedLink } from '../../../testing/mailed-link.ts';
import { countStatuses, inParallel } from '../../../testing/parallel.ts';
import { openWorld, type World } from '../../../testing/world.ts';

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
const open = async (link: { uid: string; token: string }) => world.call(signIn.verifyEmail, { body: link });
const peopleWith = (email: string) =>
  world.rows<{ id: string; verified: boolean }>(
    sql`select id, email_verified_at is not null as verified from users where email = ${email}`,
  );

describe('POST /users/register', () => {
  it('answers a new, a waiting and a known e-mail alike, and mails them different things', async () => {
    const email = 'ayni@test.example';
    const fresh = await register(email);
    const freshMail = await world.mailTo(email);
    const waiting = await register(email);
    const waitingMail = await world.mailTo(email);
    await open(await mailedLink(world, email));
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

  it('makes a student who cannot enter before the link is opened', async () => {
    const email = 'yeni@test.example';
    await register(email, 'benim-parolam-1', { firstName: ' Işıl ', lastName: 'Çağ' });
    expect((await login(email, 'benim-parolam-1')).code).toBe('sign_in.unverified');
    await open(await mailedLink(world, email));
    const { data } = await login(email, 'benim-parolam-1');
    expect(data.user).toMatchObject({
      firstName: 'Işıl',
      lastName: 'Çağ',
      role: 'student',
      plan: { tier: 'free' },
      consent: 'due',
    });
  });

  it("puts in place the password of the registration whose link is opened, not a stranger's before it", async () => {
    const email = 'once-yabanci@test.example';
    await register(email, 'yabancinin-parolasi', { firstName: 'Yabancı' });
    await register(email, 'sahibinin-parolasi', { firstName: 'Sahibi' });
    await open(await mailedLink(world, email));
    expect((await login(email, 'yabancinin-parolasi')).code).toBe('sign_in.wrong');
    expect((await login(email, 'sahibinin-parolasi')).data.user.firstName).toBe('Sahibi');
  });

  it("keeps the owner's password when a stranger registers after them", async () => {
    const email = 'sonra-yabanci@test.example';
    await register(email, 'sahibinin-parolasi', { firstName: 'Sahibi' });
    const link = await mailedLink(world, email);
    await register(email, 'yabancinin-parolasi', { firstName: 'Yabancı' });
    const strangers = await mailedLink(world, email);
    await open(link);
    expect((await login(email, 'yabancinin-parolasi')).code).toBe('sign_in.wrong');
    expect((await login(email, 'sahibinin-parolasi')).data.user.firstName).toBe('Sahibi');
    expect((await open(strangers)).code).toBe('token.invalid');
  });

  it("changes nothing of a known person's account", async () => {
    const email = 'bilinen@test.example';
    await register(email, 'sahibinin-parolasi', { firstName: 'Sahibi' });
    await open(await mailedLink(world, email));
    await register(email, 'yabancinin-parolasi', { firstName: 'Yabancı' });
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

  it('refuses a password of 5 or of 129 characters', async () => {
    expect((await register('kisa@test.example', 'kq7!x')).errors[0]?.path).toBe('password');
    expect((await register('uzun@test.example', 'kq7!x'.repeat(26))).errors[0]?.path).toBe('password');
  });

  it('takes an e-mail in any case for the same, also with the I that Turkish lowers to ı', async () => {
    await register('INFO@Test.Example', 'buyuk-harfli-parola');
    expect(await peopleWith('info@test.example')).toHaveLength(1);
    await open(await mailedLink(world, 'info@test.example'));
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
