import { account } from '@netlik/contract/identity/account';
import { users } from '@netlik/contract/identity/users';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ now: '2026-12-31T20:59:00Z' });
});
afterAll(() => world.close());

const education = {
  currentSchool: 'Kadıköy Anadolu Lisesi',
  schoolType: 'anadolu',
  grade: '12',
  city: 'İstanbul',
  targetYear: 2027,
  targetFieldType: 'sayisal',
} as const;
type Change = Parameters<TestPerson['call']>[1] & { body: object };
const change = (person: TestPerson, body: object, id = person.id) =>
  person.call(users.update, { params: { id }, body: body as Change['body'] });
const rowOf = async (id: string) =>
  (
    await world.rows<Record<string, unknown>>(sql`select to_jsonb(u) as row from users u where id = ${id}`)
  )[0]!.row;

describe('GET /users/profile', () => {
  it('tells the person all of their own, and how complete it is', async () => {
    const person = await world.person({ firstName: 'Ada', lastName: 'Su', tier: 'premium' });
    const { data } = await person.call(account.profile, {});
    expect(data).toMatchObject({
      _id: person.id,
      email: person.email,
      firstName: 'Ada',
      plan: { tier: 'premium' },
      coachSettings: { weeklyGoalMinutes: null },
      consent: 'given',
      profileCompleteness: 17,
    });
  });

  it('counts for a coach only what their own page asks for', async () => {
    const coach = await world.person({ role: 'coach' });
    expect((await coach.call(account.profile, {})).data.profileCompleteness).toBe(40);
    const { data } = await change(coach, { firstName: 'Ada', lastName: 'Su', phone: '0532', bio: 'Merhaba' });
    expect(data.profileCompleteness).toBe(80);
  });
});

describe('GET /users/:id', () => {
  it('shows one’s own, a coach their student, an admin anybody; hides all others', async () => {
    const coach = await world.person({ role: 'coach' });
    const otherCoach = await world.person({ role: 'coach' });
    const student = await world.person({ coachId: coach.id });
    const friend = await world.person({ coachId: coach.id });
    const admin = await world.person({ role: 'admin' });
    const params = { id: student.id };
    for (const person of [student, coach, admin])
      expect((await person.call(users.get, { params })).data.email).toBe(student.email);
    for (const person of [friend, otherCoach])
      expect((await person.call(users.get, { params })).code).toBe('user.not_found');
    expect((await student.call(users.get, { params: { id: coach.id } })).code).toBe('user.not_found');
  });

  it('tells only the person whether the account has a password', async () => {
    const coach = await world.person({ role: 'coach' });
    const admin = await world.person({ role: 'admin' });
    const student = await world.person({ coachId: coach.id, passwordHash: 'x' });
    const params = { id: student.id };
    const seen = [];
    for (const person of [student, coach, admin])
      seen.push((await person.call(users.get, { params })).data.hasPassword);
    seen.push((await change(student, { bio: 'a' })).data.hasPassword);
    seen.push((await change(admin, { bio: 'b' }, student.id)).data.hasPassword);
    expect(seen).toEqual([true, null, null, true, null]);
  });
});

describe('PUT /users/:id', () => {
  it('saves the personal form, trimmed', async () => {
    const person = await world.person();
    const form = { firstName: ' Işıl ', lastName: 'Öz', phone: '+90 (555) 111-22 33', bio: 'İki\nsatır' };
    expect((await change(person, form)).data).toMatchObject({ ...form, firstName: 'Işıl' });
    const emptied = await change(person, { phone: '', bio: '' });
    expect(emptied.data).toMatchObject({ phone: '', bio: '', firstName: 'Işıl' });
  });

  it.each([
    ['firstName', '', 'Ad gereklidir'],
    ['firstName', 'a'.repeat(51), 'Ad en fazla 50 karakter olabilir'],
    ['lastName', '  ', 'Soyad gereklidir'],
    ['phone', 'beni ara', 'Geçerli bir telefon numarası girin'],
    ['bio', 'b'.repeat(501), 'Hakkımda en fazla 500 karakter olabilir'],
  ])('refuses a bad %s with its own words', async (path, value, message) => {
    const person = await world.person();
    const before = await rowOf(person.id);
    const answer = await change(person, { firstName: 'Doğru', [path]: value });
    expect(answer.status).toBe(400);
    expect(answer.errors).toEqual([{ path, message }]);
    expect(await rowOf(person.id)).toEqual(before);
  });

  it('saves the education card whole or not at all', async () => {
    const person = await world.person();
    expect((await change(person, education)).data).toMatchObject(education);
    const { city: _, targetYear: __, ...half } = education;
    const answer = await change(person, { ...half, currentSchool: 'Başka' });
    expect(answer.errors).toEqual([
      { path: 'city', message: 'Bu alan gereklidir' },
      { path: 'targetYear', message: 'Bu alan gereklidir' },
    ]);
    expect((await person.call(account.profile, {})).data.currentSchool).toBe(education.currentSchool);
  });

  it('refuses a target year that the form does not offer, by the clock of Istanbul', async () => {
    const person = await world.person();
    expect((await change(person, { ...education, targetYear: 2026 })).status).toBe(200);
    const past = await change(person, { ...education, targetYear: 2025 });
    expect([past.status, past.errors[0]?.path]).toEqual([422, 'targetYear']);
    const far = await change(person, { ...education, targetYear: 2033 });
    expect([far.status, far.errors[0]?.message]).toEqual([422, 'Hedef yıl en fazla 2032 olabilir']);
    world.clock.set('2026-12-31T21:00:00Z');
    expect((await change(person, { ...education, targetYear: 2026 })).status).toBe(422);
    expect((await person.call(account.profile, {})).data.targetYear).toBe(2026);
  });

  it('saves the appearance', async () => {
    const person = await world.person();
    const appearance = {
      theme: 'dark',
      darkPalette: 'amoled',
      lightPalette: 'fresh-mint',
      mode: 'soft',
      glass: 'intense',
    };
    expect((await change(person, { appearance })).data.appearance).toEqual(appearance);
    expect((await change(person, { appearance: { ...appearance, theme: 'mor' } })).status).toBe(400);
    expect((await person.call(account.profile, {})).data.appearance).toEqual(appearance);
  });

  it("hides another's row from students and coaches, and changes nothing", async () => {
    const coach = await world.person({ role: 'coach' });
    const victim = await world.person({ coachId: coach.id });
    const before = await rowOf(victim.id);
    for (const person of [await world.person(), coach])
      for (const body of [{ bio: 'ele geçirdim' }, { role: 'student' }, { isActive: false }])
        expect((await change(person, body, victim.id)).code).toBe('user.not_found');
    expect(await rowOf(victim.id)).toEqual(before);
  });

  it.each([{ role: 'admin' }, { isActive: true }, { email: 'baska@test.example' }])(
    'keeps %o from who is no admin',
    async (privileged) => {
      for (const role of ['student', 'coach'] as const) {
        const person = await world.person({ role });
        const before = await rowOf(person.id);
        const answer = await change(person, { ...privileged, bio: 'gizlice' });
        expect([answer.status, answer.code]).toEqual([403, 'access.role']);
        expect(await rowOf(person.id)).toEqual(before);
      }
    },
  );

  it.each([
    { tier: 'premium' },
    { plan: { tier: 'premium' } },
    { coachId: null },
    { _id: 'x' },
    { passwordHash: 'x' },
    {},
  ])('refuses %o, which nobody may send', async (body) => {
    const person = await world.person({ role: 'admin' });
    const before = await rowOf(person.id);
    expect((await change(person, body)).status).toBe(400);
    expect(await rowOf(person.id)).toEqual(before);
  });
});

describe('discoverable', () => {
  it('is switched by the person, and by nobody else', async () => {
    const person = await world.person({ firstName: 'Anahtar' });
    const [asker, admin] = [await world.person(), await world.person({ role: 'admin' })];
    const hits = async () => (await asker.call(users.search, { query: { q: 'anahtar' } })).data.length;
    expect((await person.call(users.get, { params: { id: person.id } })).data.discoverable).toBe(true);
    expect(await hits()).toBe(1);
    expect((await change(person, { discoverable: false })).data.discoverable).toBe(false);
    expect(await hits()).toBe(0);
    const body = { discoverable: true };
    const answer = await admin.call(users.update, { params: { id: person.id }, body });
    expect(answer.code).toBe('access.role');
    expect(await hits()).toBe(0);
  });
});

describe('POST /users/tutorial/seen', () => {
  it('remembers a page once, and forgets it when it is to start again', async () => {
    const person = await world.person();
    const seen = async (body: { page: 'dashboard' | 'habits'; seen?: boolean }) =>
      (await person.call(users.tutorialSeen, { body })).data.tutorialsSeen;
    await seen({ page: 'habits' });
    await seen({ page: 'dashboard' });
    expect(await seen({ page: 'habits' })).toEqual(['dashboard', 'habits']);
    expect(await seen({ page: 'dashboard', seen: false })).toEqual(['habits']);
    const bad = await person.call(users.tutorialSeen, { body: { page: 'olmayan' as 'habits' } });
    expect(bad.status).toBe(400);
  });
});
