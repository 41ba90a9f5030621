import { MAX_PREFERENCE_COMMENTS, preferenceLists } from '@netlik/contract/exams/preference-lists';
import { universityProgrammes } from '@netlik/contract/exams/university-programmes';
import { users } from '@netlik/contract/identity/users';
import { countStatuses, inParallel } from '@netlik/testkit/parallel';
import { insertRows } from '@netlik/testkit/stored-rows/insert-row';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';

let world: World;
let codes: string[];
beforeAll(async () => {
  world = await openWorld({ catalogue: true });
  const person = await world.person();
  const { data } = await person.call(universityProgrammes.list, { query: { q: 'hukuk', limit: '50' } });
  codes = data.map(({ code }) => code);
});
afterAll(() => world.close());

const entriesOf = (chosen: readonly string[]) => chosen.map((code) => ({ code, note: '' }));
const save = (person: TestPerson, version: number, chosen: readonly string[], more = {}) =>
  person.call(preferenceLists.save, {
    params: { list: 'A' },
    body: { version, entries: entriesOf(chosen), ...more },
  });
const read = async (person: TestPerson, list: 'A' | 'B' = 'A') =>
  (await person.call(preferenceLists.get, { params: { list } })).data;

describe('PUT /preference-lists/:list', () => {
  it('keeps 24 choices in their order with notes, two lists apart', async () => {
    const person = await world.person();
    expect(await read(person)).toMatchObject({ version: 0, entries: [], ranges: {} });
    const chosen = codes.slice(0, 24);
    const { data } = await save(person, 0, chosen);
    expect(data.entries.map(({ code }) => code)).toEqual(chosen);
    const entries = [{ code: chosen[3]!, note: 'Yurdu var' }];
    await person.call(preferenceLists.save, { params: { list: 'B' }, body: { version: 0, entries } });
    expect((await read(person, 'B')).entries).toMatchObject(entries);
    expect(await read(person)).toEqual(data);
  });

  it('refuses a 25th, one twice and an unknown code with a clear word, and loses nothing', async () => {
    const person = await world.person();
    const { data } = await save(person, 0, codes.slice(0, 3));
    const refusals = [
      await save(person, 1, codes.slice(0, 25)),
      await save(person, 1, [codes[0]!, codes[1]!, codes[0]!]),
      await save(person, 1, [codes[0]!, '999999999']),
    ];
    expect(refusals.map(({ status, errors }) => [status, errors[0]])).toEqual([
      [400, { path: 'entries', message: 'Bir tercih listesine en fazla 24 program yazılır' }],
      [422, { path: 'entries.2.code', message: 'Bu program listende zaten var' }],
      [422, { path: 'entries.1.code', message: 'Bu kodda bir program yok' }],
    ]);
    expect(await read(person)).toEqual(data);
  });

  it('keeps a code that is gone, and says what stands for it', async () => {
    const person = await world.person();
    const { data } = await save(person, 0, ['210100416', '200190050']);
    expect(data.entries.map(({ programme }) => [programme!.quotaYear, programme!.successor])).toEqual([
      [2025, '210100500'],
      [2025, null],
    ]);
  });

  it('takes a real rank instead of the estimate', async () => {
    const person = await world.person();
    const { data } = await save(person, 0, codes.slice(0, 3), { ownRanks: { EA: 100 } });
    expect(data.ranges).toEqual({ EA: { best: 75, middle: 100, worst: 134 } });
    expect(data.entries[2]!.programme!.reach).toBe('likely');
  });

  it('goes with the person', async () => {
    const [person, admin] = [await world.person(), await world.person({ role: 'admin' })];
    const entries = [{ code: codes[0]!, note: 'unutulacak' }];
    await person.call(preferenceLists.save, { params: { list: 'A' }, body: { version: 0, entries } });
    await admin.call(users.remove, { params: { id: person.id } });
    expect(await world.rows(sql`select list from preference_lists where user_id = ${person.id}`)).toEqual([]);
  });

  it('takes one of 50 changes to one version, and answers the others the newer list', async () => {
    const person = await world.person();
    const answers = await inParallel(50, (n) => save(person, 0, [codes[n % 40]!]));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ code }) => code))).toEqual(
      new Set(['preference_list.stale']),
    );
    expect((await read(person)).version).toBe(1);
  });
});

describe('the coach’s comments on a list', () => {
  const comment = (coach: TestPerson, student: TestPerson, body: { text: string; code?: string }) =>
    coach.call(preferenceLists.comment, { params: { id: student.id, list: 'A' }, body });

  it('stand with the choice or the list, are told to the student, and go with their author’s word', async () => {
    const coach = await world.person({ role: 'coach', firstName: 'Deniz', lastName: 'Kaya' });
    const student = await world.person({ tier: 'premium', coachId: coach.id });
    const chosen = codes.slice(0, 2);
    await save(student, 0, chosen);
    const params = { id: student.id, list: 'A' } as const;
    const seen = (await coach.call(preferenceLists.ofStudent, { params })).data;
    expect(seen.entries.map(({ code }) => code)).toEqual(chosen);
    const first = await comment(coach, student, { text: 'Yurduna bak', code: chosen[1]! });
    await comment(coach, student, { text: 'Sona rahat bir bölüm ekle' });
    expect((await comment(coach, student, { text: 'x', code: codes[5]! })).status).toBe(422);
    expect((await read(student)).comments).toMatchObject([
      { code: chosen[1], text: 'Yurduna bak', authorName: 'Deniz Kaya', isOwn: false },
      { code: null, text: 'Sona rahat bir bölüm ekle' },
    ]);
    const told = await world.rows<{ type: string }>(
      sql`select type from notifications where user_id = ${student.id} and type = 'coach.preference-comment'`,
    );
    expect(told).toHaveLength(2);
    await coach.call(preferenceLists.removeComment, { params: { id: first.data._id } });
    expect((await read(student)).comments.map(({ code }) => code)).toEqual([null]);
  });

  it('are a hundred at most, under 50 parallel calls', async () => {
    const coach = await world.person({ role: 'coach' });
    const student = await world.person({ tier: 'premium', coachId: coach.id });
    const written = { userId: student.id, authorId: coach.id };
    await insertRows(world.db, 'preference_comments', Array(MAX_PREFERENCE_COMMENTS - 5).fill(written));
    const answers = await inParallel(50, () => comment(coach, student, { text: 'Bir söz' }));
    expect(countStatuses(answers)).toEqual({ 201: 5, 409: 45 });
  });
});
