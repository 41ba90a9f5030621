import { gzipSync } from 'node:zlib';
import { examAttempts } from '@netlik/contract/exams/exam-attempts';
import { type CalendarMode, calendar } from '@netlik/contract/study/calendar';
import { reminders } from '@netlik/contract/study/reminders';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ now: '2026-11-15T09:00:00Z' });
});
afterAll(() => world.close());

const days = (person: TestPerson, mode: CalendarMode = 'study', from = '2026-01-01', to = '2026-12-31') =>
  person.call(calendar.days, { query: { mode, from, to } });

const studied = (
  person: TestPerson,
  day: string,
  { seconds = 0, sessions = 0, quality = 0, correct = 0, wrong = 0, blank = 0 },
) =>
  world.db.run(sql`
    insert into study_days values (${person.id}, ${day}, ${seconds}, 0, ${sessions}, ${quality}, ${quality ? sessions : 0},
      ${quality * 17}, ${quality ? sessions : 0}, ${correct}, ${wrong}, ${blank})`);

const remind = (person: TestPerson, date: string, isDone = false) =>
  person.call(reminders.create, { body: { date, text: 'not', isDone } });

describe('GET /calendar/days', () => {
  it('answers one row per day with study and reminders, in one statement', async () => {
    const [person, other] = [await world.person(), await world.person()];
    await studied(person, '2026-11-02', {
      seconds: 5405,
      sessions: 3,
      quality: 11,
      correct: 30,
      wrong: 8,
      blank: 2,
    });
    await studied(person, '2026-11-03', { seconds: 60, sessions: 1 });
    await studied(other, '2026-11-04', { seconds: 60, sessions: 1 });
    await remind(person, '2026-11-02', true);
    await remind(person, '2026-11-02');
    await remind(person, '2026-12-24');
    await remind(other, '2026-11-03');
    const nothing = { correct: 0, wrong: 0, blank: 0, averageQuality: null, averageEfficiency: null };
    expect((await days(person)).data).toEqual([
      {
        date: '2026-11-02',
        totalTime: 90.08,
        sessionCount: 3,
        averageQuality: 3.7,
        averageEfficiency: 62,
        correct: 30,
        wrong: 8,
        blank: 2,
        reminders: 2,
        openReminders: 1,
        exams: 0,
        meetings: 0,
      },
      {
        date: '2026-11-03',
        totalTime: 1,
        sessionCount: 1,
        ...nothing,
        reminders: 0,
        openReminders: 0,
        exams: 0,
        meetings: 0,
      },
      {
        date: '2026-12-24',
        totalTime: 0,
        sessionCount: 0,
        ...nothing,
        reminders: 1,
        openReminders: 1,
        exams: 0,
        meetings: 0,
      },
    ]);
    expect(await world.statements(() => days(person))).toBeLessThanOrEqual(1);
  });

  it('shows each calendar the days that hold something for it', async () => {
    const person = await world.person();
    await studied(person, '2026-11-02', { seconds: 600, sessions: 1 });
    await studied(person, '2026-11-03', { correct: 5 });
    await studied(person, '2026-11-04', { seconds: 600, sessions: 1, blank: 5 });
    const dates = async (mode: CalendarMode) => (await days(person, mode)).data.map(({ date }) => date);
    expect(await dates('study')).toEqual(['2026-11-02', '2026-11-04']);
    expect(await dates('question')).toEqual(['2026-11-03', '2026-11-04']);
  });

  it('counts the exams of a day in both calendars', async () => {
    const person = await world.person();
    const subjects = [{ subject: 'tyt_fen', correct: 9, wrong: 4, blank: 7 }];
    const body = { date: '2026-11-07', source: 'Özdebir', examType: 'TYT' as const, subjects };
    await person.call(examAttempts.create, { body });
    await person.call(examAttempts.create, { body });
    for (const mode of ['study', 'question'] as const)
      expect((await days(person, mode)).data).toMatchObject([
        { date: '2026-11-07', exams: 2, sessionCount: 0 },
      ]);
  });

  it('takes both ends of the range, and 400 days at most', async () => {
    const person = await world.person();
    for (const day of ['2026-10-31', '2026-11-01', '2026-11-30', '2026-12-01'])
      await studied(person, day, { sessions: 1, seconds: 60 });
    const november = await days(person, 'study', '2026-11-01', '2026-11-30');
    expect(november.data.map(({ date }) => date)).toEqual(['2026-11-01', '2026-11-30']);
    expect((await days(person, 'study', '2026-01-01', '2027-02-04')).status).toBe(200);
    expect((await days(person, 'study', '2026-01-01', '2027-02-05')).status).toBe(422);
    expect((await days(person, 'study', '2026-11-02', '2026-11-01')).status).toBe(422);
  });

  it('is small for a full year of many sessions, with reminders on every day', async () => {
    const person = await world.person();
    await world.db.run(sql`
      insert into study_days
      select ${person.id}, day, 3000 + (random() * 30000)::int, 2000, 55, 150 + (random() * 70)::int, 55,
        3000 + (random() * 1000)::int, 55, (random() * 400)::int, (random() * 90)::int, (random() * 40)::int
      from generate_series('2028-01-01'::date, '2028-12-31', '1 day') day`);
    await world.db.run(sql`
      insert into reminders (id, user_id, day, text, is_done, created_at, updated_at)
      select gen_random_uuid(), ${person.id}, day, 'not', random() < 0.5, now(), now()
      from generate_series('2028-01-01'::date, '2028-12-31', '4 hours') day`);
    const { data } = await days(person, 'study', '2028-01-01', '2028-12-31');
    expect(data).toHaveLength(366);
    expect(gzipSync(JSON.stringify({ data })).length).toBeLessThan(30_000);
  });
});
