import { readFileSync } from 'node:fs';
import { coachLive } from '@netlik/contract/coaching/coach-live';
import { coachStudents } from '@netlik/contract/coaching/coach-students';
import { achievements } from '@netlik/contract/community/achievements';
import { leaderboard } from '@netlik/contract/community/leaderboard';
import { analytics } from '@netlik/contract/study/analytics';
import { streaks } from '@netlik/contract/study/streaks';
import { type RestChoice, STREAK_RULES } from '@netlik/domain/study/streak-with-freezes';
import { addDays, type StudyDay, toStudyDay } from '@netlik/domain/study-day';
import { insertStudied } from '@netlik/testkit/studied';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest';
import { loadFacts } from '../../assistant/assistant/facts.service.ts';
import { sql } from '../../db/database.ts';
import { rebuildStudy } from '../study-days/rebuild.service.ts';
import { recountStreak } from '../study-days/study-days.service.ts';
import { insertTotals } from '../study-days/study-days.sql.ts';
import { findOpenStreaks } from './streaks.sql.ts';

const NIL = '00000000-0000-0000-0000-000000000000';
const today = toStudyDay('2026-11-15');
let world: World;
let coach: TestPerson;
beforeAll(async () => {
  world = await openWorld({ now: `${today}T17:30:00Z` });
  coach = await world.person({ role: 'coach' });
});
afterAll(() => world.close());

const studied = async (days: readonly number[], restChoices: readonly RestChoice[] = []) => {
  const person = await world.person({ coachId: coach.id });
  await world.db.run(
    sql`update users set rest_choices = ${JSON.stringify(restChoices)}::jsonb where id = ${person.id}`,
  );
  for (const ago of days)
    await insertStudied(world.db, {
      userId: person.id,
      startedAt: `${addDays(today, -ago)}T09:00:00Z`,
      seconds: 1800,
    });
  return person;
};

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** What each place tells one student, or those who look after them. */
const tell = async (person: TestPerson) => {
  const { overview } = (await person.call(analytics.dashboard, {})).data;
  const card = (await person.call(streaks.get, {})).data;
  const facts = await loadFacts({ db: world.db }, person.id, ['totals'], today);
  const { stats } = (await coach.call(coachStudents.get, { params: { id: person.id } })).data;
  const badges = (await person.call(achievements.list, { query: {} })).data.achievements;
  const farthest = badges.filter(({ id }) => id.startsWith('longest-streak-')).at(-1)!;
  const { longestStreak } = (await person.call(leaderboard.userStats, {})).data;
  const warned = (await findOpenStreaks(world.db, today, 1, NIL, 100)).find(({ id }) => id === person.id);
  return {
    current: [
      card.current,
      overview.currentStreak,
      facts.totals.streak,
      stats.streak,
      ...(warned ? [warned.days] : []),
    ],
    longest: [
      card.longest,
      overview.longestStreak,
      facts.totals.longestStreak,
      longestStreak,
      farthest.currentValue,
    ],
  };
};

it.each([
  { name: 'nothing', days: [], current: 0, longest: 0 },
  { name: 'today', days: [0], current: 1, longest: 1 },
  { name: 'broken the day before yesterday', days: range(2, 6), current: 0, longest: 5 },
  { name: 'a gap kept by a freeze', days: [0, ...range(2, 10)], current: 10, longest: 10 },
  { name: 'two freezes of two weeks', days: range(3, 16), current: 14, longest: 14 },
  {
    name: 'a rest day each Saturday',
    days: [0, ...range(2, 7)],
    rest: [{ from: toStudyDay('2026-11-02'), weekday: 6 }],
    current: 7,
    longest: 7,
  },
])('every place tells the same streak: $name', async ({ days, rest, current, longest }) => {
  const person = await studied(days, rest);
  await world.db.transaction(rebuildStudy);
  const told = await tell(person);
  expect([new Set(told.current), new Set(told.longest)]).toEqual([new Set([current]), new Set([longest])]);
  const reasons = (await coach.call(coachLive.attention, { query: {} })).data
    .filter(({ studentId }) => studentId === person.id)
    .map(({ reason }) => reason);
  if (current > 0) expect(reasons).not.toContain('streak_broken');
});

it('the recount of older databases follows the same rules', async () => {
  const person = await world.person();
  const recount = readFileSync(
    new URL('../../db/migrations/0034_recount_streaks.sql', import.meta.url),
    'utf8',
  );
  const client = new pg.Client({ ...inject('cluster'), database: world.database });
  await client.connect();
  onTestFinished(() => client.end());
  const stored = sql`select streak_end as "streakEnd", streak_days as "streakDays", longest_streak as "longestStreak",
    freezes, streak_until as "streakUntil" from study_totals where user_id = ${person.id}`;
  const choice = fc.record({
    from: fc.constantFrom<StudyDay>(
      ...range(0, 5).map((week) => addDays(toStudyDay('2026-10-05'), week * 7)),
    ),
    weekday: fc.option(fc.integer({ min: 1, max: 7 })),
  });
  const days = fc.uniqueArray(fc.integer({ min: 0, max: 45 }), { minLength: 1, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(days, fc.array(choice, { maxLength: 3 }), async (ago, choices) => {
      const own = ago.map((count) => addDays(today, -count));
      await world.db.transaction(async (tx) => {
        await tx.run(sql`delete from study_days where user_id = ${person.id}`);
        await tx.run(sql`delete from study_totals where user_id = ${person.id}`);
        await tx.run(
          sql`update users set rest_choices = ${JSON.stringify(choices)}::jsonb where id = ${person.id}`,
        );
        await tx.run(sql`
          insert into study_days (user_id, day, seconds, verified_seconds, sessions, quality_sum, quality_count,
            efficiency_sum, efficiency_count, correct, wrong, blank)
          select ${person.id}, day, 60, 60, 1, 0, 0, 0, 0, 0, 0, 0 from unnest(${own}::date[]) as day`);
        await insertTotals(tx, person.id);
        await tx.run(
          sql`update study_totals set streak_end = ${today}, streak_days = 1 where user_id = ${person.id}`,
        );
      });
      await client.query(recount);
      expect(await world.rows(stored)).toEqual([recountStreak(own, choices)]);
    }),
    { numRuns: 40 },
  );
  expect(STREAK_RULES).toEqual({ freezeEvery: 7, mostFreezes: 2 });
});
