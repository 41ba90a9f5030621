import { notifications } from '@netlik/contract/platform/notifications';
import { firstDevice } from '@netlik/testkit/devices';
import { inParallel } from '@netlik/testkit/parallel';
import { storePlan } from '@netlik/testkit/stored-plan';
import { insertRow } from '@netlik/testkit/stored-rows/insert-row';
import { openWorld, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';
import { sendCoachDigests } from './coach-digest.jobs.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ now: '2026-11-16T18:00:00Z' });
});
afterAll(() => world.close());

const today = '2026-11-16';

describe('the evening summary of a coach', () => {
  it('comes once a day, however often and on however many servers the job runs', async () => {
    const coach = await world.person({ role: 'coach' });
    const quiet = await world.person({ role: 'coach' });
    await world.person({ tier: 'premium', coachId: quiet.id });
    const [ada, bora] = await Promise.all(
      ['Ada', 'Bora'].map((firstName) => world.person({ tier: 'premium', coachId: coach.id, firstName })),
    );
    await insertRow(world.db, 'study_days', { userId: ada!.id, day: today, seconds: 5400 });
    await storePlan(world.db, ada!.id, { date: today, source: 'coach', status: 'completed' });
    const evaluated = await storePlan(world.db, bora!.id, { date: '2026-11-15', source: 'coach' });
    const evaluate = () =>
      world.db.run(sql`
        update daily_plans set feedback_at = ${world.clock.now()}, feedback_text = 'Bitti', motivation_score = 7
        where id = ${evaluated}`);
    await evaluate();
    const device = await firstDevice(world, coach);
    const told = async () =>
      (await device.call(notifications.list, { query: {} })).data.filter(
        ({ type }) => type === 'coach.digest',
      );
    await inParallel(5, () => sendCoachDigests(world.deps));
    expect((await told()).map(({ body }) => body)).toEqual([
      '1 öğrencin çalıştı, toplam 1 sa 30 dk. Programını bitiren: Ada. Değerlendirmesi seni bekleyen: Bora.',
    ]);
    expect(
      await world.rows(sql`select from notifications where user_id = ${quiet.id} and type = 'coach.digest'`),
    ).toEqual([]);

    // Events after the summary belong to the next evening.
    world.clock.advance(3600);
    await evaluate();
    world.clock.advance(23 * 3600);
    await sendCoachDigests(world.deps);
    expect((await told())[0]!.body).toBe('Değerlendirmesi seni bekleyen: Bora.');
    world.clock.advance(24 * 3600);
    await sendCoachDigests(world.deps);
    expect(await told()).toHaveLength(2);
  });
});
