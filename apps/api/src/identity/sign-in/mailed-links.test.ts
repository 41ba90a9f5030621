import { account } from '@netlik/contract/identity/account';
import { signIn } from '@netlik/contract/identity/sign-in';
import { mailedLink } from '@netlik/testkit/mailed-link';
import { countStatuses, inParallel } from '@netlik/testkit/parallel';
import { openWorld, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';

let world: World;
let passwordHash: string;
beforeAll(async () => {
  world = await openWorld();
  passwordHash = await world.deps.passwords.hash('eski-parolam-1');
});
afterAll(() => world.close());

type Link = { uid: string; token: string };
const verify = (link: Link, password = 'secilen-parola-1') =>
  world.call(signIn.verifyEmail, { body: { ...link, password } });
const checkLink = ({ uid, token }: Link) => world.call(signIn.checkVerification, { body: { uid, token } });
const resend = (email: string) => world.call(signIn.resendVerification, { body: { email } });
const forgot = (email: string) => world.call(signIn.forgotPassword, { body: { email } });
const reset = (token: string, newPassword = 'yeni-parolam-1') =>
  world.call(signIn.resetPassword, { body: { token, newPassword } });
const login = (email: string, password: string) => world.call(signIn.login, { body: { email, password } });
const mailsTo = async (email: string) => {
  await world.answerMailRequests();
  return (await world.rows(sql`select id from mails where recipient = ${email}`)).length;
};
const waiting = async () => {
  const person = await world.person({ verified: false, passwordHash });
  await resend(person.email);
  return { ...person, link: await mailedLink(world, person.email) };
};
const forgetful = async (options: object = {}) => {
  const person = await world.person({ passwordHash, ...options });
  await forgot(person.email);
  return { ...person, link: await mailedLink(world, person.email) };
};
const somebodyElse = '01890000-0000-7000-8000-000000000000';

describe('POST /users/verify-email', () => {
  it('works once, of 50 calls at once', async () => {
    const { link, email } = await waiting();
    const answers = await inParallel(50, () => verify(link));
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: 49 });
    expect((await login(email, 'secilen-parola-1')).status).toBe(200);
  });

  it('changes nothing when the link is only opened', async () => {
    const { link, email } = await waiting();
    expect((await checkLink(link)).data).toEqual({ verified: false, needsPassword: true });
    expect((await login(email, 'eski-parolam-1')).code).toBe('sign_in.wrong');
    expect((await verify(link)).status).toBe(200);
  });

  it('replaces a password that was there before, and keeps the link for a common one', async () => {
    const { link, email } = await waiting();
    expect((await verify(link, '12345678')).code).toBe('password.common');
    expect((await verify(link, 'netlik2026')).code).toBe('password.personal');
    expect((await verify(link)).status).toBe(200);
    expect((await login(email, 'eski-parolam-1')).code).toBe('sign_in.wrong');
    expect((await login(email, 'secilen-parola-1')).status).toBe(200);
  });

  it('says of a used link that the address is verified, and changes nothing more', async () => {
    const { link, email } = await waiting();
    await verify(link);
    world.clock.advance(3 * 24 * 3600);
    expect((await checkLink(link)).data).toEqual({ verified: true, needsPassword: false });
    expect((await verify(link, 'baska-parola-1')).code).toBe('email.verified');
    expect((await login(email, 'secilen-parola-1')).status).toBe(200);
    world.clock.advance(30 * 24 * 3600);
    expect((await checkLink(link)).code).toBe('token.invalid');
  });

  it('refuses a link after 24 hours, also before the clean-up has run', async () => {
    const early = await waiting();
    const late = await waiting();
    world.clock.advance(24 * 3600 - 1);
    expect((await verify(early.link)).status).toBe(200);
    world.clock.advance(1);
    expect((await checkLink(late.link)).code).toBe('token.invalid');
    expect((await verify(late.link)).code).toBe('token.invalid');
    expect((await login(late.email, 'secilen-parola-1')).code).toBe('sign_in.wrong');
  });

  it("refuses another's uid and leaves the link good", async () => {
    const { link } = await waiting();
    expect((await verify({ ...link, uid: somebodyElse })).code).toBe('token.invalid');
    expect((await checkLink({ ...link, uid: somebodyElse })).code).toBe('token.invalid');
    expect((await verify(link)).status).toBe(200);
  });

  it('does not take a link of another purpose', async () => {
    const { link, id } = await forgetful({ verified: false });
    expect((await verify({ uid: id, token: link.token })).code).toBe('token.invalid');
  });
});

describe('POST /users/resend-verification', () => {
  it('answers 202 to anybody and mails only who waits', async () => {
    const verified = await world.person();
    for (const email of ['kimse@test.example', verified.email]) {
      const answer = await resend(email);
      expect([answer.status, answer.data]).toEqual([202, null]);
      expect(await mailsTo(email)).toBe(0);
    }
    const { email } = await waiting();
    expect(await mailsTo(email)).toBe(1);
  });

  it('mails one address 5 times an hour at most, and says nothing of it', async () => {
    const { email } = await world.person({ verified: false });
    const answers = await inParallel(20, () => resend(email));
    expect(countStatuses(answers)).toEqual({ 202: 20 });
    expect(await mailsTo(email)).toBe(5);
    world.clock.advance(3600);
    expect((await resend(email)).status).toBe(202);
    expect(await mailsTo(email)).toBe(6);
  });
});

describe('POST /users/forgot-password', () => {
  it('answers 202 to anybody and mails only who is here', async () => {
    const answer = await forgot('yok@test.example');
    expect([answer.status, answer.data]).toEqual([202, null]);
    expect(await mailsTo('yok@test.example')).toBe(0);
    const { email } = await forgetful();
    expect((await world.mailTo(email))?.subject).toBe('Yeni şifre belirle');
  });

  it('has 5 mails an hour of its own, whatever else was asked for', async () => {
    const verified = await world.person({ passwordHash });
    for (let n = 0; n < 6; n += 1) await resend(verified.email);
    const waits = await world.person({ verified: false });
    for (let n = 0; n < 6; n += 1) await resend(waits.email);
    for (const { email } of [verified, waits]) {
      const before = await mailsTo(email);
      const answers = await inParallel(10, () => forgot(email));
      expect(countStatuses(answers)).toEqual({ 202: 10 });
      expect((await mailsTo(email)) - before).toBe(5);
    }
  });
});

describe('POST /users/reset-password', () => {
  it('works once, of 50 calls at once', async () => {
    const { link, email } = await forgetful();
    const answers = await inParallel(50, (n) => reset(link.token, `yeni-parolam-${n}`));
    expect(countStatuses(answers)).toEqual({ 200: 1, 422: 49 });
    const winner = answers.findIndex(({ status }) => status === 200);
    expect((await login(email, `yeni-parolam-${winner}`)).status).toBe(200);
  });

  it('refuses a link after an hour', async () => {
    const { link, email } = await forgetful();
    world.clock.advance(3600);
    expect((await reset(link.token)).code).toBe('token.invalid');
    expect((await login(email, 'eski-parolam-1')).status).toBe(200);
  });

  it('refuses a common password and leaves the link good', async () => {
    const { link } = await forgetful();
    expect((await reset(link.token, '12345678')).code).toBe('password.common');
    expect((await reset(link.token, 'netlik2026')).code).toBe('password.personal');
    expect((await reset(link.token)).status).toBe(200);
  });

  it('ends every session at once, kills older links and says so by mail', async () => {
    const person = await forgetful();
    const older = person.link;
    world.clock.advance(1);
    await forgot(person.email);
    const { token } = await mailedLink(world, person.email);
    expect((await person.call(account.profile, {})).status).toBe(200);
    world.clock.advance(1);
    await reset(token);
    expect((await person.call(account.profile, {})).code).toBe('session.expired');
    const renewed = await world.call(signIn.refresh, { body: { refreshToken: person.refreshToken } });
    expect(renewed.code).toBe('session.refresh_invalid');
    expect((await login(person.email, 'eski-parolam-1')).code).toBe('sign_in.wrong');
    expect((await reset(older.token)).code).toBe('token.invalid');
    expect((await world.mailTo(person.email))?.subject).toBe('Şifren değişti');
  });

  it('proves the mailbox: a waiting person may enter, and links of strangers die', async () => {
    const { link, email, ...person } = await waiting();
    world.clock.advance(1);
    await forgot(email);
    const { token } = await mailedLink(world, email);
    expect((await reset(token)).status).toBe(200);
    expect((await verify(link)).code).toBe('email.verified');
    expect((await login(email, 'yeni-parolam-1')).data.user._id).toBe(person.id);
  });

  it('takes turns with other links of the same person opened at the same moment', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { link, email } = await waiting();
      const tokens: string[] = [];
      for (let n = 0; n < 3; n += 1) {
        world.clock.advance(1);
        await forgot(email);
        tokens.push((await mailedLink(world, email)).token);
      }
      const answers = await Promise.all([verify(link), ...tokens.map((token) => reset(token))]);
      for (const { status } of answers) expect([200, 409, 422]).toContain(status);
    }
  });
});
