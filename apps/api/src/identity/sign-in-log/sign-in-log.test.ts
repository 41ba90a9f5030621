import { account } from '@netlik/contract/identity/account';
import { signInLog } from '@netlik/contract/identity/sign-in-log';
import { users } from '@netlik/contract/identity/users';
import { firstDevice } from '@netlik/testkit/devices';
import { inParallel } from '@netlik/testkit/parallel';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';
import { sweepExpired } from '../identity.jobs.ts';

const RIGHT = 'dogru-parola-1';
const PHONE =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

let world: World;
let passwordHash: string;
beforeAll(async () => {
  world = await openWorld({ config: { trustProxy: true } });
  passwordHash = await world.deps.passwords.hash(RIGHT);
});
afterAll(() => world.close());

const login = (email: string, password: string, ip = '203.0.113.7') =>
  fetch(`${world.base}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ip, 'user-agent': PHONE },
    body: JSON.stringify({ email, password }),
  });

/** Without the session that every test person starts with. */
const entriesOf = async (person: TestPerson) => {
  const { data } = await firstDevice(world, person).call(signInLog.list, {});
  return data
    .filter(({ device }) => device !== 'Bilinmeyen cihaz')
    .map(({ result, device, address, tries }) => [result, device, address, tries]);
};

describe('GET /users/sign-ins', () => {
  it('shows good, wrong and blocked sign-ins with device and network, what is alike once an hour', async () => {
    const person = await world.person({ passwordHash });
    await login(person.email, RIGHT);
    world.clock.advance(1);
    await inParallel(7, () => login(person.email, 'yanlis-parola', '198.51.100.9'));
    const refused = [
      ['wrong', 'Chrome · Android', '198.51.100.*', 5],
      ['blocked', 'Chrome · Android', '198.51.100.*', 2],
    ];
    await expect.poll(() => entriesOf(person)).toEqual(expect.arrayContaining(refused));
    expect((await entriesOf(person)).slice(2)).toEqual([['ok', 'Chrome · Android', '203.0.113.*', 1]]);
    world.clock.advance(3600);
    await login(person.email, RIGHT);
    const [newest, ...rest] = await entriesOf(person);
    expect(newest).toEqual(['ok', 'Chrome · Android', '203.0.113.*', 1]);
    expect(rest).toHaveLength(3);
  });

  it("shows nothing of another's", async () => {
    const [person, other] = [await world.person({ passwordHash }), await world.person({ passwordHash })];
    await login(other.email, 'yanlis-parola');
    await expect.poll(() => entriesOf(other)).toHaveLength(1);
    expect(await entriesOf(person)).toEqual([]);
  });

  it('calls a suspended person with the right password blocked', async () => {
    const person = await world.person({ passwordHash, suspended: true });
    await login(person.email, RIGHT);
    const results = () =>
      world.rows(sql`
        select result from sign_in_log where user_id = ${person.id} and device <> 'Bilinmeyen cihaz'`);
    await expect.poll(results).toEqual([{ result: 'blocked' }]);
  });

  it('is kept 90 days, exported with the person and erased with them', async () => {
    const person = await world.person({ passwordHash });
    await login(person.email, 'yanlis-parola');
    const logged = () => world.rows(sql`select id from sign_in_log where user_id = ${person.id}`);
    await expect.poll(logged).toHaveLength(2);
    const { tables } = (await person.call(account.exportData, {})).data;
    expect(tables.sign_in_log).toHaveLength(2);

    world.clock.advance(89 * 86_400);
    await sweepExpired(world.deps);
    expect(await logged()).toHaveLength(2);
    world.clock.advance(2 * 86_400);
    await sweepExpired(world.deps);
    expect(await logged()).toEqual([]);

    const leaving = await world.person({ passwordHash });
    await leaving.call(users.remove, { params: { id: leaving.id }, body: { password: RIGHT } });
    expect(await world.rows(sql`select id from sign_in_log where user_id = ${leaving.id}`)).toEqual([]);
  });
});

describe('GET /admin/sign-ins', () => {
  it('counts seven days, also tries at addresses that nobody has, and names nobody', async () => {
    await world.db.run(sql`delete from sign_in_log`);
    const admin = await world.person({ role: 'admin' });
    const { email } = await world.person({ passwordHash });
    await login(email, RIGHT);
    await login(email, 'yanlis-parola');
    await inParallel(6, () => login('kimse@test.example', 'yanlis-parola'));
    const today = async () => (await admin.call(signInLog.counts, {})).data.at(-1);
    // Two people of this test start signed in.
    await expect.poll(today).toEqual({ day: expect.any(String), ok: 3, wrong: 6, blocked: 1 });
    const { data } = await admin.call(signInLog.counts, {});
    expect(data.map(({ ok }) => ok)).toEqual([0, 0, 0, 0, 0, 0, 3]);
    const named = await world.rows(sql`select id from sign_in_log l where l::text like '%kimse%'`);
    expect(named).toEqual([]);
  });
});
