import { coachLive } from '@netlik/contract/coaching/coach-live';
import { coachStudents } from '@netlik/contract/coaching/coach-students';
import { achievements } from '@netlik/contract/community/achievements';
import { leaderboard } from '@netlik/contract/community/leaderboard';
import { analytics } from '@netlik/contract/study/analytics';
import { streaks } from '@netlik/contract/study/streaks';
import type { RestChoice } from '@netlik/domain/study/streak-with-freezes';
import { addDays, toStudyDay } from '@netlik/domain/study-day';
import { insertStudied } from '@netlik/testkit/studied';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadFacts } from '../../assistant/assistant/facts.service.ts';
import { sql } from '../../db/database.ts';
import { rebuildStudy } from '../study-days/rebuild.service.ts';
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

/** The streak in each place, as the student and their coaches see it. */
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
