import { examDates } from '@netlik/contract/exams/exam-dates';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
let admin: TestPerson;
beforeAll(async () => {
  world = await openWorld({ now: '2026-11-15T09:00:00Z' });
  admin = await world.person({ role: 'admin' });
});
afterAll(() => world.close());

const days = { tyt: '2027-06-12', ayt: '2027-06-13', ydt: '2027-06-13', official: true };
const put = (year: string, body = {}) =>
  admin.call(examDates.save, { params: { year }, body: { ...days, ...body } });
const listed = async (who = admin) => (await who.call(examDates.list, {})).data;

describe('GET and PUT /exam-dates', () => {
  it('tells the years to come, the usual days until an admin sets better ones', async () => {
    const student = await world.person();
    const before = await listed(student);
    expect(before.map(({ year }) => year)).toEqual([2026, 2027, 2028, 2029, 2030, 2031, 2032]);
    expect(before[0]).toEqual({
      year: 2026,
      tyt: '2026-06-20',
      ayt: '2026-06-21',
      ydt: '2026-06-21',
      official: true,
    });
    expect(before[1]).toMatchObject({ tyt: '2027-06-19', official: false });
    expect((await put('2027')).data).toEqual({ year: 2027, ...days });
    expect((await listed(student))[1]).toEqual({ year: 2027, ...days });
    await put('2027', { official: false, ydt: '2027-06-14' });
    expect((await listed(student))[1]).toEqual({ year: 2027, ...days, ydt: '2027-06-14', official: false });
  });

  it.each([
    ['2027', { tyt: '2027-06-14' }, 'ayt'],
    ['2027', { ydt: '2027-06-11' }, 'ydt'],
    ['2028', {}, 'tyt'],
    ['2027', { ayt: '2028-06-13' }, 'ayt'],
    ['2019', {}, 'year'],
  ])('refuses days out of order or of another year: %s %j', async (year, body, path) => {
    const before = await listed();
    const answer = await put(year, body);
    expect([answer.status, answer.errors.map((error) => error.path)]).toEqual([422, [path]]);
    expect(await listed()).toEqual(before);
  });

  it('lets nobody else set them', async () => {
    for (const role of ['student', 'coach'] as const) {
      const person = await world.person({ role });
      const answer = await person.call(examDates.save, { params: { year: '2027' }, body: days });
      expect(answer.code).toBe('access.role');
    }
  });
});
