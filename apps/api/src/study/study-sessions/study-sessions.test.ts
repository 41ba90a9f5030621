import { randomUUID } from 'node:crypto';
import { account } from '@netlik/contract/identity/account';
import { users } from '@netlik/contract/identity/users';
import { type NewStudySession, studySessions } from '@netlik/contract/study/study-sessions';
import { countStatuses, inParallel } from '@netlik/testkit/parallel';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sql } from '../../db/database.ts';
import { lockStudy, negate, planRollUp } from '../study-days/study-days.service.ts';
import { findDay } from '../study-days/study-days.sql.ts';
import { deleteStudySession, insertStudySession } from '../study-days/study-write.sql.ts';
import { sumsOf } from './session-row.ts';
import { findStudySession } from './study-sessions.sql.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const draft: NewStudySession = {
  subject: 'fizik',
  duration: 45,
  date: '2026-11-15T07:00:00Z',
  quality: 4,
  mood: 'Mutlu',
  allowOverlap: true,
};
const create = (person: TestPerson, more: Partial<NewStudySession> = {}, key?: string) =>
  person.call(studySessions.create, { body: { ...draft, ...more } }, key);
const made = async (person: TestPerson, more: Partial<NewStudySession> = {}) =>
  (await create(person, more)).data.session;
const totalsOf = async (person: TestPerson) =>
  (
    await world.rows<Record<string, unknown>>(sql`
      select seconds, sessions, correct, wrong, blank, xp, streak_end, streak_days, longest_streak
      from study_totals where user_id = ${person.id}`)
  )[0];
const daysOf = (person: TestPerson) =>
  world.rows<Record<string, unknown>>(sql`
    select day, seconds, sessions, quality_sum as quality, efficiency_sum as efficiency, correct
    from study_days where user_id = ${person.id} order by day`);

describe('POST /study-sessions', () => {
  it('stores a manual session and answers its gain', async () => {
    const person = await world.person();
    const { session, gain } = (
      await create(person, {
        notes: 'Optik',
        distractions: 3,
        plannedMinutes: 60,
        questionStats: { correctAnswers: 8, wrongAnswers: 4, blankAnswers: 1 },
      })
    ).data;
    expect(session).toMatchObject({
      subject: 'fizik',
      duration: 45,
      date: '2026-11-15T07:00:00.000Z',
      day: '2026-11-15',
      technique: 'Freeform',
      source: 'manual',
      verifiedMinutes: 0,
      questionStats: { netScore: 7, completionRate: null, targetQuestions: null },
      // 0.5 × 4/5 + 0.3 × 17/20 + 0.2 × 45/60
      efficiency: 81,
    });
    expect(gain).toEqual({
      minutesToday: 45,
      weeklyProgress: 45,
      weeklyGoal: 2100,
      currentStreak: 1,
      xpGained: 0,
      experience: 0,
      level: 1,
    });
    expect((await person.call(studySessions.get, { params: { id: session._id } })).data).toEqual(session);
  });

  it('keeps minutes and counts of topics, and takes an empty list as none', async () => {
    const person = await world.person();
    const topics = [{ topic: 'Optik', minutes: 20, correctAnswers: 8 }, { topic: 'Basınç' }];
    const session = await made(person, { topics });
    expect(session.topics).toEqual(topics);
    const params = { id: session._id };
    expect(
      (await person.call(studySessions.update, { params, body: { topics: [] } })).data.topics,
    ).toBeUndefined();
    const wrong = await create(person, { topics: [{ topic: 'Optik', minutes: -1 }] });
    expect([wrong.status, wrong.errors[0]?.path]).toEqual([400, 'topics.0.minutes']);
  });

  it('answers the coach’s goal where there is one', async () => {
    const person = await world.person();
    await world.db.run(sql`update users set weekly_goal_minutes = 900 where id = ${person.id}`);
    expect((await create(person)).data.gain.weeklyGoal).toBe(900);
  });

  it('stores 5 seconds, as minutes with two decimals', async () => {
    const person = await world.person();
    expect((await made(person, { duration: 5 / 60 })).duration).toBe(0.08);
    expect(await daysOf(person)).toMatchObject([{ seconds: 5, sessions: 1 }]);
  });

  it('does not verify a timer without a run', async () => {
    const person = await world.person();
    const { session, gain } = (await create(person, { source: 'timer' })).data;
    expect([session.source, session.verifiedMinutes, gain.xpGained]).toEqual(['timer', 0, 0]);
  });

  it('belongs to the day it began on the product’s clock', async () => {
    const person = await world.person();
    expect((await made(person, { date: '2026-11-13T20:59:59.999Z', duration: 180 })).day).toBe('2026-11-13');
    expect((await made(person, { date: '2026-11-13T21:00:00Z' })).day).toBe('2026-11-14');
  });

  it('refuses an unknown subject, a beginning in the future and one before 2020', async () => {
    const person = await world.person();
    const broken = async (more: Partial<NewStudySession>) => {
      const answer = await create(person, more);
      return [answer.status, answer.errors[0]?.path];
    };
    expect(await broken({ subject: 'simya' })).toEqual([422, 'subject']);
    expect(await broken({ subject: 'exam_BRANS' })).toEqual([422, 'subject']);
    expect(await broken({ date: '2026-11-15T09:05:01Z' })).toEqual([422, 'date']);
    expect(await broken({ date: '2019-12-31T23:59:59Z' })).toEqual([422, 'date']);
    expect((await create(person, { subject: 'exam_TYT' })).status).toBe(201);
    expect(await totalsOf(person)).toMatchObject({ sessions: 1 });
  });

  it('clamps a start in the near future to now', async () => {
    const session = await made(await world.person(), { date: '2026-11-15T09:05:00Z', source: 'timer' });
    expect(session.date).toBe(world.clock.now().toISOString());
  });

  it('answers the first result to the same key and body, and refuses another body', async () => {
    const person = await world.person();
    const key = randomUUID();
    const first = await create(person, {}, key);
    const again = await create(person, {}, key);
    expect([again.status, again.data]).toEqual([201, first.data]);
    expect((await create(person, { quality: 1 }, key)).code).toBe('request.idempotency_reused');
    expect((await create(await world.person(), { quality: 1 }, key)).status).toBe(201);
    expect(await totalsOf(person)).toMatchObject({ sessions: 1, seconds: 2700 });
  });

  it('is stored once of 50 calls at once with one key', async () => {
    const person = await world.person();
    const key = randomUUID();
    const answers = await inParallel(50, () => create(person, {}, key));
    expect(countStatuses(answers)).toEqual({ 201: 50 });
    expect(new Set(answers.map(({ data }) => data.session._id)).size).toBe(1);
    expect(await totalsOf(person)).toMatchObject({ sessions: 1 });
    // Also on a day that already has a session.
    const next = randomUUID();
    expect(countStatuses(await inParallel(50, () => create(person, {}, next)))).toEqual({ 201: 50 });
    expect(await totalsOf(person)).toMatchObject({ sessions: 2 });
  });

  it.each([
    { meanwhile: 'the last of its day goes', again: false, sessions: 1, seconds: 600 },
    { meanwhile: 'the last of its day goes and another comes', again: true, sessions: 2, seconds: 3300 },
  ])('adds up when $meanwhile while it waits', async ({ again, sessions, seconds }) => {
    const person = await world.person();
    const { _id: id } = await made(person);
    let waiting: ReturnType<typeof create>;
    await world.db.transaction(async (tx) => {
      const totals = await lockStudy(tx, person.id);
      waiting = create(person, { duration: 10 });
      await vi.waitFor(async () =>
        expect(
          await world.rows(sql`
            select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`),
        ).toHaveLength(1),
      );
      const last = (await findStudySession(tx, person.id, id))!;
      const day = await findDay(tx, person.id, last.day);
      const gone = await planRollUp(tx, totals, last.day, day, negate(sumsOf(last)));
      await deleteStudySession(tx, person.id, id, gone);
      if (!again) return;
      const item = {
        userId: person.id,
        row: { ...last, id: randomUUID() },
        idempotency: null,
        now: new Date(),
      };
      await insertStudySession(tx, item, await planRollUp(tx, gone.totals, last.day, null, sumsOf(last)));
    });
    expect((await waiting!).status).toBe(201);
    expect(await totalsOf(person)).toMatchObject({ sessions, seconds, streak_days: 1 });
    expect(await daysOf(person)).toMatchObject([{ sessions, seconds }]);
  });

  it('adds up 50 sessions saved at once', async () => {
    const person = await world.person();
    const answers = await inParallel(50, (n) => create(person, { duration: n + 1 }, randomUUID()));
    expect(countStatuses(answers)).toEqual({ 201: 50 });
    const seconds = (60 * 50 * 51) / 2;
    expect(await totalsOf(person)).toMatchObject({ sessions: 50, seconds, streak_days: 1 });
    expect(await daysOf(person)).toMatchObject([{ sessions: 50, seconds, quality: 200 }]);
  });

  it('adds to a day of more seconds than an integer holds', async () => {
    const person = await world.person();
    await create(person);
    await world.db.run(sql`update study_days set seconds = 3000000000 where user_id = ${person.id}`);
    const { status, data } = await create(person, { duration: 10, source: 'timer' });
    expect(status).toBe(201);
    expect(data.gain).toMatchObject({ minutesToday: 50_000_010, weeklyProgress: 50_000_010 });
  });

  it('takes one statement on a day that has one, five as the first of an older day or when it is repeated', async () => {
    const person = await world.person();
    await create(person);
    const key = randomUUID();
    expect(await world.statements(() => create(person, {}, key))).toBeLessThanOrEqual(1);
    expect(
      await world.statements(() => create(person, { date: '2026-11-14T09:00:00Z' })),
    ).toBeLessThanOrEqual(5);
    expect(await world.statements(() => create(person, {}, key))).toBeLessThanOrEqual(5);
  });
});

describe('PUT and DELETE /study-sessions/:id', () => {
  it('changes the feedback and recomputes the efficiency', async () => {
    const person = await world.person();
    const before = await made(person, {
      plannedMinutes: 90,
      questionStats: { correctAnswers: 5, wrongAnswers: 0, blankAnswers: 0 },
    });
    const change = {
      quality: 5,
      mood: 'Yorgun',
      notes: 'Zordu',
      distractions: 10,
      questionStats: null,
    } as const;
    const { data } = await person.call(studySessions.update, { params: { id: before._id }, body: change });
    // 0.5 + 0.3 × 10/20 + 0.2 × 45/90
    expect(data).toEqual({ ...before, ...change, efficiency: 75 });
    expect(await daysOf(person)).toMatchObject([{ quality: 5, efficiency: 75, correct: 0, seconds: 2700 }]);
    const kept = await person.call(studySessions.update, {
      params: { id: before._id },
      body: { mood: 'Normal' },
    });
    expect(kept.data).toEqual({ ...data, mood: 'Normal' });
  });

  it('subtracts a deleted session from all sums', async () => {
    const person = await world.person();
    const empty = {
      seconds: 0,
      sessions: 0,
      correct: 0,
      wrong: 0,
      blank: 0,
      xp: 0,
      streak_end: null,
      streak_days: 0,
    };
    const days = ['2026-11-12', '2026-11-13', '2026-11-14'];
    const ids: string[] = [];
    for (const day of days) ids.push((await made(person, { date: `${day}T10:00:00Z` }))._id);
    expect(await totalsOf(person)).toMatchObject({
      streak_end: '2026-11-14',
      streak_days: 3,
      longest_streak: 3,
    });
    await person.call(studySessions.remove, { params: { id: ids[1]! } });
    expect(await totalsOf(person)).toMatchObject({
      streak_end: '2026-11-14',
      streak_days: 1,
      longest_streak: 1,
    });
    await made(person, { date: '2026-11-13T10:00:00Z' });
    expect(await totalsOf(person)).toMatchObject({ streak_days: 3, longest_streak: 3 });
    await person.call(studySessions.remove, { params: { id: ids[2]! } });
    expect(await totalsOf(person)).toMatchObject({ streak_end: '2026-11-13', streak_days: 2 });
    for (const { _id } of (await person.call(studySessions.list, {})).data)
      await person.call(studySessions.remove, { params: { id: _id } });
    expect(await totalsOf(person)).toEqual({ ...empty, longest_streak: 0 });
    expect(await daysOf(person)).toEqual([]);
  });

  it("hides another's session", async () => {
    const [person, other] = [await world.person(), await world.person()];
    const params = { id: (await made(other))._id };
    for (const answer of [
      await person.call(studySessions.get, { params }),
      await person.call(studySessions.update, { params, body: { quality: 1 } }),
      await person.call(studySessions.remove, { params }),
    ])
      expect([answer.status, answer.code]).toEqual([404, 'study_session.not_found']);
    expect((await other.call(studySessions.get, { params })).data.quality).toBe(4);
  });

  it('is deleted once of 50 calls at once', async () => {
    const person = await world.person();
    const params = { id: (await made(person))._id };
    await made(person);
    const answers = await inParallel(50, () => person.call(studySessions.remove, { params }));
    expect(countStatuses(answers)).toEqual({ 200: 1, 404: 49 });
    expect(await totalsOf(person)).toMatchObject({ sessions: 1, seconds: 2700 });
  });

  it('takes four statements each', async () => {
    const person = await world.person();
    await made(person);
    const params = { id: (await made(person))._id };
    const put = () => person.call(studySessions.update, { params, body: { quality: 2 } });
    expect(await world.statements(put)).toBeLessThanOrEqual(4);
    expect(await world.statements(() => person.call(studySessions.remove, { params }))).toBeLessThanOrEqual(
      4,
    );
  });
});

describe('the person’s own data', () => {
  it('is in the export, and goes with the account', async () => {
    const person = await world.person();
    await create(person, { notes: 'Işık hızı' });
    const { tables } = (await person.call(account.exportData, {})).data;
    expect(tables.study_sessions).toEqual([expect.objectContaining({ notes: 'Işık hızı', seconds: 2700 })]);
    expect(tables.study_sessions![0]).not.toHaveProperty('notes_folded');
    expect(tables.study_days).toEqual([expect.objectContaining({ day: '2026-11-15', seconds: 2700 })]);
    expect(tables.study_totals).toEqual([expect.objectContaining({ sessions: 1 })]);
    for (const table of ['study_runs', 'question_entries', 'reminders']) expect(tables[table]).toEqual([]);
    await person.call(users.remove, { params: { id: person.id } });
    expect([await totalsOf(person), await daysOf(person)]).toEqual([undefined, []]);
  });
});
