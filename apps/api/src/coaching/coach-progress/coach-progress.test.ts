import { coachProgress } from '@netlik/contract/coaching/coach-progress';
import { addDays, toStudyDay } from '@netlik/domain/study-day';
import { storePlan } from '@netlik/testkit/stored-plan';
import { insertRow } from '@netlik/testkit/stored-rows/insert-row';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ now: '2026-11-16T09:00:00Z' });
});
afterAll(() => world.close());

const today = toStudyDay('2026-11-16');
const ago = (days: number) => addDays(today, -days);
const studentOf = (coach: TestPerson) => world.person({ tier: 'premium', coachId: coach.id });
const study = (student: TestPerson, day: string, seconds: number) =>
  insertRow(world.db, 'study_days', { userId: student.id, day, seconds });
const exam = (student: TestPerson, day: string, correct: number) =>
  insertRow(world.db, 'exam_attempts', { userId: student.id, day, correct });

describe('GET /coach/progress', () => {
  it('sorts who falls behind first and says why, in at most three statements', async () => {
    const coach = await world.person({ role: 'coach' });
    const [well, behind] = [await studentOf(coach), await studentOf(coach)];
    const done = [{ choice: 'completed' as const }];
    for (const days of [1, 3]) {
      await storePlan(world.db, well.id, { date: ago(days), source: 'coach', subjects: done });
      await storePlan(world.db, behind.id, { date: ago(days), source: 'coach', subjects: [{}] });
    }
    await storePlan(world.db, behind.id, { date: ago(10), source: 'coach', subjects: done });
    await storePlan(world.db, well.id, { date: today, source: 'coach', subjects: [{}] });
    await world.db.run(
      sql`update users set weekly_goal_minutes = 300 where id in (${well.id}, ${behind.id})`,
    );
    await study(well, ago(1), 600 * 60);
    await study(behind, ago(9), 60 * 60);
    await exam(behind, ago(40), 60);
    await exam(behind, ago(5), 52);
    const ask = () => coach.call(coachProgress.list, {});
    const { data } = await ask();
    expect(data.map(({ studentId }) => studentId)).toEqual([behind.id, well.id]);
    expect(data[1]).toMatchObject({ completion7: 100, completion14: 100, goalPercent: 100, netChange: null });
    expect(data[1]?.risk).toEqual({ score: 0, level: 'low', reasons: [] });
    expect(data[0]).toMatchObject({ completion7: 0, completion14: 33, goalPercent: 10, netChange: -8 });
    expect(data[0]?.risk.level).toBe('high');
    expect(data[0]?.risk.reasons.map(({ reason, figure }) => [reason, figure])).toEqual([
      ['not_studying', 9],
      ['net_falling', -8],
      ['low_completion', 0],
      ['behind_goal', 10],
      ['completion_falling', 33],
    ]);
    expect(await world.statements(ask)).toBeLessThanOrEqual(3);
  });

  it('follows the period, and shows present students only', async () => {
    const coach = await world.person({ role: 'coach' });
    const student = await studentOf(coach);
    await world.db.run(sql`update users set weekly_goal_minutes = 70 where id = ${student.id}`);
    await study(student, ago(20), 35 * 60);
    const ask = async (query: { from?: string; to?: string }) =>
      await coach.call(coachProgress.list, { query: query as never });
    const { data } = await ask({ from: ago(20), to: ago(20) });
    expect(data[0]).toMatchObject({ studyMinutes: 35, goalPercent: 350, lastStudy: null });
    expect((await ask({})).data[0]).toMatchObject({ studyMinutes: 0, goalPercent: 0 });
    expect((await ask({ from: today, to: ago(1) })).status).toBe(422);
    await world.db.run(sql`update users set premium_until = ${world.clock.now()} where id = ${student.id}`);
    expect((await ask({})).data).toEqual([]);
  });
});
