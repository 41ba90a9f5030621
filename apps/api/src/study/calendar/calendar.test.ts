import { gzipSync } from 'node:zlib';
import { examAttempts } from '@netlik/contract/exams/exam-attempts';
import { type CalendarMode, calendar } from '@netlik/contract/study/calendar';
import { reminders } from '@netlik/contract/study/reminders';
import { addDays, toStudyDay } from '@netlik/domain/study-day';
import { insertRow, insertRows } from '@netlik/testkit/stored-rows/insert-row';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

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
  {
    quality = 0,
    ...given
  }: Partial<Record<'quality' | 'seconds' | 'sessions' | 'correct' | 'wrong' | 'blank', number>>,
) => {
  const figures = { sessions: 0, ...given };
  return insertRow(world.db, 'study_days', {
    userId: person.id,
    day,
    ...figures,
    qualitySum: quality,
    qualityCount: quality ? figures.sessions : 0,
    efficiencySum: quality * 17,
    efficiencyCount: quality ? figures.sessions : 0,
  });
};

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
    const upTo = (max: number) => Math.floor(Math.random() * max);
    const year = Array.from({ length: 366 }, (_, n) => addDays(toStudyDay('2028-01-01'), n));
    const studiedDays = year.map((day) => ({
      userId: person.id,
      day,
      seconds: 3000 + upTo(30_000),
      verifiedSeconds: 2000,
      sessions: 55,
      qualitySum: 150 + upTo(70),
      qualityCount: 55,
      efficiencySum: 3000 + upTo(1000),
      efficiencyCount: 55,
      correct: upTo(400),
      wrong: upTo(90),
      blank: upTo(40),
    }));
    await insertRows(world.db, 'study_days', studiedDays);
    const sixADay = year.flatMap((day) =>
      Array.from({ length: 6 }, () => ({ day, isDone: Math.random() < 0.5 })),
    );
    await insertRows(
      world.db,
      'reminders',
      sixADay.map((row) => ({ userId: person.id, ...row })),
    );
    const { data } = await days(person, 'study', '2028-01-01', '2028-12-31');
    expect(data).toHaveLength(366);
    expect(gzipSync(JSON.stringify({ data })).length).toBeLessThan(30_000);
  });
});
