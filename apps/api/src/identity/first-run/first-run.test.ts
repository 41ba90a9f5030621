import { account } from '@netlik/contract/identity/account';
import { firstRun } from '@netlik/contract/identity/first-run';
import { openWorld, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ now: '2026-11-15T09:00:00Z' });
});
afterAll(() => world.close());

const newStudent = async () => {
  const person = await world.person();
  await world.db.run(sql`update users set first_run_due = true where id = ${person.id}`);
  return person;
};

describe('POST /users/first-run', () => {
  it('keeps the answers, and the weekly goal follows from the hours', async () => {
    const person = await newStudent();
    const body = {
      grade: '12',
      targetFieldType: 'sayisal',
      targetYear: 2027,
      weekdayMinutes: 120,
      weekendMinutes: 240,
    } as const;
    expect((await person.call(firstRun.finish, { body })).data).toMatchObject({
      firstRunDue: false,
      coachSettings: { weeklyGoalMinutes: 5 * 120 + 2 * 240 },
    });
    const { weekdayMinutes, weekendMinutes, ...kept } = body;
    expect((await person.call(account.profile, {})).data).toMatchObject(kept);
  });

  it('may be skipped as a whole: the goal is then ten hours', async () => {
    const person = await newStudent();
    const { data } = await person.call(firstRun.finish, { body: {} });
    expect(data).toMatchObject({ firstRunDue: false, coachSettings: { weeklyGoalMinutes: 600 } });
    expect((await person.call(account.profile, {})).data).toMatchObject({ grade: null, targetYear: null });
  });

  it('changes nothing once it is over, and no goal of a coach', async () => {
    const person = await newStudent();
    await world.db.run(sql`update users set weekly_goal_minutes = 900 where id = ${person.id}`);
    for (const weekdayMinutes of [60, 300]) {
      const { data } = await person.call(firstRun.finish, { body: { weekdayMinutes } });
      expect(data.coachSettings.weeklyGoalMinutes).toBe(900);
    }
    const old = await world.person();
    const { data } = await old.call(firstRun.finish, { body: { grade: '9', weekdayMinutes: 60 } });
    expect(data.coachSettings.weeklyGoalMinutes).toBeNull();
  });

  it.each([
    ['a year that no student aims at', { targetYear: 2020 }, 422, 'targetYear'],
    ['a day of seventeen hours', { weekdayMinutes: 17 * 60 }, 400, 'weekdayMinutes'],
    ['a negative number', { weekendMinutes: -1 }, 400, 'weekendMinutes'],
  ])('refuses %s and stays due', async (_, body, status, path) => {
    const person = await newStudent();
    const answer = await person.call(firstRun.finish, { body });
    expect([answer.status, answer.errors[0]?.path]).toEqual([status, path]);
    expect((await person.call(account.profile, {})).data.firstRunDue).toBe(true);
  });
});
