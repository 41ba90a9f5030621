import { account } from '@netlik/contract/identity/account';
import { signIn } from '@netlik/contract/identity/sign-in';
import { mailedToken } from '@netlik/testkit/mailed-token';
import { countStatuses, inParallel } from '@netlik/testkit/parallel';
import { openWorld, type PersonOptions, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';
import { PASSWORD_COST } from '../../http/passwords.ts';
import { memoryRateLimiter } from '../../http/rate-limit.ts';

let world: World;
let passwordHash: string;
beforeAll(async () => {
  world = await openWorld({ config: { trustProxy: true }, passwordCost: PASSWORD_COST });
  passwordHash = await world.deps.passwords.hash('dogru-parola-1');
});
afterAll(() => world.close());

const person = (options: PersonOptions = {}) => world.person({ passwordHash, ...options });
const login = (email: string, password = 'dogru-parola-1', devices?: string[]) =>
  world.call(signIn.login, { body: { email, password, devices } });

const loginFrom = async (ip: string, email: string, password: string, devices?: string[]) => {
  const response = await fetch(`${world.base}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
    body: JSON.stringify({ email, password, devices }),
  });
  return { status: response.status, retryAfter: Number(response.headers.get('retry-after')) };
};

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

describe('POST /users/login', () => {
  it('gives tokens that work and the person', async () => {
    const { id, email } = await person({ role: 'coach', firstName: 'Ümit' });
    const { data } = await login(email);
    expect(data.user).toMatchObject({ _id: id, email, firstName: 'Ümit', role: 'coach' });
    expect((await world.call(account.profile, {}, data.token)).data._id).toBe(id);
  });

  it('says the same of a wrong password, an unknown e-mail and an account without password', async () => {
    const { email } = await person();
    const google = await world.person({ passwordHash: null });
    const answers = [
      await login(email, 'yanlis-parola'),
      await login('hic@test.example', 'yanlis-parola'),
      await login(google.email, 'nobody has this password'),
    ];
    for (const answer of answers)
      expect([answer.status, answer.code, answer.message]).toEqual([
        401,
        'sign_in.wrong',
        'E-posta ya da şifre hatalı.',
      ]);
  });

  it('tells of a suspended account only to who knows the password, of an unverified one nobody', async () => {
    const waiting = await person({ verified: false });
    const suspended = await person({ suspended: true });
    expect((await login(waiting.email)).code).toBe('sign_in.wrong');
    expect((await login(suspended.email)).code).toBe('sign_in.suspended');
    expect((await login(waiting.email, 'yanlis-parola')).code).toBe('sign_in.wrong');
    expect((await login(suspended.email, 'yanlis-parola')).code).toBe('sign_in.wrong');
  });

  it('takes as long for an unknown e-mail as for a wrong password', async () => {
    const took = async (email: string) => {
      const begun = performance.now();
      await loginFrom('198.51.100.7', email, 'yanlis-parola');
      return performance.now() - begun;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    const { email } = await person();
    await took('isinma@test.example');
    for (let n = 0; n < 15; n += 1) {
      known.push(await took(email));
      unknown.push(await took(`yok-${n}@test.example`));
      await world.db.run(sql`delete from throttles`);
    }
    const ratio = median(unknown) / median(known);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });

  it('lets 5 wrong tries of 50 at once through to the password, and tells the others when to come back', async () => {
    const { email } = await person();
    const answers = await inParallel(50, () => login(email, 'yanlis-parola'));
    expect(countStatuses(answers)).toEqual({ 401: 5, 429: 45 });
    const refused = answers.find(({ status }) => status === 429)!;
    expect(refused.code).toBe('sign_in.throttled');
    expect(Number(refused.headers.get('retry-after'))).toBe(15 * 60);
    expect(refused.message).toContain('15 dakika');

    expect((await login(email)).code).toBe('sign_in.throttled');
    world.clock.advance(15 * 60 - 1);
    expect((await login(email)).code).toBe('sign_in.throttled');
    world.clock.advance(1);
    expect((await login(email)).status).toBe(200);
  });

  it('does not count a try that turned out well', async () => {
    const { email } = await person();
    for (let n = 0; n < 4; n += 1) await login(email, 'yanlis-parola');
    for (let n = 0; n < 6; n += 1) expect((await login(email)).status).toBe(200);
    expect((await login(email, 'yanlis-parola')).status).toBe(401);
    expect((await login(email, 'yanlis-parola')).status).toBe(429);
  });

  it('stops a stranger without locking the owner out', async () => {
    const { email } = await person();
    await inParallel(80, () => loginFrom('203.0.113.1', email, 'yanlis-parola'));
    expect((await loginFrom('203.0.113.1', email, 'dogru-parola-1')).status).toBe(429);
    expect((await loginFrom('203.0.113.2', email, 'dogru-parola-1')).status).toBe(200);
  });

  it('stops guessing at one account from many addresses after 50 tries, for an hour', async () => {
    const { email } = await person();
    const answers = await inParallel(60, (n) => loginFrom(`192.0.2.${n}`, email, 'yanlis-parola'));
    expect(countStatuses(answers)).toEqual({ 401: 50, 429: 10 });
    expect((await loginFrom('192.0.2.99', email, 'dogru-parola-1')).retryAfter).toBe(3600);
  });

  it('counts the addresses of an IPv6 network as one', async () => {
    const { email } = await person();
    for (let n = 1; n <= 5; n += 1) await loginFrom(`2001:db8:1:2::${n}`, email, 'yanlis-parola');
    expect((await loginFrom('2001:db8:1:2:ffff::9', email, 'dogru-parola-1')).status).toBe(429);
    expect((await loginFrom('2001:db8:1:3::1', email, 'dogru-parola-1')).status).toBe(200);
  });

  it('slows an address down after 200 wrong tries at many accounts, and lets a right password pass', async () => {
    const { email } = await person();
    await loginFrom('198.51.100.9', 'ilk@test.example', 'yanlis-parola');
    const raised = await world.db.run(
      sql`update throttles set hits = 199 where key = ${'password//198.51.100.9'} and hits = 1`,
    );
    expect(raised).toBe(1);
    const begun = performance.now();
    const answers = await inParallel(4, (n) =>
      loginFrom('198.51.100.9', `cok-${n}@test.example`, 'yanlis-parola'),
    );
    expect(countStatuses(answers)).toEqual({ 401: 4 });
    expect((await loginFrom('198.51.100.9', email, 'dogru-parola-1')).status).toBe(200);
    expect(performance.now() - begun).toBeGreaterThan(1500);
  });

  it('lets nobody use up the calls of a whole school', async () => {
    const strict = await openWorld({ limiter: memoryRateLimiter(() => 0), beside: world });
    const { email } = await person();
    const answers = await inParallel(125, (n) =>
      strict.call(signIn.login, { body: { email: `okul-${n}@test.example`, password: 'yanlis-parola' } }),
    );
    expect(countStatuses(answers)).toEqual({ 401: 125 });
    const body = { email, password: 'dogru-parola-1' };
    expect((await strict.call(signIn.login, { body })).status).toBe(200);
    await strict.close();
  });

  it('lets the owner in on a device that has signed in before, whatever strangers try', async () => {
    const { email } = await person();
    const { device } = (await login(email)).data;
    await inParallel(70, (n) => loginFrom(`192.0.2.${n}`, email, 'yanlis-parola'));
    await inParallel(10, () => login(email, 'yanlis-parola'));
    expect((await login(email)).code).toBe('sign_in.throttled');
    expect((await login(email, 'dogru-parola-1', [device])).status).toBe(200);
    expect((await loginFrom('192.0.2.1', email, 'dogru-parola-1', [device])).status).toBe(200);
  });

  it('gives a known device 20 wrong tries of its own, and one of another account or a forged one none', async () => {
    const { email } = await person();
    const other = await person();
    const { device } = (await login(email)).data;
    const answers = await inParallel(25, () => login(email, 'yanlis-parola', [device]));
    expect(countStatuses(answers)).toEqual({ 401: 20, 429: 5 });
    expect((await login(email)).status).toBe(200);

    await inParallel(6, () => login(other.email, 'yanlis-parola'));
    const forged = `${device.slice(0, -4)}${device.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`;
    for (const wrong of [device, forged])
      expect((await login(other.email, 'dogru-parola-1', [wrong])).code).toBe('sign_in.throttled');
  });

  it('lets six right sign-ins at once in', async () => {
    const { email } = await person();
    for (let n = 0; n < 4; n += 1) await login(email, 'yanlis-parola');
    expect(countStatuses(await inParallel(6, () => login(email)))).toEqual({ 200: 6 });
  });

  it('forgives all wrong tries when the password is reset', async () => {
    const { email, id } = await person();
    await inParallel(60, (n) => loginFrom(`192.0.2.${n}`, email, 'yanlis-parola'));
    const token = await mailedToken(world, id, 'reset-password');
    const body = { token, newPassword: 'yeni-parola-1' };
    const { device } = (await world.call(signIn.resetPassword, { body })).data;
    expect((await login(email, 'yeni-parola-1')).status).toBe(200);
    // Continued guessing by strangers does not lock the owner out either.
    await inParallel(60, (n) => loginFrom(`192.0.2.${n}`, email, 'yanlis-parola'));
    expect((await login(email, 'yeni-parola-1', [device])).status).toBe(200);
  });

  it('does not believe an address the caller made up in front of the proxy’s', async () => {
    const { email } = await person();
    for (let n = 0; n < 5; n += 1) await loginFrom(`10.9.8.${n}, 203.0.113.50`, email, 'yanlis-parola');
    expect((await loginFrom('10.9.8.77, 203.0.113.50', email, 'yanlis-parola')).status).toBe(429);
  });

  it('never fails while good and wrong tries of one account meet', async () => {
    const { email } = await person();
    for (let round = 0; round < 2; round += 1) {
      const answers = await inParallel(50, (n) =>
        loginFrom(`203.0.113.${100 + (n % 10)}`, email, n % 2 ? 'dogru-parola-1' : 'yanlis-parola'),
      );
      for (const { status } of answers) expect([200, 401, 429]).toContain(status);
      await world.db.run(sql`delete from throttles`);
    }
  });

  it('gives no session to the old password when a reset overtakes the sign-in', async () => {
    const newHash = await world.deps.passwords.hash('yeni-parola-1');
    for (let round = 0; round < 8; round += 1) {
      const { id, email } = await person();
      const [answer] = await Promise.all([
        login(email),
        new Promise((resolve) => setTimeout(resolve, round * 4)).then(() =>
          world.db.transaction(async (tx) => {
            await tx.run(sql`update users set password_hash = ${newHash} where id = ${id}`);
            await tx.run(sql`delete from sessions where user_id = ${id}`);
            await world.deps.authSessions.publishChange(tx, id);
          }),
        ),
      ]);
      expect([200, 401]).toContain(answer.status);
      if (answer.status === 200)
        expect((await world.call(account.profile, {}, answer.data.token)).code).toBe('session.expired');
      expect(await world.rows(sql`select id from sessions where user_id = ${id}`)).toEqual([]);
    }
  });
});
