import type { CallInput } from '@netlik/contract/endpoint';
import { type TopicMatrix, topicMatrices } from '@netlik/contract/planning/topic-matrices';
import { topicsOf } from '@netlik/domain/yks/topics';
import { countStatuses, inParallel } from '@netlik/testkit/parallel';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const topics = [...topicsOf('fizik')];
type Saved = CallInput<typeof topicMatrices.save>['body'];

const premium = () => world.person({ tier: 'premium' });
const save = (person: TestPerson, part: Partial<Saved> = {}) =>
  person.call(topicMatrices.save, {
    body: {
      userId: person.id,
      subject: 'fizik',
      dayCount: 31,
      topics,
      cellColors: {},
      columnColors: {},
      topicColors: {},
      ...part,
    },
  });
const get = async (person: TestPerson, userId = person.id, subject = 'fizik') =>
  (await person.call(topicMatrices.get, { params: { userId, subject } })).data;
const overview = async (person: TestPerson, userId = person.id) =>
  (await person.call(topicMatrices.overview, { params: { userId } })).data;

describe('POST /topic-matrix', () => {
  it('keeps the colours by row and day, and drops white ones', async () => {
    const person = await premium();
    expect(await get(person)).toMatchObject({
      version: 0,
      dayCount: 30,
      day_count: 30,
      topics,
      cellColors: {},
    });
    const saved = await save(person, {
      cellColors: { '0-1': 'orange', '3-31': 'red', '4-4': 'white' },
      columnColors: { '7': 'gray' },
      topicColors: { '2': 'green' },
      version: 0,
    });
    const expected = {
      version: 1,
      dayCount: 31,
      day_count: 31,
      cellColors: { '0-1': 'orange', '3-31': 'red' },
      columnColors: { '7': 'gray' },
      topicColors: { '2': 'green' },
    };
    expect(saved.data).toMatchObject(expected);
    const read = await get(person);
    expect(read).toEqual(saved.data);
    expect(read.cellColors).toEqual(expected.cellColors);
    expect((await get(person, person.id, 'kimya')).version).toBe(0);
  });

  it('reads the day count under both names and takes 30 for an impossible one', async () => {
    const person = await premium();
    const countAfter = async (part: Partial<Saved>) =>
      (await save(person, { dayCount: undefined, ...part })).data.dayCount;
    expect(await countAfter({ day_count: 28 })).toBe(28);
    expect(await countAfter({ dayCount: 60 })).toBe(60);
    for (const dayCount of [0, 61, -5]) expect(await countAfter({ dayCount })).toBe(30);
  });

  it('refuses what was made from an older version, with the newer state', async () => {
    const person = await premium();
    await save(person, { version: 0, cellColors: { '1-1': 'blue' } });
    const late = await save(person, { version: 0, cellColors: { '2-2': 'red' } });
    expect([late.status, late.code]).toEqual([409, 'topic_matrix.stale']);
    const current = late.current as TopicMatrix;
    expect(current).toMatchObject({ version: 1, cellColors: { '1-1': 'blue' } });
    expect(current).toEqual(await get(person));
    const again = await save(person, {
      version: current.version,
      cellColors: { ...current.cellColors, '2-2': 'red' },
    });
    expect(again.data).toMatchObject({ version: 2, cellColors: { '1-1': 'blue', '2-2': 'red' } });
  });

  it('lets one of 50 parallel saves of a version through', async () => {
    const person = await premium();
    const answers = await inParallel(50, (at) =>
      save(person, { version: 0, cellColors: { [`0-${at + 1}`]: 'blue' } }),
    );
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: 49 });
    const won = answers.find(({ status }) => status === 200)!.data;
    expect(await get(person)).toEqual(won);
  });

  it('matches rows of another topic list by name', async () => {
    const person = await premium();
    const { data } = await save(person, {
      topics: ['Eski konu', topics[4]!, topics[1]!],
      cellColors: { '0-1': 'red', '1-2': 'blue', '2-3': 'orange' },
      topicColors: { '1': 'green' },
    });
    expect(data).toMatchObject({
      cellColors: { '4-2': 'blue', '1-3': 'orange' },
      topicColors: { '4': 'green' },
    });
    expect(Object.keys(data.cellColors)).toHaveLength(2);
    expect((await save(person, { topics: ['a', 'a'] })).code).toBe('request.rule_broken');
  });

  it('keeps what a release with other topics stored, under the names that are left', async () => {
    const person = await premium();
    await save(person, { cellColors: { '0-1': 'red', '1-1': 'blue' } });
    await world.db.run(sql`
      update topic_matrices set topics = ${JSON.stringify(['Kalkan konu', ...topics])} where user_id = ${person.id}`);
    expect((await get(person)).cellColors).toEqual({ '0-1': 'blue' });
  });

  it('refuses bad cells and colours', async () => {
    const person = await premium();
    for (const cellColors of [{ '1-0': 'red' }, { '1-61': 'red' }, { '-1-1': 'red' }, { '1-1': 'pink' }])
      expect((await save(person, { cellColors: cellColors as never })).status).toBe(400);
  });
});

describe('who may open a matrix', () => {
  it('a coach writes for an own student and loses sight of one who leaves', async () => {
    const coach = await world.person({ role: 'coach' });
    const student = await world.person({ tier: 'premium', coachId: coach.id });
    expect((await save(coach, { userId: student.id, cellColors: { '0-1': 'red' } })).status).toBe(200);
    expect((await get(student)).cellColors).toEqual({ '0-1': 'red' });
    await world.db.run(sql`update users set coach_id = null where id = ${student.id}`);
    expect((await save(coach, { userId: student.id })).code).toBe('user.not_found');
  });

  it('a free student looks only', async () => {
    const person = await world.person();
    expect((await get(person)).version).toBe(0);
    expect((await save(person)).code).toBe('access.tier');
  });
});

describe('GET /topic-matrix/students', () => {
  it("lists a coach's own students, all of them to an admin, or those of one coach", async () => {
    const coach = await world.person({ role: 'coach' });
    const admin = await world.person({ role: 'admin' });
    const names = async (person: TestPerson, query = {}) =>
      (await person.call(topicMatrices.students, { query })).data.map(({ firstName }) => firstName);
    for (const firstName of ['Şule', 'Çınar', 'Irmak', 'İpek'])
      await world.person({ firstName, coachId: coach.id });
    await world.person({ firstName: 'Askıda', coachId: coach.id, suspended: true });
    const mine = ['Çınar', 'Irmak', 'İpek', 'Şule'];
    expect(await names(coach)).toEqual(mine);
    expect(await names(admin, { coachId: coach.id })).toEqual(mine);
    expect((await names(admin)).length).toBeGreaterThan(mine.length);
    expect(await names(coach, { coachId: admin.id })).toEqual([]);
    expect(await world.statements(() => names(admin))).toBe(1);
  });
});

describe('GET /topic-matrix/:userId', () => {
  const fizik = async (person: TestPerson) =>
    (await overview(person)).subjects.find(({ subject }) => subject === 'fizik')!;
  const rows = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, row) => [row, 'green']));

  it('counts what is done and says when the rest is, from five days on', async () => {
    const person = await premium();
    expect(await overview(person)).toMatchObject({
      overall: { doneCount: 0, projection: null },
      examYear: 2027,
    });
    await save(person, { topicColors: rows(5) as never });
    expect(await fizik(person)).toMatchObject({ doneCount: 5, projection: null });
    const doneDays = topics.slice(0, 5).map((topic, at) => [topic, `2026-11-${11 + at}`]);
    await world.db.run(sql`
      update topic_matrices set done_days = ${JSON.stringify(Object.fromEntries(doneDays))}
      where user_id = ${person.id}`);
    await save(person, { topicColors: rows(5) as never });
    const left = topics.length - 5;
    const { projection, ...counts } = await fizik(person);
    expect(counts).toEqual({ subject: 'fizik', topicCount: topics.length, doneCount: 5 });
    expect(projection).toMatchObject({ done: 5, days: 5, left, beforeExam: true, examDay: '2027-06-19' });
    expect((await overview(person)).overall).toMatchObject({
      doneCount: 5,
      projection: { done: 5, days: 5 },
    });
    await save(person, { topicColors: {} });
    expect(await fizik(person)).toMatchObject({ doneCount: 0, projection: null });
  });

  it('takes few statements, however many subjects', async () => {
    const person = await premium();
    for (const subject of ['fizik', 'kimya', 'biyoloji', 'tarih'])
      await save(person, { subject, topics: [...topicsOf(subject as 'fizik')], topicColors: { 0: 'green' } });
    expect(await world.statements(() => overview(person))).toBeLessThanOrEqual(3);
    expect(await world.statements(() => get(person))).toBeLessThanOrEqual(2);
  });
});

describe('PUT /topic-matrix/:userId/legend', () => {
  it('renames colours in every subject and forgets what is left out', async () => {
    const person = await premium();
    const rename = (body: object) =>
      person.call(topicMatrices.saveLegend, { params: { userId: person.id }, body });
    await rename({ green: ' Tamam ', red: 'Eksik kaldı' });
    expect((await get(person, person.id, 'kimya')).legend).toEqual({ green: 'Tamam', red: 'Eksik kaldı' });
    await rename({ red: 'Eksik' });
    expect((await get(person)).legend).toEqual({ red: 'Eksik' });
    expect((await rename({ red: ' ' })).status).toBe(400);
  });
});
