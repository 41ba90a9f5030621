import { examAttempts } from '@netlik/contract/exams/exam-attempts';
import { users } from '@netlik/contract/identity/users';
import { analytics } from '@netlik/contract/study/analytics';
import { questionEntries } from '@netlik/contract/study/question-entries';
import { isoWeek } from '@netlik/domain/iso-week';
import { STATS_RANGES } from '@netlik/domain/study/analytics/values';
import { studyDay } from '@netlik/domain/study-day';
import { insertRow } from '@netlik/testkit/stored-rows/insert-row';
import { insertStudied } from '@netlik/testkit/studied';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';
import { rebuildStudy } from '../study-days/rebuild.service.ts';
import { rankStudents } from './rank.service.ts';

let world: World;
let person: TestPerson;
// A Thursday; the week began on the 12th, the month on the 1st.
const now = '2026-10-15T09:00:00Z';
beforeAll(async () => {
  world = await openWorld({ now });
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(now);
  await world.db.run(sql`delete from exam_dates`);
  person = await world.person();
});

const show = async (range: (typeof STATS_RANGES)[number] = 'weekly', who = person) =>
  (await who.call(analytics.dashboard, { query: { range } })).data;
const study = async (rows: [at: string, minutes: number][], who = person) => {
  for (const [at, minutes] of rows)
    await insertStudied(world.db, {
      userId: who.id,
      startedAt: `${at}T08:00:00Z`,
      seconds: minutes * 60,
      quality: 4,
      questions: { correct: 3, wrong: 2, blank: 1 },
    });
  await world.db.transaction(rebuildStudy);
};

describe('GET /analytics/dashboard', () => {
  it('is empty but whole for somebody new', async () => {
    expect(await show()).toEqual({
      range: 'weekly',
      totalTime: 0,
      sessionsCount: 0,
      questionStatsSummary: { totalAttempted: 0, totalCorrect: 0, totalWrong: 0, totalBlank: 0 },
      tytNet: null,
      tytNetChange: null,
      weeklyProgress: 0,
      weeklyGoal: 2100,
      overview: { currentStreak: 0, longestStreak: 0, studiedToday: false },
      rank: null,
      rankOf: 0,
      totalScore: 0,
      experience: 0,
      level: 1,
      goalsOverview: [],
      motivation: { text: expect.stringMatching(/./), author: null },
      exam: {
        year: 2027,
        tyt: '2027-06-19',
        ayt: '2027-06-20',
        ydt: '2027-06-20',
        official: false,
        chosen: false,
        daysLeft: 247,
        parts: ['TYT'],
        next: null,
      },
    });
  });

  it('shows the latest TYT net and its change, whatever the range', async () => {
    const add = (date: string, correct: number, wrong: number, examType: 'TYT' | 'AYT' = 'TYT') =>
      person.call(examAttempts.create, {
        body: {
          date,
          source: 'Özdebir',
          examType,
          subjects: [{ subject: `${examType.toLowerCase()}_matematik`, correct, wrong, blank: 0 }],
        },
      });
    await add('2026-08-01', 20, 8);
    expect(await show('daily')).toMatchObject({ tytNet: 18, tytNetChange: null });
    await add('2026-10-01', 19, 9);
    expect(await show('daily')).toMatchObject({ tytNet: 16.75, tytNetChange: -1.25 });
    expect(await world.statements(() => show())).toBe(1);
  });

  it('follows the range, while the week’s goal is always of this week', async () => {
    await study([
      ['2026-10-15', 10],
      ['2026-10-12', 20],
      ['2026-10-11', 40],
      ['2026-10-01', 80],
      ['2026-09-30', 160],
      ['2024-03-01', 320],
    ]);
    const seen = [];
    for (const range of STATS_RANGES) {
      const data = await show(range);
      seen.push([data.totalTime, data.sessionsCount, data.questionStatsSummary.totalAttempted]);
      expect(data.weeklyProgress, range).toBe(30);
    }
    expect(seen).toEqual([
      [10, 1, 6],
      [30, 2, 12],
      [150, 4, 24],
      [630, 6, 36],
    ]);
  });

  it('reads the week also where it began before the month', async () => {
    // A Sunday: the week reaches back to the 26th.
    world.clock.set('2026-11-01T09:00:00Z');
    const who = await world.person();
    await study([['2026-10-27', 30]], who);
    expect(await show('monthly', who)).toMatchObject({ totalTime: 0, weeklyProgress: 30 });
  });

  it('counts questions of sessions and of entries', async () => {
    await study([['2026-10-15', 10]]);
    const body = { date: '2026-10-15', subject: 'fizik', correct: 20, wrong: 5 };
    await person.call(questionEntries.create, { body });
    expect((await show('daily')).questionStatsSummary).toEqual({
      totalAttempted: 31,
      totalCorrect: 23,
      totalWrong: 7,
      totalBlank: 1,
    });
    expect((await show('daily')).sessionsCount).toBe(1);
  });

  it('keeps a streak through an open day, and tells score, rank, XP and level', async () => {
    await study([
      ['2026-10-14', 130],
      ['2026-10-13', 10],
      ['2026-10-01', 10],
    ]);
    await world.db.transaction((tx) => rankStudents(tx, world.clock.now()));
    const data = await show();
    expect(data).toMatchObject({
      overview: { currentStreak: 2, longestStreak: 2, studiedToday: false },
      experience: 180,
      level: 2,
      totalScore: 170,
      rank: expect.any(Number),
      rankOf: expect.any(Number),
    });
    await study([['2026-10-15', 1]]);
    expect((await show()).overview).toEqual({ currentStreak: 3, longestStreak: 3, studiedToday: true });
  });

  it('tells the rank of a first session at once, with its XP', async () => {
    await study([['2026-10-14', 130]]);
    const { experience, rank, rankOf, totalScore } = await show();
    expect(experience).toBeGreaterThan(0);
    expect(rank).toBeGreaterThanOrEqual(1);
    expect(rankOf).toBeGreaterThanOrEqual(rank!);
    expect(totalScore).toBeGreaterThan(0);
    // The ranking gives the same score, also for people not ranked before.
    await world.db.transaction((tx) => rankStudents(tx, world.clock.now()));
    expect(await show()).toMatchObject({ rank: expect.any(Number), totalScore });
  });

  it('shows the goals, best first, the coach’s week and the newest quote', async () => {
    const goal = (name: string, priority: number) => ({ name, department: 'Hukuk', priority, image: null });
    await person.call(users.update, {
      params: { id: person.id },
      body: { targetUniversities: [goal('B Üniversitesi', 3), goal('A Üniversitesi', 1)] },
    });
    await world.db.run(sql`update users set weekly_goal_minutes = 900 where id = ${person.id}`);
    const data = await show();
    expect(data.weeklyGoal).toBe(900);
    expect(data.goalsOverview).toEqual([
      { universityName: 'A Üniversitesi', department: 'Hukuk', priority: 1, image: null },
      { universityName: 'B Üniversitesi', department: 'Hukuk', priority: 3, image: null },
    ]);
    const week = isoWeek(studyDay(world.clock.now()));
    await insertRow(world.db, 'motivations', { ...week, quote: 'Söz', author: 'Biri' });
    expect((await show()).motivation).toEqual({ text: 'Söz', author: 'Biri' });
  });

  it('takes one statement, whatever the range', async () => {
    await study([['2026-10-15', 10]]);
    await world.db.transaction((tx) => rankStudents(tx, world.clock.now()));
    await show();
    for (const range of STATS_RANGES)
      expect(await world.statements(() => show(range)), range).toBeLessThanOrEqual(1);
  });
});

describe('the countdown', () => {
  const target = (year: number | null) =>
    world.db.run(sql`update users set target_year = ${year} where id = ${person.id}`);

  it('goes to the target year’s exam, by the admin’s table before anything else', async () => {
    await target(2028);
    expect((await show()).exam).toMatchObject({ year: 2028, tyt: '2028-06-17', official: false });
    const days = { tyt: '2028-06-10', ayt: '2028-06-11', ydt: '2028-06-12' };
    await insertRow(world.db, 'exam_dates', { year: 2028, ...days });
    expect((await show()).exam).toMatchObject({
      year: 2028,
      tyt: '2028-06-10',
      official: true,
      daysLeft: 604,
    });
  });

  it.each([
    ['2026-06-19T20:59:59Z', 1, ['TYT']],
    ['2026-06-19T21:00:00Z', 0, ['TYT']],
    ['2026-06-20T21:00:00Z', 0, ['AYT', 'YDT']],
    ['2026-06-21T20:59:59Z', 0, ['AYT', 'YDT']],
  ])('at %s is %i days from the %j', async (instant, daysLeft, parts) => {
    world.clock.set(instant);
    expect((await show('weekly', await world.person())).exam).toMatchObject({
      year: 2026,
      chosen: false,
      daysLeft,
      parts,
      next: null,
    });
  });

  it('says of an exam that it is over, and how far the next one is', async () => {
    world.clock.set('2026-06-21T21:00:00Z');
    person = await world.person();
    expect((await show()).exam).toMatchObject({ year: 2027, chosen: false, next: null });
    await target(2026);
    expect((await show()).exam).toEqual({
      year: 2026,
      tyt: '2026-06-20',
      ayt: '2026-06-21',
      ydt: '2026-06-21',
      official: true,
      chosen: true,
      daysLeft: null,
      parts: [],
      next: { year: 2027, daysLeft: 362, official: false },
    });
    const days = { tyt: '2027-06-12', ayt: '2027-06-13', ydt: '2027-06-13' };
    await insertRow(world.db, 'exam_dates', { year: 2027, ...days });
    expect((await show()).exam.next).toEqual({ year: 2027, daysLeft: 355, official: true });

    // A user absent for a year gets this year's exam.
    world.clock.set('2026-06-01T09:00:00Z');
    person = await world.person();
    await target(2025);
    expect((await show()).exam).toMatchObject({
      year: 2025,
      daysLeft: null,
      next: { year: 2026, daysLeft: 19 },
    });
  });
});
