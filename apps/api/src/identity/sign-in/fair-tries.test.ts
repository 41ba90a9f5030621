import { countStatuses, inParallel } from '@netlik/testkit/parallel';
import { insertRow } from '@netlik/testkit/stored-rows/insert-row';
import { openWorld, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';
import { memoryRateLimiter } from '../../http/rate-limit.ts';

const RIGHT = 'dogru-parola-1';
const ADDRESS = '198.51.100.20';

let world: World;
let passwordHash: string;
beforeAll(async () => {
  world = await openWorld({ config: { trustProxy: true } });
  passwordHash = await world.deps.passwords.hash(RIGHT);
});
afterAll(() => world.close());

const login = (email: string, password: string, base = world.base) =>
  fetch(`${base}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ADDRESS },
    body: JSON.stringify({ email, password }),
  });

/** Ten correct passwords sent after 90 wrong ones. */
const sendBoth = async (emailOf: (n: number) => string, base?: string) => {
  const people = await inParallel(10, () => world.person({ passwordHash }));
  const [, right] = await Promise.all([
    inParallel(90, (n) => login(emailOf(n), 'yanlis-parola', base)),
    inParallel(10, (n) => login(people[n]!.email, RIGHT, base)),
  ]);
  return countStatuses(right);
};

// attempt-pacer.test.ts covers the maximum wait.
describe('an address in the slow lane', () => {
  it('lets right passwords in beside 90 wrong tries at 90 accounts', async () => {
    const windowEndsAt = new Date(world.clock.now().getTime() + 900_000);
    await insertRow(world.db, 'throttles', { key: `password//${ADDRESS}`, hits: 200, windowEndsAt });
    expect(await sendBoth((n) => `yok-${n}@test.example`)).toEqual({ 200: 10 });
  });

  it('lets right passwords in beside 90 wrong tries at one account', async () => {
    await world.db.run(sql`delete from throttles`);
    const limiter = memoryRateLimiter(() => 0);
    const crowded = await openWorld({ config: { trustProxy: true }, limiter, beside: world });
    await inParallel(120, (n) => login(`okul-${n}@test.example`, 'yanlis-parola', crowded.base));
    expect(await sendBoth(() => 'tek@test.example', crowded.base)).toEqual({ 200: 10 });
    await crowded.close();
  });
});

describe('a try that is cut off', () => {
  /** Another server process with a simulated password check. */
  const openFaulty = async (matches: () => Promise<boolean>) => {
    const faulty = await openWorld({ config: { trustProxy: true }, beside: world });
    faulty.deps.passwords.matches = matches;
    return faulty;
  };

  it('is not counted as wrong when the check fails', async () => {
    await world.db.run(sql`delete from throttles`);
    const { email } = await world.person({ passwordHash });
    const faulty = await openFaulty(() => Promise.reject(new Error('out of memory')));
    const answers = await inParallel(6, () => login(email, RIGHT, faulty.base));
    expect(countStatuses(answers)).toEqual({ 500: 6 });
    await faulty.close();
    expect((await login(email, RIGHT)).status).toBe(200);
  });

  it('is not counted as wrong when the process dies, and keeps its place for 30 s only', async () => {
    await world.db.run(sql`delete from throttles`);
    const { email } = await world.person({ passwordHash });
    for (let n = 0; n < 4; n += 1) await login(email, 'yanlis-parola');
    let finish = (_: boolean) => {};
    let hanging: Promise<unknown> | undefined;
    const faulty = await openFaulty(() => Promise.reject(new Error('not asked yet')));
    await new Promise<void>((begun) => {
      faulty.deps.passwords.matches = () => {
        begun();
        return new Promise((resolve) => {
          finish = resolve;
        });
      };
      hanging = login(email, RIGHT, faulty.base);
    });
    expect((await login(email, RIGHT)).status).toBe(429);
    world.clock.advance(30);
    expect((await login(email, RIGHT)).status).toBe(200);
    finish(false);
    await hanging;
    await faulty.close();
  });
});
