import { account, NOTICE_VERSION } from '@netlik/contract/identity/account';
import { authSessions } from '@netlik/contract/identity/auth-sessions';
import { users } from '@netlik/contract/identity/users';
import { mailedLink } from '@netlik/testkit/mailed-link';
import { countStatuses, inParallel } from '@netlik/testkit/parallel';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ now: '2026-11-15T09:00:00Z' });
});
afterAll(() => world.close());

const ADULT = 2007;
const MINOR = 2008;
let guardians = 0;
const newGuardian = () => {
  guardians += 1;
  return { name: 'Ayşe Veli', email: `veli-${guardians}@test.example` };
};
const consent = (person: TestPerson, birthYear: number, more: object = {}) =>
  person.call(account.consent, { body: { birthYear, noticeVersion: NOTICE_VERSION, ...more } });
const search = (person: TestPerson) => person.call(users.search, { query: { q: 'deniz' } });
const byEmail = (person: TestPerson) =>
  person.call(users.byEmail, { query: { email: 'kimse@test.example' } });
const confirm = (body: { uid: string; token: string }) => world.call(account.confirmGuardian, { body });
const consentOf = async (person: TestPerson) => (await person.call(account.profile, {})).data.consent;

describe('before the consent', () => {
  it.each(['student', 'coach', 'admin'] as const)(
    'a %s can do nothing bound to a role, but everything of the session',
    async (role) => {
      const person = await world.person({ role, consent: 'due' });
      const bound = [
        await search(person),
        await byEmail(person),
        await person.call(users.basic, { query: { ids: person.id } }),
        await person.call(users.get, { params: { id: person.id } }),
        await person.call(users.update, { params: { id: person.id }, body: { bio: 'ben' } }),
        await person.call(users.tutorialSeen, { body: { page: 'dashboard' } }),
      ];
      for (const answer of bound) expect([answer.status, answer.code]).toEqual([403, 'consent.required']);
      const free = [
        await person.call(account.profile, {}),
        await person.call(authSessions.list, {}),
        await person.call(account.exportData, {}),
        await person.call(account.logout, {}),
      ];
      for (const { status } of free) expect(status).toBe(200);
    },
  );

  it('an admin can neither list nor erase people', async () => {
    const admin = await world.person({ role: 'admin', consent: 'due' });
    const other = await world.person();
    expect((await admin.call(users.list, {})).code).toBe('consent.required');
    expect((await admin.call(users.remove, { params: { id: other.id } })).code).toBe('consent.required');
    expect((await other.call(account.profile, {})).status).toBe(200);
  });

  it('anybody may erase their own account', async () => {
    const person = await world.person({ consent: 'due' });
    expect((await person.call(users.remove, { params: { id: person.id } })).status).toBe(200);
  });

  it('is asked again when the notice has changed', async () => {
    const person = await world.person();
    await world.db.run(sql`update users set notice_version = '2020-01' where id = ${person.id}`);
    expect(await consentOf(person)).toBe('due');
    expect((await search(person)).code).toBe('consent.required');
  });
});

describe('POST /users/consents', () => {
  it('opens everything to an adult at once', async () => {
    const person = await world.person({ consent: 'due' });
    expect((await consent(person, ADULT)).data.consent).toBe('given');
    expect((await search(person)).status).toBe(200);
    const [row] = await world.rows<object>(sql`
      select birth_year, notice_version, consent_at, guardian_email from users where id = ${person.id}`);
    expect(row).toEqual({
      birth_year: ADULT,
      notice_version: NOTICE_VERSION,
      consent_at: world.clock.now().toISOString(),
      guardian_email: null,
    });
  });

  it('asks a student who may still be 17 for a guardian, a coach not', async () => {
    const student = await world.person({ consent: 'due' });
    expect((await consent(student, MINOR)).code).toBe('consent.guardian_needed');
    expect(await consentOf(student)).toBe('due');
    const coach = await world.person({ role: 'coach', consent: 'due' });
    expect((await consent(coach, MINOR)).data.consent).toBe('given');
  });

  it('mails the guardian, and until they confirm keeps the student from meeting people', async () => {
    const guardian = newGuardian();
    const student = await world.person({ consent: 'due', firstName: 'Mert' });
    expect((await consent(student, MINOR, { guardian })).data.consent).toBe('guardian');
    const mail = await world.mailTo(guardian.email);
    expect(mail?.subject).toBe('Öğrenciniz için veli onayı');
    expect(mail?.text).toContain('Merhaba Ayşe Veli');
    for (const answer of [await search(student), await byEmail(student)])
      expect([answer.status, answer.code]).toEqual([403, 'consent.guardian_pending']);
    expect((await student.call(users.get, { params: { id: student.id } })).status).toBe(200);

    const link = await mailedLink(world, guardian.email);
    expect((await confirm(link)).data).toEqual({ studentFirstName: 'Mert' });
    expect((await confirm(link)).data).toEqual({ studentFirstName: 'Mert' });
    expect((await search(student)).status).toBe(200);
    expect((await byEmail(student)).code).toBe('user.not_found');
    expect(await consentOf(student)).toBe('given');
  });

  it('lets an adult be found, a minor only after the guardian’s confirmation and their own choice', async () => {
    const asker = await world.person();
    const guardian = newGuardian();
    const adult = await world.person({ consent: 'due', firstName: 'Bulunan' });
    const minor = await world.person({ consent: 'due', firstName: 'Bulunan' });
    const found = async () =>
      (await asker.call(users.search, { query: { q: 'bulunan' } })).data.map(({ _id }) => _id).sort();
    await consent(adult, ADULT);
    await consent(minor, MINOR, { guardian });
    expect((await minor.call(account.profile, {})).data.discoverable).toBe(false);
    const choose = () => minor.call(users.update, { params: { id: minor.id }, body: { discoverable: true } });
    await choose();
    expect(await found()).toEqual([adult.id]);
    await confirm(await mailedLink(world, guardian.email));
    expect(await found()).toEqual([adult.id, minor.id].sort());
    // Accepting the notice again keeps the user's choice.
    await consent(minor, MINOR, { guardian });
    expect((await minor.call(account.profile, {})).data.discoverable).toBe(true);
  });

  it('does not let a minor grow up by typing another year', async () => {
    const student = await world.person({ consent: 'due' });
    await consent(student, MINOR, { guardian: newGuardian() });
    const second = await consent(student, ADULT);
    expect([second.status, second.errors[0]?.path]).toEqual([422, 'birthYear']);
    expect(await consentOf(student)).toBe('guardian');
  });

  it.each([
    ['2099-12.1', 'given'],
    [`${NOTICE_VERSION}0`, 'given'],
    ['2026-2.9', 'due'],
  ])('takes %s, stored by another release, for %s', async (version, state) => {
    const person = await world.person();
    await world.db.run(sql`update users set notice_version = ${version} where id = ${person.id}`);
    expect(await consentOf(person)).toBe(state);
  });

  it('refuses an old notice', async () => {
    const person = await world.person({ consent: 'due' });
    const answer = await consent(person, ADULT, { noticeVersion: '2020-01' });
    expect([answer.status, answer.code]).toEqual([409, 'consent.notice_outdated']);
    expect(await consentOf(person)).toBe('due');
  });

  it.each([
    [1925, 422],
    [1926, 200],
    [2017, 422],
    [2016, 200],
  ])('answers birth year %i with %i: ages 10 to 100', async (birthYear, status) => {
    const person = await world.person({ consent: 'due' });
    const answer = await consent(person, birthYear, { guardian: newGuardian() });
    expect(answer.status).toBe(status);
    if (status === 422) expect(answer.errors[0]?.path).toBe('birthYear');
  });

  it('refuses to be one’s own guardian', async () => {
    const person = await world.person({ consent: 'due', email: 'kendim@test.example' });
    const guardian = { name: 'Kendim', email: ' KENDIM@test.example' };
    expect((await consent(person, MINOR, { guardian })).code).toBe('consent.guardian_self');
  });

  it('mails guardians 5 times a day at most, also when asked 20 times at once', async () => {
    const student = await world.person({ consent: 'due' });
    const guardian = newGuardian();
    const answers = await inParallel(20, () => consent(student, MINOR, { guardian }));
    expect(countStatuses(answers)).toEqual({ 200: 5, 429: 15 });
    const refused = answers.find(({ status }) => status === 429)!;
    expect(Number(refused.headers.get('retry-after'))).toBe(24 * 3600);
    expect(await world.rows(sql`select id from mails where recipient = ${guardian.email}`)).toHaveLength(5);
  });

  it('asks a new guardian again: the confirmation of another does not count', async () => {
    const first = newGuardian();
    const student = await world.person({ consent: 'due' });
    await consent(student, MINOR, { guardian: first });
    await confirm(await mailedLink(world, first.email));
    expect(await consentOf(student)).toBe('given');
    await consent(student, MINOR, { guardian: first });
    expect(await consentOf(student)).toBe('given');
    await consent(student, MINOR, { guardian: newGuardian() });
    expect(await consentOf(student)).toBe('guardian');
  });
});

describe('POST /users/consents/guardian', () => {
  const asked = async () => {
    const guardian = newGuardian();
    const student = await world.person({ consent: 'due' });
    await consent(student, MINOR, { guardian });
    return { student, guardian, link: await mailedLink(world, guardian.email) };
  };

  it('says the same to each of 50 calls at once', async () => {
    const { link } = await asked();
    expect(countStatuses(await inParallel(50, () => confirm(link)))).toEqual({ 200: 50 });
  });

  it("refuses another student's uid, and the link of a guardian who was replaced", async () => {
    const { student, link } = await asked();
    const other = await asked();
    expect((await confirm({ ...link, uid: other.student.id })).code).toBe('token.invalid');
    await consent(student, MINOR, { guardian: newGuardian() });
    expect((await confirm(link)).code).toBe('token.invalid');
    expect(await consentOf(student)).toBe('guardian');
  });

  it('takes turns with the student naming another guardian at the same moment', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { student, link } = await asked();
      const [confirmed, named] = await Promise.all([
        confirm(link),
        consent(student, MINOR, { guardian: newGuardian() }),
      ]);
      expect([200, 422]).toContain(confirmed.status);
      expect(named.status).toBe(200);
      expect(await consentOf(student)).toBe('guardian');
    }
  });

  it('holds the link good for 14 days', async () => {
    const early = await asked();
    const late = await asked();
    world.clock.advance(14 * 86_400 - 1);
    expect((await confirm(early.link)).status).toBe(200);
    world.clock.advance(1);
    expect((await confirm(late.link)).code).toBe('token.invalid');
  });
});
