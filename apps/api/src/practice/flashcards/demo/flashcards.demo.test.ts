import { flashcards } from '@netlik/contract/practice/flashcards';
import { isSubjectKey } from '@netlik/domain/yks/subject-keys';
import { hasTopic } from '@netlik/domain/yks/topics';
import { openWorld, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../../../db/database.ts';
import type { DemoPerson } from '../../../demo/people.ts';
import { fillDemoFlashcards } from './flashcards.demo.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it('the demo has 120 cards in real topics, some due today, some new, and a leech', async () => {
  const student = await world.person();
  const person = { email: 'ogrenci@netlik.demo', role: 'student' } as DemoPerson;
  const users = [{ id: student.id, createdAt: world.clock.now(), person }];
  await fillDemoFlashcards(world.db, { now: world.clock.now(), users, idOf: () => student.id });
  const overview = (await student.call(flashcards.overview, {})).data;
  expect(overview.total).toBe(120);
  expect(overview.today.due).toBeGreaterThan(5);
  expect(overview.today.fresh).toBeGreaterThan(3);
  expect(overview.leeches).toBeGreaterThan(0);
  const [repeated] = await world.rows<{ shown: number; answers: number }>(sql`
    select sum(times_shown)::int as shown, (select count(*)::int from flashcard_answers) as answers
    from flashcards`);
  expect(repeated!.answers).toBe(repeated!.shown);
  const { data } = await student.call(flashcards.list, { query: { limit: 100 } });
  const lost = data.filter(({ subject, topic }) => !(isSubjectKey(subject) && hasTopic(subject, topic)));
  expect(lost.map(({ topic }) => topic)).toEqual([]);
});
