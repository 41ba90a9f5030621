import { type NewStudySession, studySessions } from '@netlik/contract/study/study-sessions';
import { inParallel } from '@netlik/testkit/parallel';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

// It is 12:00 in Istanbul on 15 November.
const draft = { subject: 'fizik', quality: 4, mood: 'Mutlu' } as const;
const create = (person: TestPerson, date: string, duration: number, more: Partial<NewStudySession> = {}) =>
  person.call(studySessions.create, { body: { ...draft, date, duration, ...more } });
const change = (person: TestPerson, id: string, body: object) =>
  person.call(studySessions.update, { params: { id }, body });
const daysOf = (person: TestPerson) =>
  world.rows(sql`select day, seconds, sessions from study_days where user_id = ${person.id} order by day`);

describe('the time of a session entered by hand', () => {
  it('is at most 180 minutes, and not past now', async () => {
    const person = await world.person();
    const long = await create(person, '2026-11-14T05:00:00Z', 181);
    expect([long.status, long.errors[0]]).toEqual([
      422,
      { path: 'duration', message: 'En fazla 180 dk olabilir' },
    ]);
    const late = await create(person, '2026-11-15T08:30:00Z', 60);
    expect([late.status, late.errors[0]?.path]).toEqual([422, 'duration']);
    expect((await create(person, '2026-11-14T05:00:00Z', 400, { source: 'timer' })).status).toBe(201);
  });

  it('says with which session it overlaps, and takes it when that is confirmed', async () => {
    const person = await world.person();
    await create(person, '2026-11-14T07:00:00Z', 45);
    for (const [date, minutes] of [
      ['2026-11-14T07:44:00Z', 10],
      ['2026-11-14T06:59:00Z', 2],
      ['2026-11-14T06:00:00Z', 180],
    ] as const) {
      const refused = await create(person, date, minutes);
      expect([refused.status, refused.code]).toEqual([409, 'study_session.overlaps']);
      expect(refused.message).toContain('10:00–10:45');
    }
    expect((await create(person, '2026-11-14T07:45:00Z', 15)).status).toBe(201);
    expect((await create(person, '2026-11-14T06:50:00Z', 10)).status).toBe(201);
    expect((await create(person, '2026-11-14T07:10:00Z', 5, { allowOverlap: true })).status).toBe(201);
  });

  it('never makes more than 24 hours of a day, also of 20 at once', async () => {
    const person = await world.person();
    await create(person, '2026-11-13T21:00:00Z', 60);
    const answers = await inParallel(20, () =>
      create(person, '2026-11-14T07:00:00Z', 180, { allowOverlap: true }),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(7);
    expect(await daysOf(person)).toEqual([{ day: '2026-11-14', seconds: 22 * 3600, sessions: 8 }]);
  });
});

describe('PUT /study-sessions/:id with a time', () => {
  it('corrects subject, start and length, and moves the sums', async () => {
    const person = await world.person();
    const { _id } = (await create(person, '2026-11-14T07:00:00Z', 45)).data.session;
    const { data } = await change(person, _id, {
      subject: 'kimya',
      date: '2026-11-13T07:13:00Z',
      duration: 50.5,
    });
    expect(data).toMatchObject({
      subject: 'kimya',
      date: '2026-11-13T07:13:00.000Z',
      day: '2026-11-13',
      duration: 50.5,
      quality: 4,
    });
    expect(await daysOf(person)).toEqual([{ day: '2026-11-13', seconds: 3030, sessions: 1 }]);
  });

  it('follows the same rules, but a session does not overlap with itself', async () => {
    const person = await world.person();
    await create(person, '2026-11-14T08:00:00Z', 60);
    const { _id } = (await create(person, '2026-11-14T07:00:00Z', 45)).data.session;
    expect((await change(person, _id, { duration: 60 })).status).toBe(200);
    expect((await change(person, _id, { duration: 61 })).code).toBe('study_session.overlaps');
    expect((await change(person, _id, { duration: 61, allowOverlap: true })).status).toBe(200);
    expect((await change(person, _id, { duration: 181 })).errors[0]?.path).toBe('duration');
    expect((await change(person, _id, { date: '2026-11-15T08:30:00Z' })).status).toBe(422);
    expect((await change(person, _id, { subject: 'simya' })).errors[0]?.path).toBe('subject');
  });

  it('leaves unverified what grew', async () => {
    const person = await world.person();
    const { _id } = (await create(person, '2026-11-14T07:00:00Z', 45)).data.session;
    await world.db.run(sql`update study_sessions set verified_seconds = 2700 where id = ${_id}`);
    await world.db.run(sql`update study_days set verified_seconds = 2700 where user_id = ${person.id}`);
    expect((await change(person, _id, { duration: 60 })).data.verifiedMinutes).toBe(45);
    expect((await change(person, _id, { duration: 30 })).data.verifiedMinutes).toBe(30);
    expect((await change(person, _id, { date: '2026-11-12T07:00:00Z' })).data.verifiedMinutes).toBe(0);
  });
});
