import { search } from '@netlik/contract/platform/search';
import { insertRows } from '@netlik/testkit/stored-rows/insert-row';
import { openWorld, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, expect, it } from 'vitest';

const ROWS = 20_000;
const MAX_MS = 40;
const ROUNDS = 15;

let world: World;
beforeAll(async () => {
  world = await openWorld({ catalogue: true });
});
afterAll(() => world.close());

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;

it.each(['yok böyle bir kart', 'kart 19', 'tıp'])('finds %j among 20,000 cards in 40 ms', async (q) => {
  const person = await world.person();
  await insertRows(
    world.db,
    'flashcards',
    Array.from({ length: ROWS }, (_, index) => ({
      userId: person.id,
      question: `Kart ${index}`,
      textFolded: `kart ${index} kimyasal hesaplamalar ${'aciklama '.repeat(8)}`,
    })),
  );
  await world.db.raw('analyze flashcards', []);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const from = performance.now();
    const { status } = await person.call(search.find, { query: { q } });
    times.push(performance.now() - from);
    expect(status).toBe(200);
  }
  expect(median(times)).toBeLessThan(MAX_MS);
});
