import { estimates } from '@netlik/contract/exams/estimates';
import { examAttempts } from '@netlik/contract/exams/exam-attempts';
import { universityProgrammes } from '@netlik/contract/exams/university-programmes';
import { account } from '@netlik/contract/identity/account';
import { users } from '@netlik/contract/identity/users';
import { weeklyPlans } from '@netlik/contract/planning/weekly-plans';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld({ catalogue: true });
});
afterAll(() => world.close());

const answers = (subject: string, correct: number, wrong = 0) => ({ subject, correct, wrong, blank: 0 });
const tyt = [
  answers('tyt_turkce', 30),
  answers('tyt_sosyal', 12),
  answers('tyt_matematik', 25),
  answers('tyt_fen', 10),
];
const ayt = [answers('ayt_matematik', 24), answers('ayt_fen', 20)];

const addExam = async (
  person: TestPerson,
  examType: 'TYT' | 'AYT',
  subjects: typeof tyt,
  date = '2026-11-01',
) =>
  (await person.call(examAttempts.create, { body: { date, source: 'Deneme', examType, subjects } })).data._id;

const update = (person: TestPerson, body: object) =>
  person.call(users.update, { params: { id: person.id }, body: body as never });

const education = {
  currentSchool: 'Lise',
  schoolType: 'anadolu',
  grade: '12',
  city: 'Ankara',
  targetYear: 2027,
  targetFieldType: 'sayisal',
};

describe('GET /estimates', () => {
  it('says what is missing, then gives ranges', async () => {
    const person = await world.person({ tier: 'premium' });
    await update(person, education);
    const empty = (await person.call(estimates.get, { query: {} })).data;
    expect(empty).toMatchObject({ attempts: [], nets: {}, diplomaGrade: null });
    expect(empty.estimates).toEqual([
      { scoreType: 'SAY', reason: 'nets' },
      { scoreType: 'TYT', reason: 'nets' },
    ]);

    await addExam(person, 'TYT', tyt);
    await addExam(person, 'AYT', ayt);
    expect((await person.call(estimates.get, { query: {} })).data.estimates[0]).toEqual({
      scoreType: 'SAY',
      reason: 'grade',
    });

    await update(person, { diplomaGrade: 82.5 });
    expect((await person.call(account.profile, {})).data.diplomaGrade).toBe(82.5);
    const { data } = await person.call(estimates.get, { query: {} });
    expect(data.divided).toBe(true);
    expect(data.nets).toMatchObject({ tyt_turkce: 30, matematik_ayt: 24, fizik_ayt: 7 });
    const [say] = data.estimates;
    if (!say || !('score' in say) || !say.rank) throw new Error('no range');
    expect(say.score.low).toBeLessThan(say.score.middle);
    expect(say.rank.best).toBeLessThan(say.rank.middle);
    expect(say.rank.worst).toBeGreaterThan(say.rank.middle);
  });

  it('takes the latest, the mean of the last three, or chosen attempts', async () => {
    const person = await world.person({ tier: 'premium' });
    const first = await addExam(person, 'TYT', [answers('tyt_turkce', 10)], '2026-10-01');
    const second = await addExam(person, 'TYT', [answers('tyt_turkce', 20)], '2026-10-02');
    await addExam(person, 'TYT', [answers('tyt_turkce', 30)], '2026-10-03');
    const turkce = async (query: object) =>
      (await person.call(estimates.get, { query: query as never })).data.nets.tyt_turkce;
    expect(await turkce({})).toBe(30);
    expect(await turkce({ basis: 'average' })).toBe(20);
    expect(await turkce({ tyt: first })).toBe(10);
    expect(await turkce({ tyt: `${first},${second}` })).toBe(15);
    const { attempts } = (await person.call(estimates.get, { query: { tyt: first } })).data;
    expect(attempts.map(({ net, used }) => [net, used])).toEqual([
      [30, false],
      [20, false],
      [10, true],
    ]);
    const other = await world.person({ tier: 'premium' });
    expect((await other.call(estimates.get, { query: { tyt: first } })).code).toBe('exam_attempt.not_found');
  });

  it('refuses a diploma grade that no school gives', async () => {
    const person = await world.person();
    const answer = await update(person, { diplomaGrade: 45 });
    expect([answer.status, answer.errors]).toEqual([
      400,
      [{ path: 'diplomaGrade', message: 'Diploma notu 50 ile 100 arasında olmalı' }],
    ]);
    await update(person, { diplomaGrade: 90 });
    await update(person, { diplomaGrade: null });
    expect((await person.call(account.profile, {})).data.diplomaGrade).toBeNull();
  });
});

describe('GET /estimates/goals', () => {
  it('shows the ranks of each goal and the fewest nets that reach it', async () => {
    const person = await world.person({ tier: 'premium' });
    await update(person, { diplomaGrade: 80 });
    await addExam(person, 'TYT', tyt);
    await addExam(person, 'AYT', ayt);
    const goal = (name: string, department: string, more = {}) => ({
      name,
      department,
      priority: 1,
      ...more,
    });
    await update(person, {
      targetUniversities: [
        goal('Abdullah Gül Üniversitesi', 'Bilgisayar Mühendisliği', { programmeCode: '106510077' }),
        goal('Boğaziçi Üniversitesi', 'Bilgisayar Mühendisliği', { priority: 2 }),
        goal('Hayal Üniversitesi', 'Uzay', { priority: 3 }),
      ],
    });
    const { data } = await person.call(estimates.goals, { query: {} });
    expect(data).toHaveLength(3);
    const [chosen, byName, unknown] = data;
    expect(chosen!.programmes).toHaveLength(1);
    expect(chosen!.programmes[0]).toMatchObject({ code: '106510077', reach: 'far' });
    expect(chosen!.programmes[0]!.way!.length).toBeGreaterThan(0);
    expect(byName!.programmes.length).toBeGreaterThan(0);
    expect(unknown!.programmes).toEqual([]);
  });

  it('says how far a goal is, what brings most, and how the newest attempt moved it', async () => {
    const person = await world.person({ tier: 'premium' });
    await update(person, {
      diplomaGrade: 80,
      targetUniversities: [
        {
          name: 'Abdullah Gül Üniversitesi',
          department: 'Bilgisayar Mühendisliği',
          priority: 1,
          programmeCode: '106510077',
        },
      ],
    });
    const first = async () => (await person.call(estimates.goals, { query: {} })).data[0]!.programmes[0]!;
    expect(await first()).toMatchObject({ range: null, nets: null, missingBefore: null, gains: [] });
    await addExam(person, 'TYT', tyt);
    await addExam(person, 'AYT', ayt);
    const before = await first();
    expect(before.range!.best).toBeLessThan(before.range!.worst);
    expect(before.nets!.now).toBe(121);
    expect(before.nets!.missing).toBeGreaterThan(0);
    expect(before.missingBefore).toBeNull();
    expect(before.gains.map(({ key }) => key)).toContain(before.way![0]!.key);
    expect(before.gains).toHaveLength(2);
    await addExam(person, 'AYT', [answers('ayt_matematik', 27), answers('ayt_fen', 20)], '2026-11-02');
    const after = await first();
    expect(after.missingBefore).toBe(before.nets!.missing);
    expect(after.nets!.missing).toBeLessThan(before.nets!.missing);
  });

  it('leads a code that is gone to the one that stands for it, or says that it is gone', async () => {
    const person = await world.person();
    const codes = ['210100416', '200190050', '106510077'];
    await update(person, {
      targetUniversities: codes.map((programmeCode, at) => ({
        name: 'Üniversite',
        department: 'Bölüm',
        priority: at + 1,
        programmeCode,
      })),
    });
    const { data } = await person.call(estimates.goals, { query: {} });
    expect(data.map(({ codeChange, programmes }) => [codeChange, programmes[0]!.code])).toEqual([
      ['renumbered', '210100500'],
      ['absent', '200190050'],
      [null, '106510077'],
    ]);
    expect(data[1]!.programmes[0]).toMatchObject({ quotaYear: 2025, reach: null });
  });

  it('refuses a code that no programme has', async () => {
    const person = await world.person();
    const answer = await update(person, {
      targetUniversities: [{ name: 'A', department: 'B', priority: 1, programmeCode: '999999999' }],
    });
    expect([answer.status, answer.errors]).toEqual([
      422,
      [{ path: 'targetUniversities.0.programmeCode', message: 'Bu kodda bir program yok' }],
    ]);
  });
});

describe('GET /programmes', () => {
  it('pages through what is found, and says what the range reaches', async () => {
    const person = await world.person({ tier: 'premium' });
    const { data, pagination } = await person.call(universityProgrammes.list, {
      query: { q: 'hukuk', kind: 'devlet', limit: '5', page: '2' },
    });
    expect(data).toHaveLength(5);
    expect(pagination!.total).toBeGreaterThan(30);
    expect(data.every(({ reach }) => reach === null)).toBe(true);
    await update(person, { diplomaGrade: 80 });
    await addExam(person, 'TYT', tyt);
    await addExam(person, 'AYT', ayt);
    const reached = await person.call(universityProgrammes.list, { query: { reach: 'likely', limit: '5' } });
    expect(reached.data.map(({ reach }) => reach)).toEqual(Array.from({ length: 5 }, () => 'likely'));
    const every = async (query: object) => {
      const pages = [1, 2, 3, 4, 5, 6, 7, 8].map((page) => ({ ...query, page, limit: 50 }));
      const answers = await Promise.all(
        pages.map((page) => person.call(universityProgrammes.list, { query: page as never })),
      );
      return { found: answers.flatMap((answer) => answer.data), ...answers[0]!.pagination! };
    };
    const safe = await every({ reach: 'likely', scoreType: 'SAY', sort: 'near' });
    const closed = ['kktc_nationals', 'hafizlik', 'women_only', 'men_only', 'ministry'];
    expect(safe.found.filter(({ conditions }) => conditions.some((each) => closed.includes(each)))).toEqual(
      [],
    );
    expect(safe.leftOut).toBeGreaterThan(0);
    const all = await every({ scoreType: 'SAY', q: 'kktc uyruklu' });
    expect(all.found.length).toBeGreaterThan(0);
    expect(all.found.every(({ reach }) => reach === null)).toBe(true);
    expect(all.leftOut).toBe(0);
    const friend = await world.person({ tier: 'premium' });
    const theirs = await addExam(friend, 'TYT', tyt);
    const shared = await person.call(universityProgrammes.list, {
      query: { reach: 'likely', tyt: theirs, limit: '5' },
    });
    expect(shared.data).toEqual(reached.data);
  });

  it('sorts by nearness to the own range, and by rank without one', async () => {
    const person = await world.person({ tier: 'premium' });
    const near = async () =>
      (await person.call(universityProgrammes.list, { query: { scoreType: 'SAY', sort: 'near' } })).data;
    expect(await near()).toEqual(
      (await person.call(universityProgrammes.list, { query: { scoreType: 'SAY', sort: 'rank' } })).data,
    );
    await update(person, { diplomaGrade: 80 });
    await addExam(person, 'TYT', tyt);
    await addExam(person, 'AYT', ayt);
    const { data } = await person.call(estimates.get, { query: {} });
    const say = data.estimates.find(({ scoreType }) => scoreType === 'SAY')!;
    const { middle } = ('rank' in say && say.rank) as { middle: number };
    const away = (await near()).map(({ ranks }) => Math.abs(Math.log(ranks[0]!.rank / middle)));
    expect(away).toEqual(away.toSorted((one, other) => one - other));
    expect(away[0]).toBeLessThan(0.01);
  });

  it('takes two statements, goals with their programmes one', async () => {
    const person = await world.person();
    await person.call(universityProgrammes.list, { query: {} });
    expect(
      await world.statements(() => person.call(universityProgrammes.list, { query: { q: 'tıp' } })),
    ).toBeLessThanOrEqual(2);
    expect(await world.statements(() => person.call(estimates.goals, { query: {} }))).toBeLessThanOrEqual(1);
  });
});

describe('GET /estimates/forecast', () => {
  it('is refused before five exams over six weeks, then has bands, and names what is planned', async () => {
    const person = await world.person({ tier: 'premium' });
    const ask = async () => (await person.call(estimates.forecast, { query: {} })).data;
    expect((await ask()).tests).toHaveLength(4);
    for (const date of ['2026-09-01', '2026-09-02', '2026-09-03', '2026-09-04'])
      await addExam(person, 'TYT', tyt, date);
    expect((await ask()).tests[0]).toMatchObject({ refused: 'too_few_exams', exams: 4, band: null });
    await addExam(person, 'TYT', tyt, '2026-09-05');
    expect((await ask()).tests[0]).toMatchObject({ refused: 'too_short', exams: 5, days: 4 });
    await addExam(person, 'TYT', tyt, '2026-10-31');
    await person.call(weeklyPlans.addEntry, {
      params: { weekStart: '2026-11-16' },
      body: { day: 0, subject: 'turkce', type: 'soru_cozum' },
    });
    const { tests, score, scoreRefusal } = await ask();
    const turkish = tests.find(({ key }) => key === 'tyt_turkce')!;
    expect(turkish).toMatchObject({ refused: null, isPlanned: true });
    expect(turkish.band!.low).toBeLessThan(30);
    expect(turkish.band!.high).toBeGreaterThan(30);
    expect(tests.filter(({ isPlanned }) => isPlanned)).toHaveLength(1);
    expect([score, scoreRefusal]).toEqual([null, 'grade']);
    expect(await world.statements(ask)).toBe(1);
  });
});
