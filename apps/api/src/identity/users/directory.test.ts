import { rooms } from '@netlik/contract/community/rooms/rooms';
import { users } from '@netlik/contract/identity/users';
import { countStatuses, inParallel } from '@netlik/testkit/parallel';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';
import { memoryRateLimiter } from '../../http/rate-limit.ts';

let world: World;
let student: TestPerson;
let coach: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  world = await openWorld();
  student = await world.person({ firstName: 'Soran' });
  coach = await world.person({ role: 'coach', firstName: 'Koç' });
  admin = await world.person({ role: 'admin', firstName: 'Yönetici' });
});
afterAll(() => world.close());

const CARD = ['_id', 'avatar', 'firstName', 'initial'];
const WHOLE = ['_id', 'avatar', 'email', 'firstName', 'initial', 'lastName', 'role'];
const keysOf = (value: object) => Object.keys(value).sort();
type Query = Parameters<typeof student.call<typeof users.search>>[1]['query'];
const search = async (person: TestPerson, q: string, more: Omit<Query, 'q'> = {}) =>
  (await person.call(users.search, { query: { q, ...more } })).data;
const byEmail = (person: TestPerson, email: string) => person.call(users.byEmail, { query: { email } });
const basic = async (person: TestPerson, ...people: TestPerson[]) =>
  (await person.call(users.basic, { query: { ids: people.map(({ id }) => id).join() } })).data;

const hidden = () =>
  Promise.all([
    world.person({ firstName: 'Saklı', discoverable: false }),
    world.person({ firstName: 'Saklı', suspended: true }),
    world.person({ firstName: 'Saklı', verified: false }),
    world.person({ firstName: 'Saklı', consent: 'due' }),
    // A minor who wants to be found without the guardian's consent.
    world.person({ firstName: 'Saklı', consent: 'guardian' }),
    world.person({ firstName: 'Saklı', role: 'coach' }),
    world.person({ firstName: 'Saklı', role: 'admin' }),
  ]);

describe('GET /users/search', () => {
  it('shows students first name, initial and picture, and nothing else', async () => {
    const found = await world.person({ firstName: 'Görünen', lastName: 'ılgaz' });
    const hits = await search(student, 'gorunen');
    expect(hits).toEqual([{ _id: found.id, firstName: 'Görünen', initial: 'I.', avatar: null }]);
    expect(keysOf(hits[0]!)).toEqual(CARD);
    expect(keysOf((await search(coach, 'gorunen'))[0]!)).toEqual(CARD);
  });

  it('finds room mates by name, and never by their address', async () => {
    const mate = await world.person({ firstName: 'Odadaş', discoverable: false });
    expect(await search(student, 'odadas')).toEqual([]);
    const created = await student.call(rooms.create, { body: { name: 'Oda', type: 'public' } });
    await mate.call(rooms.joinOpen, { params: { id: created.data.room.id } });
    expect((await search(student, 'odadas')).map(({ _id }) => _id)).toEqual([mate.id]);
    expect((await byEmail(student, mate.email)).code).toBe('user.not_found');
    // Still a room member, but the guardian withdrew the consent.
    await world.db.run(
      sql`update users set birth_year = 2011, guardian_confirmed_at = null where id = ${mate.id}`,
    );
    expect(await search(student, 'odadas')).toEqual([]);
  });

  it('gives a whole letter as the initial', async () => {
    await world.person({ firstName: 'Harfli', lastName: '𝒦aya' });
    expect((await search(student, 'harfli'))[0]?.initial).toBe('𝒦.');
  });

  it('shows details of anybody to an admin, of own students to a coach', async () => {
    const found = await world.person({ firstName: 'Bütün', lastName: 'Kişi', coachId: coach.id });
    const whole = { _id: found.id, lastName: 'Kişi', email: found.email, role: 'student' };
    for (const person of [admin, coach]) {
      const hits = await search(person, 'butun');
      expect(hits).toEqual([expect.objectContaining(whole)]);
      expect(keysOf(hits[0]!)).toEqual(WHOLE);
    }
    const otherCoach = await world.person({ role: 'coach' });
    expect(keysOf((await search(otherCoach, 'butun'))[0]!)).toEqual(CARD);
  });

  it('hides who is not to be found, from all but admins', async () => {
    const all = await hidden();
    expect(await search(student, 'sakli')).toEqual([]);
    expect(await search(coach, 'sakli')).toEqual([]);
    expect(await search(admin, 'sakli')).toHaveLength(all.length);
  });

  it.each([
    ['sukru', 'Şükrü'],
    ['ışıl', 'IŞIL'],
    ['IRMAK', 'ırmak'],
    ['ismail', 'İsmail'],
  ])('finds by %s the one called %s', async (q, firstName) => {
    const { id } = await world.person({ firstName });
    expect((await search(student, q)).map(({ _id }) => _id)).toEqual([id]);
  });

  it('looks at the beginnings of all names, not inside them', async () => {
    const { id } = await world.person({ firstName: 'Ali Rüzgar', lastName: 'Yağmurlu' });
    for (const q of ['ali', 'ruz', 'yagmur', 'rüzgar yağ', ' Ali '])
      expect((await search(student, q)).map(({ _id }) => _id)).toEqual([id]);
    for (const q of ['uzgar', 'murlu', 'a_i', 'al%']) expect(await search(student, q)).toEqual([]);
  });

  it('leaves oneself out, keeps the limit and sorts as Turkish does', async () => {
    for (const lastName of ['Zor', 'Çam', 'Cem', 'İnce', 'Işık'])
      await world.person({ firstName: 'Sıralı', lastName });
    const me = await world.person({ firstName: 'Sıralı', lastName: 'Ben' });
    const initials = (await search(me, 'sirali')).map(({ initial }) => initial);
    expect(initials).toEqual(['C.', 'Ç.', 'I.', 'İ.', 'Z.']);
    expect(await search(me, 'sirali', { limit: 2 })).toHaveLength(2);
  });

  it('gives 10 unless told', async () => {
    for (let n = 0; n < 12; n += 1) await world.person({ firstName: 'Kalabalık' });
    expect(await search(student, 'kalabalik')).toHaveLength(10);
    expect(await search(student, 'kalabalik', { limit: 50 })).toHaveLength(12);
  });

  it('keeps to the roles asked for', async () => {
    const made = [
      await world.person({ firstName: 'Rollü' }),
      await world.person({ firstName: 'Rollü', role: 'coach' }),
    ] as const;
    const ids = async (more: Omit<Query, 'q'>) => (await search(admin, 'rollu', more)).map(({ _id }) => _id);
    expect(await ids({ roleIncludes: 'coach' })).toEqual([made[1].id]);
    expect(await ids({ roleExcludes: 'coach,admin' })).toEqual([made[0].id]);
  });

  it('asks for two letters', async () => {
    const answer = await student.call(users.search, { query: { q: 'a' } });
    expect([answer.status, answer.errors[0]?.path]).toEqual([400, 'q']);
  });
});

describe('a coach', () => {
  it('finds own students, also those others do not', async () => {
    const own = await world.person({ firstName: 'Öğrencim', coachId: coach.id, discoverable: false });
    expect((await search(coach, 'ogrencim')).map(({ _id }) => _id)).toEqual([own.id]);
    expect((await byEmail(coach, own.email)).data._id).toBe(own.id);
    expect(await search(student, 'ogrencim')).toEqual([]);
  });
});

describe('GET /users/by-email', () => {
  it('finds a discoverable student by the exact address, without repeating it', async () => {
    const found = await world.person({ email: 'tam@test.example' });
    const { data } = await byEmail(student, 'TAM@test.example');
    expect(data._id).toBe(found.id);
    expect(keysOf(data)).toEqual(CARD);
    expect(keysOf((await byEmail(admin, found.email)).data)).toEqual(WHOLE);
    expect((await byEmail(student, 'tam@test.exampl')).code).toBe('user.not_found');
  });

  it('answers 404 for hidden people and for oneself', async () => {
    for (const { email } of [...(await hidden()), student])
      expect((await byEmail(student, email)).code).toBe('user.not_found');
  });

  it('can be asked 30 times a minute', async () => {
    const guarded = await openWorld({ limiter: memoryRateLimiter(() => 0) });
    const asker = await guarded.person();
    const answers = await inParallel(40, () => byEmail(asker, 'kimse@test.example'));
    expect(countStatuses(answers)).toEqual({ 404: 30, 429: 10 });
    await guarded.close();
  });
});

describe('GET /users/basic', () => {
  it('knows people one shares a coach with, one’s coach, and oneself; leaves strangers out', async () => {
    const one = await world.person({ coachId: coach.id, discoverable: false });
    const two = await world.person({ coachId: coach.id });
    const stranger = await world.person();
    const cards = await basic(one, one, two, coach, stranger, student, admin);
    expect(cards.map(({ _id }) => _id).sort()).toEqual([one.id, two.id, coach.id].sort());
    for (const card of cards) expect(keysOf(card)).toEqual(CARD);
    expect((await basic(coach, one, two, stranger)).map(({ _id }) => _id).sort()).toEqual(
      [one.id, two.id].sort(),
    );
    expect(await basic(admin, one, stranger)).toHaveLength(2);
  });

  it('does not take people without a coach for people of the same coach', async () => {
    const loner = await world.person();
    expect(await basic(student, loner)).toEqual([]);
  });
});
