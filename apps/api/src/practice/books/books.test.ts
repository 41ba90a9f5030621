import { books, MAX_BOOKS } from '@netlik/contract/practice/books';
import { questionEntries } from '@netlik/contract/study/question-entries';
import { countStatuses, inParallel } from '@netlik/testkit/parallel';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld({ now: '2026-11-15T09:00:00Z' });
});
afterAll(() => world.close());

const test = (number: number) => ({ name: `Türev ${number}`, topic: 'Türev', questions: 12 });
const form = {
  name: 'AYT Soru Bankası',
  publisher: '3D',
  subject: 'matematik_ayt',
  year: 2026,
  tests: [test(1), test(2), test(3)],
};
const result = { correct: 8, wrong: 3, blank: 1, date: '2026-11-15' };

const add = (person: TestPerson, change: object = {}) =>
  person.call(books.create, { body: { ...form, ...change } });
const solve = (person: TestPerson, id: string, index: number, change: object = {}) =>
  person.call(books.solve, { params: { id, index: String(index) }, body: { ...result, ...change } });
const unsolve = (person: TestPerson, id: string, index: number) =>
  person.call(books.unsolve, { params: { id, index: String(index) } });
const entries = async (person: TestPerson) =>
  (await person.call(questionEntries.list, { query: { date: '2026-11-15' } })).data;
const listed = async (person: TestPerson) => (await person.call(books.list, {})).data;

describe('POST /books', () => {
  it('puts a book on the shelf whose first test is the next', async () => {
    const person = await world.person();
    const { status, data } = await add(person);
    const { tests: _, ...book } = data;
    expect([status, data.tests.length]).toEqual([201, 3]);
    expect(await listed(person)).toEqual([book]);
    expect(book).toMatchObject({
      testCount: 3,
      doneCount: 0,
      isGiven: false,
      next: { index: 0, ...test(1) },
    });
  });

  it.each([
    [{ subject: 'simya' }, 'subject', 'Böyle bir ders yok'],
    [{ subject: 'fizik' }, 'tests.0.topic', 'Bu konu seçtiğin dersin değil'],
  ])('refuses %j with its reason', async (change, path, message) => {
    const answer = await add(await world.person(), change);
    expect([answer.status, answer.errors]).toEqual([422, [{ path, message }]]);
  });

  it('refuses more tests than a book may have', async () => {
    const tests = Array.from({ length: 501 }, (_, at) => test(at));
    const person = await world.person();
    expect((await add(person, { tests })).status).toBe(400);
    expect((await add(person, { tests: tests.slice(1) })).data.testCount).toBe(500);
  });

  it('holds its limit under 50 calls at once', async () => {
    const person = await world.person();
    await inParallel(MAX_BOOKS - 3, () => add(person));
    expect(countStatuses(await inParallel(50, () => add(person)))).toEqual({ 201: 3, 409: 47 });
    const page = await person.call(books.list, { query: { page: 2, limit: 60 } });
    expect([page.data.length, page.pagination?.total]).toEqual([40, MAX_BOOKS]);
  });
});

describe('POST /books/:id/tests/:index', () => {
  it('is a question entry, moves the next test on, and is taken back with its entry', async () => {
    const person = await world.person();
    const { _id } = (await add(person)).data;
    const { data } = await solve(person, _id, 0);
    expect(data).toMatchObject({ doneCount: 1, correct: 8, wrong: 3, blank: 1, next: { index: 1 } });
    expect(await entries(person)).toMatchObject([
      { subject: 'matematik_ayt', topic: 'Türev', correct: 8, wrong: 3, note: 'AYT Soru Bankası · Türev 1' },
    ]);
    const back = (await unsolve(person, _id, 0)).data;
    expect([back.doneCount, back.blank, back.tests[0]?.result]).toEqual([0, 0, null]);
    expect(await entries(person)).toEqual([]);
    expect((await unsolve(person, _id, 0)).code).toBe('book.test_not_done');
  });

  it('follows its entry when that is changed or deleted in the calendar', async () => {
    const person = await world.person();
    const { _id } = (await add(person)).data;
    const { entryId } = (await solve(person, _id, 1)).data.tests[1]!.result!;
    const body = { date: '2026-11-15', subject: 'matematik_ayt', correct: 10, wrong: 1 };
    await person.call(questionEntries.update, { params: { id: entryId }, body });
    expect((await listed(person))[0]).toMatchObject({ doneCount: 1, correct: 10, wrong: 1 });
    await person.call(questionEntries.remove, { params: { id: entryId } });
    expect((await listed(person))[0]).toMatchObject({ doneCount: 0, correct: 0, blank: 0 });
  });

  it('refuses more answers than questions, none at all, and a test that is not there', async () => {
    const person = await world.person();
    const { _id } = (await add(person)).data;
    const answers = [
      await solve(person, _id, 0, { blank: 2 }),
      await solve(person, _id, 0, { correct: 0, wrong: 0, blank: 0 }),
      await solve(person, _id, 0, { date: '2026-11-16' }),
    ];
    expect(answers.map(({ status, errors }) => [status, errors[0]?.path])).toEqual([
      [422, 'blank'],
      [422, 'correct'],
      [422, 'date'],
    ]);
    expect((await solve(person, _id, 3)).code).toBe('book.test_not_found');
    expect(await entries(person)).toEqual([]);
  });

  it('is ticked once of 50 calls at once', async () => {
    const person = await world.person();
    const { _id } = (await add(person)).data;
    expect(countStatuses(await inParallel(50, () => solve(person, _id, 2)))).toEqual({ 200: 1, 409: 49 });
    expect(await entries(person)).toHaveLength(1);
  });

  it('takes few statements', async () => {
    const person = await world.person();
    const { _id } = (await add(person)).data;
    expect(await world.statements(() => solve(person, _id, 0))).toBeLessThanOrEqual(11);
    expect(await world.statements(() => listed(person))).toBeLessThanOrEqual(2);
  });
});

describe('PUT and DELETE /books/:id', () => {
  it('a longer list keeps what is solved; a list without it is refused', async () => {
    const person = await world.person();
    const { _id } = (await add(person)).data;
    await solve(person, _id, 2);
    const save = (tests: object[]) =>
      person.call(books.update, { params: { id: _id }, body: { ...form, name: 'Yeni ad', tests } as never });
    const { data } = await save([test(1), test(2), { ...test(3), name: 'Karma' }, test(4)]);
    expect([data.name, data.testCount, data.tests[2]?.result?.correct]).toEqual(['Yeni ad', 4, 8]);
    expect((await save([test(1)])).errors).toEqual([
      { path: 'tests', message: '3. testi çözdün; önce işaretini kaldır' },
    ]);
    expect((await save([test(1), test(2), { ...test(3), questions: 5 }])).status).toBe(422);
  });

  it('a removed book leaves the questions solved in it', async () => {
    const person = await world.person();
    const { _id } = (await add(person)).data;
    await solve(person, _id, 0);
    await person.call(books.remove, { params: { id: _id } });
    expect(await listed(person)).toEqual([]);
    expect(await entries(person)).toHaveLength(1);
  });
});

describe('POST /books/:id/students', () => {
  it('gives each of the coach’s students one copy of their own', async () => {
    const coach = await world.person({ role: 'coach' });
    const [one, two] = await Promise.all(
      [1, 2].map(() => world.person({ tier: 'premium', coachId: coach.id })),
    );
    const stranger = await world.person();
    const { _id } = (await add(coach)).data;
    const give = (...people: TestPerson[]) =>
      coach.call(books.give, { params: { id: _id }, body: { studentIds: people.map(({ id }) => id) } });
    expect((await give(one!, stranger)).code).toBe('user.not_found');
    const answers = await inParallel(50, () => give(one!, two!));
    expect(answers.reduce((sum, { data }) => sum + data.given, 0)).toBe(2);
    const [copy] = await listed(one!);
    expect(copy).toMatchObject({ name: form.name, isGiven: true, testCount: 3 });
    await solve(one!, copy!._id, 0);
    expect((await listed(two!))[0]).toMatchObject({ doneCount: 0 });
    const seen = (person: TestPerson) => coach.call(books.ofStudent, { params: { id: person.id } });
    expect((await seen(one!)).data).toMatchObject([{ doneCount: 1, next: { index: 1 } }]);
    expect((await seen(stranger)).code).toBe('user.not_found');
    await coach.call(books.remove, { params: { id: _id } });
    expect(await listed(one!)).toMatchObject([{ isGiven: true, doneCount: 1 }]);
  });
});
