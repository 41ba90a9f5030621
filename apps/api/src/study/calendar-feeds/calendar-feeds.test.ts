import { meetings } from '@netlik/contract/coaching/meetings';
import { examAttempts } from '@netlik/contract/exams/exam-attempts';
import { dailyPlans } from '@netlik/contract/planning/daily-plans/daily-plans';
import { calendarFeeds, MAX_CALENDAR_FEEDS } from '@netlik/contract/study/calendar-feeds';
import { reminders } from '@netlik/contract/study/reminders';
import { countStatuses, inParallel } from '@netlik/testkit/parallel';
import { insertRow } from '@netlik/testkit/stored-rows/insert-row';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';
import { memoryRateLimiter, rateLimits } from '../../http/rate-limit.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ now: '2026-11-16T09:00:00Z' });
});
afterAll(() => world.close());

const make = async (person: TestPerson) =>
  (await person.call(calendarFeeds.create, { body: { app: 'google' } })).data;
const get = (token: string, headers: Record<string, string> = {}, { base } = world) =>
  fetch(`${base}/api/calendar/feed/${token}.ics`, { headers });

const eventsOf = async (token: string) => {
  const answer = await get(token);
  expect(answer.status).toBe(200);
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, description, startDate } = new ICAL.Event(component);
    return { uid, summary, description: description ?? '', start: startDate.toString() };
  });
};
const startsOf = async (token: string) =>
  (await eventsOf(token)).map(({ start, summary }) => `${start} ${summary}`);

describe('GET /calendar/feed/:token.ics', () => {
  it('holds a student’s plan, exams, meetings and reminders, and nothing of others', async () => {
    const coach = await world.person({ role: 'coach', firstName: 'Deniz' });
    const student = await world.person({ tier: 'premium', coachId: coach.id, firstName: 'Ece' });
    const other = await world.person({ tier: 'premium' });
    const subjects = [
      { subject: 'turkce' as const, targetQuestions: 40, topics: ['Paragraf'] },
      { subject: 'matematik' as const, targetQuestions: 20, targetTime: 60 },
    ];
    const plan = await student.call(dailyPlans.create, { body: { date: '2026-11-17', subjects } });
    await other.call(dailyPlans.create, { body: { date: '2026-11-17', subjects } });
    const [, timed] = plan.data.subjects;
    await insertRow(world.db, 'planner_weeks', {
      userId: student.id,
      weekStart: '2026-11-16',
      entries: [{ id: timed!._id, start: '17:30', minutes: 60 }],
    });
    await insertRow(world.db, 'weekly_entries', {
      userId: student.id,
      weekStart: '2026-11-16',
      day: 2,
      subject: 'fizik_ayt',
      type: 'konu_anlatim',
      topic: 'Tork',
      isCompleted: true,
    });
    const attempt = { source: 'Özdebir', examType: 'TYT' as const };
    const lines = [{ subject: 'tyt_fen', correct: 9, wrong: 4, blank: 7 }];
    await student.call(examAttempts.create, { body: { ...attempt, date: '2026-11-14', subjects: lines } });
    const reminder = { date: '2026-11-20', text: 'Kitap al; kalem, silgi\nkırtasiyeden' };
    await student.call(reminders.create, { body: { ...reminder, isDone: true } });
    const params = { id: student.id };
    await coach.call(meetings.create, { params, body: { day: '2026-11-19', time: '18:00' } });

    const feed = await make(student);
    expect(await eventsOf(feed.token)).toMatchObject([
      { start: '2026-11-14', summary: 'TYT denemesi: Özdebir' },
      { start: '2026-11-17T14:30:00Z', summary: 'TYT Matematik', description: '20 soru · 60 dk' },
      { start: '2026-11-17', summary: 'Plan: TYT Türkçe', description: 'TYT Türkçe: Paragraf · 40 soru' },
      { start: '2026-11-18', summary: 'Plan: AYT Fizik', description: '✓ AYT Fizik: Tork' },
      { start: '2026-11-19T15:00:00Z', summary: 'Koçunla görüşme' },
      { start: '2026-11-20', summary: '✓ Kitap al; kalem, silgi', description: reminder.text },
    ]);
    expect(await eventsOf(feed.token)).toEqual(await eventsOf(feed.token));
    expect(await startsOf((await make(coach)).token)).toEqual(['2026-11-19T15:00:00Z Görüşme: Ece']);
    expect(await world.statements(() => get(feed.token))).toBeLessThanOrEqual(2);
  });

  it('reaches from 30 days ago to 180 days ahead, with the days of the exam itself', async () => {
    const student = await world.person();
    for (const date of ['2026-10-16', '2026-10-17', '2027-05-15', '2027-05-16'])
      await student.call(reminders.create, { body: { date, text: date } });
    const { token } = await make(student);
    expect((await eventsOf(token)).map(({ summary }) => summary)).toEqual(['2026-10-17', '2027-05-15']);
    await world.db.run(
      sql`update users set target_year = 2026, target_field_type = 'dil' where id = ${student.id}`,
    );
    world.clock.set('2026-06-01T09:00:00Z');
    const then = await startsOf(token);
    world.clock.set('2026-11-16T09:00:00Z');
    expect(then).toEqual([
      '2026-06-20 TYT sınavı',
      '2026-06-21 YDT sınavı',
      '2026-10-16 2026-10-16',
      '2026-10-17 2026-10-17',
    ]);
  });

  it('is closed at once, and never opens for a suspended account, a wrong token or an unconfirmed minor', async () => {
    const [student, other] = [await world.person(), await world.person()];
    const [first, second, third] = [await make(student), await make(student), await make(student)];
    const closeBy = (person: TestPerson, id?: string) =>
      person.call(calendarFeeds.remove, { query: id ? { id } : {} });
    expect((await closeBy(other, first._id)).code).toBe('calendar_feed.not_found');
    expect((await get(first.token)).status).toBe(200);
    expect((await closeBy(student, first._id)).status).toBe(200);
    const closed = await get(first.token);
    expect([closed.status, await closed.text()]).toEqual([
      404,
      expect.stringContaining('calendar_feed.not_found'),
    ]);
    await world.db.run(
      sql`update users set birth_year = 2012, guardian_confirmed_at = null where id = ${student.id}`,
    );
    expect((await get(second.token)).status).toBe(404);
    await world.db.run(sql`update users set birth_year = 1990, is_active = false where id = ${student.id}`);
    expect((await get(second.token)).status).toBe(404);
    await world.db.run(sql`update users set is_active = true where id = ${student.id}`);
    expect((await get(second.token)).status).toBe(200);
    await closeBy(student);
    for (const token of [second.token, third.token, 'x'.repeat(32), '..%2f', 'x'])
      expect((await get(token)).status).toBe(404);
  });

  it('answers 304 to who has it, sets no cookie and is kept by nobody on the way', async () => {
    const student = await world.person();
    const { token } = await make(student);
    const { headers } = await get(token);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('set-cookie')).toBeNull();
    const etag = headers.get('etag')!;
    world.clock.advance(60);
    expect((await get(token, { 'if-none-match': etag })).status).toBe(304);
    await student.call(reminders.create, { body: { date: '2026-11-20', text: 'yeni' } });
    expect((await get(token, { 'if-none-match': etag })).status).toBe(200);
  });

  it('stores only a hash of the address, and says when it was read', async () => {
    const student = await world.person();
    const { token, _id } = await make(student);
    expect((await student.call(calendarFeeds.list, {})).data).toMatchObject([
      { _id, app: 'google', readAt: null },
    ]);
    await get(token);
    expect((await student.call(calendarFeeds.list, {})).data[0]!.readAt).toBe(
      world.clock.now().toISOString(),
    );
    const [stored] = await world.rows<{ text: string }>(sql`
      select row_to_json(f)::text as text from calendar_feeds f where user_id = ${student.id}`);
    expect(stored!.text).not.toContain(token);
  });

  it('exists a few times at most, under 50 parallel calls', async () => {
    const student = await world.person();
    const answers = await inParallel(50, () =>
      student.call(calendarFeeds.create, { body: { app: 'other' } }),
    );
    expect(countStatuses(answers)).toEqual({ 201: MAX_CALENDAR_FEEDS, 409: 50 - MAX_CALENDAR_FEEDS });
  });

  it('is read a number of times a minute at most', async () => {
    const limited = await openWorld({ limiter: memoryRateLimiter(() => 0) });
    try {
      const { token } = await make(await limited.person());
      const answers = await inParallel(rateLimits.lookup.calls + 5, () => get(token, {}, limited));
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    } finally {
      await limited.close();
    }
  });
});
