import { rooms } from '@netlik/contract/community/rooms/rooms';
import { examAttempts } from '@netlik/contract/exams/exam-attempts';
import { adminUsers } from '@netlik/contract/identity/admin-users';
import { type SearchHit, search } from '@netlik/contract/platform/search';
import { flashcards } from '@netlik/contract/practice/flashcards';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld({ now: '2026-11-16T09:00:00Z', catalogue: true });
});
afterAll(() => world.close());

const find = async (person: TestPerson, q: string): Promise<SearchHit[]> =>
  (await person.call(search.find, { query: { q } })).data!;
const titles = async (person: TestPerson, q: string, kind?: SearchHit['kind']) =>
  (await find(person, q)).filter((hit) => !kind || hit.kind === kind).map(({ title }) => title);

const addCard = (person: TestPerson, question: string) =>
  person.call(flashcards.create, {
    body: { subject: 'kimya', topic: 'Kimyasal Hesaplamalar', question, answer: '6,02·10²³' },
  });
const addExam = (person: TestPerson, source: string) =>
  person.call(examAttempts.create, {
    body: {
      date: '2026-11-14',
      source,
      examType: 'TYT',
      subjects: [{ subject: 'tyt_turkce', correct: 30, wrong: 2, blank: 8 }],
    },
  });

describe('GET /search', () => {
  it("finds a student's own topics, exams, cards, rooms and the programmes", async () => {
    const person = await world.person();
    await addCard(person, 'Mol nedir?');
    const exam = await addExam(person, 'Özdebir İlk Adım');
    await person.call(rooms.create, { body: { name: 'Şafak Nöbeti', type: 'private' } });

    expect(await find(person, 'turev')).toEqual(
      expect.arrayContaining([
        {
          kind: 'topic',
          id: 'matematik_ayt/Türev',
          title: 'Türev',
          detail: 'AYT Matematik',
          path: '/topic-map?subject=matematik_ayt&topic=T%C3%BCrev',
        },
      ]),
    );
    expect(await find(person, 'OZDEBIR')).toEqual([
      {
        kind: 'exam',
        id: exam.data!._id,
        title: 'Özdebir İlk Adım',
        detail: 'TYT, 14.11.2026',
        path: `/exam-tracker?attempt=${exam.data!._id}`,
      },
    ]);
    expect(await titles(person, 'mol ned')).toEqual(['Mol nedir?']);
    expect(await titles(person, 'safak')).toEqual(['Şafak Nöbeti']);
    expect(await titles(person, 'bilgisayar müh', 'programme')).toHaveLength(5);
  });

  it("hides other students' rows and people", async () => {
    const [owner, other] = [await world.person({ firstName: 'Zübeyde' }), await world.person()];
    await addCard(owner, 'Gizli kart');
    await addExam(owner, 'Gizli deneme');
    await owner.call(rooms.create, { body: { name: 'Gizli oda', type: 'public' } });
    expect(await find(other, 'gizli')).toEqual([]);
    expect(await find(other, 'zubeyde')).toEqual([]);
  });

  it('finds the own students of a coach and everyone for an admin', async () => {
    const [coach, otherCoach, admin] = [
      await world.person({ role: 'coach', firstName: 'Nevzat' }),
      await world.person({ role: 'coach' }),
      await world.person({ role: 'admin' }),
    ];
    const student = await world.person({ tier: 'premium', coachId: coach.id, firstName: 'Gülçiçek' });
    const path = `/coach/students/${student.id}`;
    await world.db.raw("update users set grade = '12' where id = $1", [student.id]);
    expect(await find(coach, 'gulcicek')).toMatchObject([{ path, detail: '12. sınıf' }]);
    expect(await find(otherCoach, 'gulcicek')).toEqual([]);
    expect((await find(admin, 'gulcicek')).map((hit) => hit.path)).toEqual([path]);
    expect((await find(admin, 'nevzat')).map((hit) => hit.path)).toEqual([`/admin/coaches/${coach.id}`]);
  });

  it('hides rooms from a student who may not use them', async () => {
    const [person, admin] = [await world.person(), await world.person({ role: 'admin' })];
    await person.call(rooms.create, { body: { name: 'Sabah Odası', type: 'private' } });
    expect(await titles(person, 'sabah od')).toEqual(['Sabah Odası']);
    await admin.call(adminUsers.setEntitlements, {
      params: { id: person.id },
      body: { entitlements: { studyRooms: false } },
    });
    expect(await titles(person, 'sabah od')).toEqual([]);
  });

  it('takes at most one statement a source', async () => {
    const person = await world.person();
    // The first call loads the session.
    await find(person, 'türev');
    expect(await world.statements(() => find(person, 'türev'))).toBeLessThanOrEqual(4);
  });

  it.each([
    ['', 'En az 2 karakter olmalıdır'],
    [' a ', 'En az 2 karakter olmalıdır'],
    ['x'.repeat(81), 'En fazla 80 karakter olabilir'],
  ])('refuses %j', async (q, message) => {
    const answer = await (await world.person()).call(search.find, { query: { q } });
    expect([answer.status, answer.errors]).toEqual([400, [{ path: 'q', message }]]);
  });
});
