import { readFileSync } from 'node:fs';
import { notifications } from '@netlik/contract/platform/notifications';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { sql } from '../../db/database.ts';
import { newId } from '../../ids.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const RECOUNT = '2026-11-01T03:00:00Z';

const studied = async ({ id }: TestPerson, days: readonly string[], createdAt = '2026-10-31T12:00:00Z') => {
  for (const day of days)
    await world.db.run(sql`
      insert into study_sessions (id, user_id, subject, technique, source, started_at, day, seconds, verified_seconds,
        distractions, notes, created_at, updated_at)
      values (${newId()}, ${id}, 'fizik', 'Pomodoro', 'timer', ${createdAt}, ${day}, 600, 600, 0, '', ${createdAt}, now())`);
};
const october = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `2026-10-${String(from + at).padStart(2, '0')}`);

it('a longest streak that the recount changed is explained once, and no other is', async () => {
  const [frozen, rested, plain, later] = await Promise.all([1, 2, 3, 4].map(() => world.person()));
  // Seven days earn the freeze that keeps the eighth.
  const withGap = [...october(1, 7), ...october(9, 12)];
  await studied(frozen!, withGap);
  // Sundays are rest days.
  await world.db.run(sql`
    update users set rest_choices = '[{"from": "2026-09-28", "weekday": 7}]' where id = ${rested!.id}`);
  await studied(rested!, ['2026-10-03', '2026-10-05', '2026-10-06']);
  await studied(plain!, [...october(1, 3), ...october(6, 8)]);
  await studied(later!, withGap, '2026-11-02T12:00:00Z');
  await world.db.run(
    sql`update migrations set applied_at = ${RECOUNT} where name = '0034_recount_streaks.sql'`,
  );
  const client = new pg.Client({ ...inject('cluster'), database: world.database });
  await client.connect();
  const explain = '../../db/migrations/0091_recounted_streaks_explained.sql';
  await client.query(readFileSync(new URL(explain, import.meta.url), 'utf8'));
  await client.end();
  const told = async (person: TestPerson) =>
    (await person.call(notifications.list, {})).data.map(({ body }) => /\d+ günden \d+ güne/.exec(body)?.[0]);
  expect(await told(frozen!)).toEqual(['7 günden 11 güne']);
  expect(await told(rested!)).toEqual(['2 günden 3 güne']);
  expect([...(await told(plain!)), ...(await told(later!))]).toEqual([]);
});
