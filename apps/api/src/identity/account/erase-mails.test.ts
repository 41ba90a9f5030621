import { account, NOTICE_VERSION } from '@netlik/contract/identity/account';
import { signIn } from '@netlik/contract/identity/sign-in';
import { users } from '@netlik/contract/identity/users';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';
import { removeUnverified } from '../identity.jobs.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const nameGuardian = (person: TestPerson, email: string) =>
  person.call(account.consent, {
    body: { birthYear: 2010, noticeVersion: NOTICE_VERSION, guardian: { name: 'Veli', email } },
  });
const forget = async (email: string) => {
  await world.call(signIn.forgotPassword, { body: { email } });
  await world.answerMailRequests();
};
const mailsTo = (recipient: string) => world.rows(sql`select from mails where recipient = ${recipient}`);

/** Tables that contain a text, which must be gone afterwards. */
const tablesWith = async (text: string) => {
  const tables = await world.rows<{ name: string }>(sql`
    select table_name as name from information_schema.tables where table_schema = 'public'`);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await world.db.raw(`select 1 from "${name}" t where t::text like $1`, [`%${text}%`]);
    if (rows.length > 0) found.push(name);
  }
  return found;
};

describe('an erasure', () => {
  it('takes the mails to a former guardian and a former address, and their counters', async () => {
    const admin = await world.person({ role: 'admin' });
    const person = await world.person({ email: 'iz-eski@test.example', consent: 'due' });
    await nameGuardian(person, 'iz-veli-1@test.example');
    await nameGuardian(person, 'iz-veli-2@test.example');
    await forget(person.email);
    await world.call(signIn.login, { body: { email: person.email, password: 'yanlis-parola' } });
    const change = { params: { id: person.id }, body: { email: 'iz-yeni@test.example' } };
    expect((await admin.call(users.update, change)).status).toBe(200);
    await forget('iz-yeni@test.example');
    expect(await tablesWith('iz-')).toEqual(expect.arrayContaining(['mails', 'throttles', 'users']));
    expect((await person.call(users.remove, { params: { id: person.id } })).status).toBe(200);
    expect(await tablesWith('iz-')).toEqual([]);
    expect(await tablesWith(person.id)).toEqual(['erasures']);
  });

  it("leaves a sibling's mail to the same guardian", async () => {
    const guardian = 'ortak-veli@test.example';
    const [person, sibling] = [
      await world.person({ consent: 'due' }),
      await world.person({ consent: 'due' }),
    ];
    for (const child of [person, sibling]) await nameGuardian(child, guardian);
    expect(await mailsTo(guardian)).toHaveLength(2);
    await person.call(users.remove, { params: { id: person.id } });
    expect(await mailsTo(guardian)).toHaveLength(1);
  });
});

describe('GET /users/export', () => {
  it('holds the mails of the person and to their guardian, without the links in them', async () => {
    const person = await world.person({ consent: 'due' });
    await nameGuardian(person, 'veli-export@test.example');
    await forget(person.email);
    const { mails } = (await person.call(account.exportData, {})).data.tables;
    expect(mails?.map(({ recipient }) => recipient).sort()).toEqual(
      [person.email, 'veli-export@test.example'].sort(),
    );
    expect(JSON.stringify(mails)).not.toMatch(/body|token=/);
  });
});

describe('identity.unverified', () => {
  const register = async (email: string) => {
    await world.call(signIn.register, {
      body: { email, firstName: 'Deniz', lastName: 'Ay', password: 'uzun bir parola 7' },
    });
    await world.answerMailRequests();
  };
  const DAY = 86_400;

  it('deletes a registration that nobody verified within 7 days, with its mails', async () => {
    const verified = await world.person();
    await register('dogrulanmamis@test.example');
    world.clock.advance(7 * DAY - 1);
    await removeUnverified(world.deps);
    expect(await tablesWith('dogrulanmamis')).toContain('users');
    world.clock.advance(2);
    await removeUnverified(world.deps);
    expect(await tablesWith('dogrulanmamis')).toEqual([]);
    expect(await world.rows(sql`select from users where id = ${verified.id}`)).toHaveLength(1);
  });

  it('leaves one whose link was mailed again and still works', async () => {
    await register('gec-kalan@test.example');
    world.clock.advance(7 * DAY - 3600);
    await world.call(signIn.resendVerification, { body: { email: 'gec-kalan@test.example' } });
    await world.answerMailRequests();
    world.clock.advance(7200);
    await removeUnverified(world.deps);
    expect(await tablesWith('gec-kalan')).toContain('users');
    world.clock.advance(DAY);
    await removeUnverified(world.deps);
    expect(await tablesWith('gec-kalan')).toEqual([]);
  });
});
