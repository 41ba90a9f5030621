import { randomUUID } from 'node:crypto';
import { MAX_REMINDERS_A_DAY, reminders } from '@netlik/contract/study/reminders';
import { countStatuses, inParallel } from '@netlik/testkit/parallel';
import { insertRows } from '@netlik/testkit/stored-rows/insert-row';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ now: '2026-11-15T09:00:00Z' });
});
afterAll(() => world.close());

const add = (person: TestPerson, body: object = {}, key?: string) =>
  person.call(reminders.create, { body: { date: '2026-11-15', text: 'Denemeyi bitir', ...body } }, key);
const change = (person: TestPerson, id: string, body: object) =>
  person.call(reminders.update, { params: { id }, body });
const november = { from: '2026-11-01', to: '2026-11-30' };
const listed = async (person: TestPerson, query = november) =>
  (await person.call(reminders.list, { query })).data;

describe('POST /reminders', () => {
  it('adds to any past or future day and trims the text', async () => {
    const person = await world.person();
    const { status, data } = await add(person, { date: '2027-06-19', text: '  **TYT**\n', subject: 'fizik' });
    expect(status).toBe(201);
    expect(data).toEqual({
      _id: expect.any(String),
      date: '2027-06-19',
      text: '**TYT**',
      subject: 'fizik',
      isDone: false,
    });
    expect((await add(person, { date: '2024-02-29', isDone: true })).data).toMatchObject({
      subject: null,
      isDone: true,
    });
  });

  it.each([
    [{ text: ' \n ' }, 400, 'text', 'Hatırlatma metni boş olamaz'],
    [{ text: 'a'.repeat(5001) }, 400, 'text', 'Hatırlatma en fazla 5000 karakter olabilir'],
    [{ text: 'Türev\u0007 tekrarı' }, 400, 'text', 'Hatırlatma geçersiz karakter içeriyor'],
    [{ date: '2026-02-30' }, 400, 'date', 'Tarih geçersiz'],
    [{ date: '2014-12-31' }, 422, 'date', 'Tarih 2015’ten önce olamaz'],
    [{ date: '2027-11-17' }, 422, 'date', 'Tarih bir yıldan ileride olamaz'],
    [{ subject: 'simya' }, 422, 'subject', 'Böyle bir ders yok'],
    [{ subject: 'exam_TYT' }, 422, 'subject', 'Böyle bir ders yok'],
  ])('refuses %j', async (body, status, path, message) => {
    const person = await world.person();
    const answer = await add(person, body);
    expect([answer.status, answer.errors]).toEqual([status, [{ path, message }]]);
    expect(await listed(person)).toEqual([]);
  });

  it('accepts several lines', async () => {
    const text = 'Türev\n\t- tekrar';
    expect((await add(await world.person(), { text })).data.text).toBe(text);
  });

  it('accepts the longest text', async () => {
    const text = 'ş'.repeat(5000);
    expect((await add(await world.person(), { text })).data.text).toBe(text);
  });

  it('creates one reminder for 50 parallel repeats, and rejects the key with another body', async () => {
    const person = await world.person();
    const key = randomUUID();
    const answers = await inParallel(50, () => add(person, {}, key));
    expect(countStatuses(answers)).toEqual({ 201: 50 });
    expect(new Set(answers.map(({ data }) => data._id)).size).toBe(1);
    expect(await listed(person)).toHaveLength(1);
    // A repeat after completion on another device gets the first reply, and the reminder stays done.
    await change(person, answers[0]!.data._id, { isDone: true });
    expect((await add(person, {}, key)).data).toEqual(answers[0]!.data);
    expect(await listed(person)).toMatchObject([{ isDone: true }]);
    expect((await add(person, { text: 'Başka' }, key)).code).toBe('request.idempotency_reused');
  });

  it('answers a repeat even when the day is full', async () => {
    const person = await world.person();
    const key = randomUUID();
    const { _id } = (await add(person, {}, key)).data;
    for (let count = 1; count < MAX_REMINDERS_A_DAY; count++) await add(person);
    expect((await add(person)).code).toBe('reminder.too_many');
    expect((await add(person, {}, key)).data._id).toBe(_id);
  });

  it('rejects a reminder over the day’s limit, also in parallel', async () => {
    const person = await world.person();
    for (const date of ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25']) {
      const rows = Array(MAX_REMINDERS_A_DAY - 1).fill({ userId: person.id, day: date });
      await insertRows(world.db, 'reminders', rows);
      const answers = await inParallel(50, () => add(person, { date }));
      expect(countStatuses(answers)).toEqual({ 201: 1, 409: 49 });
      expect(answers.find(({ status }) => status === 409)?.code).toBe('reminder.too_many');
      expect(await listed(person, { from: date, to: date })).toHaveLength(MAX_REMINDERS_A_DAY);
    }
    expect((await add(person, { date: '2026-11-16' })).status).toBe(201);
    expect((await add(await world.person(), { date: '2026-11-20' })).status).toBe(201);
  });
});

describe('GET /reminders', () => {
  it('lists the own reminders of a range by day and creation', async () => {
    const [person, other] = [await world.person(), await world.person()];
    for (const [date, text] of [
      ['2026-11-20', 'c'],
      ['2026-11-10', 'a'],
      ['2026-11-10', 'b'],
      ['2026-10-31', 'before'],
      ['2026-12-01', 'after'],
    ])
      await add(person, { date, text });
    await add(other);
    expect((await listed(person)).map(({ text }) => text)).toEqual(['a', 'b', 'c']);
    expect(await world.statements(() => listed(person))).toBeLessThanOrEqual(1);
  });

  it('rejects a range over 400 days or in reverse', async () => {
    const person = await world.person();
    expect(await listed(person, { from: '2026-01-01', to: '2027-02-04' })).toEqual([]);
    for (const query of [
      { from: '2026-01-01', to: '2027-02-05' },
      { from: '2026-01-02', to: '2026-01-01' },
    ]) {
      const answer = await person.call(reminders.list, { query });
      expect([answer.status, answer.errors[0]?.path]).toEqual([422, 'to']);
    }
  });
});

describe('PUT and DELETE /reminders/:id', () => {
  it('changes given fields only', async () => {
    const person = await world.person();
    const { _id, ...made } = (await add(person, { subject: 'kimya' })).data;
    expect((await change(person, _id, { isDone: true })).data).toEqual({ _id, ...made, isDone: true });
    expect((await change(person, _id, { subject: null, text: 'x' })).data).toMatchObject({
      subject: null,
      text: 'x',
      isDone: true,
    });
    expect((await change(person, _id, { subject: 'simya' })).status).toBe(422);
    expect((await person.call(reminders.remove, { params: { id: _id } })).data).toBeNull();
    expect(await listed(person)).toEqual([]);
  });

  it('moves only one of many parallel reminders into the last free place of a day', async () => {
    const person = await world.person();
    await inParallel(MAX_REMINDERS_A_DAY - 1, () => add(person));
    const movers = await inParallel(10, async () => (await add(person, { date: '2026-11-16' })).data._id);
    const answers = await Promise.all(movers.map((id) => change(person, id, { date: '2026-11-15' })));
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: 9 });
    const [inFullDay] = await listed(person, { from: '2026-11-15', to: '2026-11-15' });
    expect((await change(person, inFullDay!._id, { isDone: true })).status).toBe(200);
  });

  it('answers 404 for another person’s or a deleted reminder', async () => {
    const [owner, other] = [await world.person(), await world.person()];
    const { _id: id } = (await add(owner)).data;
    for (const given of [id, randomUUID()]) {
      expect((await change(other, given, { text: 'x' })).code).toBe('reminder.not_found');
      expect((await other.call(reminders.remove, { params: { id: given } })).code).toBe('reminder.not_found');
    }
    expect(await listed(owner)).toMatchObject([{ text: 'Denemeyi bitir' }]);
  });

  it('is deleted with the account', async () => {
    const person = await world.person();
    await add(person);
    await world.db.run(sql`delete from users where id = ${person.id}`);
    expect(await world.rows(sql`select from reminders where user_id = ${person.id}`)).toEqual([]);
  });
});
