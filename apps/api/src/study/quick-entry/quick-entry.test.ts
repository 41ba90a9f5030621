import { questionEntries } from '@netlik/contract/study/question-entries';
import { quickEntry } from '@netlik/contract/study/quick-entry';
import { studySessions } from '@netlik/contract/study/study-sessions';
import { storePlan } from '@netlik/testkit/stored-plan';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld({ now: '2026-11-16T12:00:00Z' });
});
afterAll(() => world.close());

const parse = async (person: TestPerson, text: string, corrections?: object) =>
  (await person.call(quickEntry.parse, { body: { text, ...(corrections && { corrections }) } })).data;

describe('POST /quick-entry/parse', () => {
  it('answers what it understood, in two statements at most', async () => {
    const person = await world.person();
    expect(await parse(person, 'dün mat türev 40 soru 32d 6y')).toMatchObject({
      subject: 'matematik_ayt',
      topic: 'Türev',
      questions: 40,
      right: 32,
      wrong: 6,
      blank: 2,
      date: '2026-11-15',
      kind: 'questions',
      problems: [],
      planSubject: null,
    });
    expect(await world.statements(() => parse(person, 'geo 1 saat'))).toBeLessThanOrEqual(2);
  });

  it('names the only fitting subject of today’s plan, to which the saved entry and session are linked', async () => {
    const person = await world.person({ tier: 'premium' });
    const id = await storePlan(world.db, person.id, {
      subjects: [{ subject: 'kimya' }, { subject: 'fizik_ayt' }],
    });
    const { planSubject, ...line } = await parse(person, 'fizik 20 soru 5y');
    expect(line).toMatchObject({ subject: 'fizik_ayt', subjectDecidedBy: 'plan' });
    expect(planSubject).toMatchObject({ dailyPlanId: id, subjectIndex: 1 });

    const entry = { date: '2026-11-16', subject: 'fizik_ayt', correct: 15, wrong: 5 };
    const saved = await person.call(questionEntries.create, { body: entry });
    expect(saved.data.planSubjectId).toBe(planSubject?._id);
    const session = {
      subject: 'fizik_ayt',
      duration: 30,
      date: '2026-11-16T11:00:00Z',
      quality: 3,
      mood: 'Normal',
    } as const;
    const { dailyPlanId, subjectIndex } = planSubject!;
    const studied = await person.call(studySessions.create, {
      body: { ...session, source: 'manual', dailyPlanId, subjectIndex },
    });
    expect(studied.data.session).toMatchObject({ dailyPlanId: id, subjectIndex: 1 });
    expect((await parse(person, 'dün fizik 1 saat')).planSubject).toBeNull();
  });

  it('links to no plan with two fitting subjects', async () => {
    const person = await world.person({ tier: 'premium' });
    await storePlan(world.db, person.id, { subjects: [{ subject: 'kimya' }, { subject: 'kimya' }] });
    expect((await parse(person, 'tyt kimya 1 saat')).planSubject).toBeNull();
  });

  it('takes the exam that was used last', async () => {
    const person = await world.person();
    const entry = { date: '2026-11-15', correct: 1, wrong: 0 };
    for (const subject of ['matematik', 'matematik_ayt'])
      await person.call(questionEntries.create, { body: { ...entry, subject } });
    const { subject, subjectDecidedBy } = await parse(person, 'mat 1 saat');
    expect([subject, subjectDecidedBy]).toEqual(['matematik_ayt', 'recent']);
  });

  it('takes what was chosen by tap', async () => {
    const person = await world.person();
    const chosen = { subject: 'matematik', right: 30, wrong: 10, date: '2026-11-14' };
    expect(await parse(person, 'mat 40 soru', chosen)).toMatchObject({ ...chosen, blank: 0, problems: [] });
  });

  it.each([
    ['nonsense', 'asdfg qwerty', 'Bunu anlayamadım.'],
    ['a negative number', 'tyt mat -5 soru', 'Eksi bir sayı olamaz.'],
    ['a million questions', 'tyt mat 1000000 soru', 'Bir kayıtta en fazla 1.000 soru olabilir.'],
    ['two subjects', 'mat 40 soru fizik 20 soru', 'Burada iki ders var.'],
    ['2,000 characters', 'a'.repeat(2000), 'Bu çok uzun.'],
  ])('says in Turkish what is wrong with %s', async (_, text, start) => {
    const { problems } = await parse(await world.person(), text);
    expect(problems.map((problem) => problem.text).join(' ')).toContain(start);
  });

  it('refuses a longer text and an unknown subject', async () => {
    const person = await world.person();
    const long = await person.call(quickEntry.parse, { body: { text: 'a'.repeat(2001) } });
    expect([long.status, long.errors[0]?.message]).toEqual([400, 'Satır en fazla 2000 karakter olabilir']);
    const unknown = { text: 'geo 1 saat', corrections: { subject: 'simya' } };
    expect((await person.call(quickEntry.parse, { body: unknown })).status).toBe(422);
  });
});
