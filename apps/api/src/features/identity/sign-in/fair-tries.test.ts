import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../db/database.ts';
import { countStatuses, inParallel } from '../../../testing/parallel.ts';
import { openWorld, type World } from '../../../testing/world.ts';

const RIGHT = 'dogru-parola-1';
const ADDRESS = '198.51.100.20';

let world: World;
let passwordHash: string;
beforeAll(async () => {
  world = await openWorld({ config: { trustProxy: true } });
  passwordHash = await world.deps.passwords.hash(RIGHT);
});
afterAll(() => world.close());

const login = async (email: string, password: string, base = world.base) => {
  const begun = performance.now();
  const response = await fetch(`${base}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ADDRESS },
    body: JSON.stringify({ email, password }),
  });
  return { status: response.status, tookMs: performance.now() - begun };
};

const slowDown = () =>
  world.db.run(sql`
    insert into throttles (key, hits, window_ends_at)
    values (${`password//${ADDRESS}`}, 200, ${new Date(world.clock.now().getTime() + 900_000)})`);

describe('an address in the slow lane', () => {
  it.each([
    ['at 90 accounts', (n: number) => `yok-${n}@test.example`],
    ['at one account', () => 'tek@test.example'],
  ])('lets right passwords in within 5 s beside 90 wrong tries %s', async (_, emailOf) => {
    await world.db.run(sql`delete from throttles`);
    await slowDown();
    const people = await inParallel(10, () => world.person({ passwordHash }));
    const [, right] = await Promise.all([
      inParallel(90, (n) => login(emailOf(n), 'yanlis-parola')),
      inParallel(10, (n) => login(people[n]!.email, RIGHT)),
    ]);
    expect(countStatuses(right)).toEqual({ 200: 10 });
    for (const { tookMs } of right) expect(tookMs).toBeLessThan(5000);
  });
});

describe('a try that is cut off', () => {
  /** Another server process whose password check behaves as told. */
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
