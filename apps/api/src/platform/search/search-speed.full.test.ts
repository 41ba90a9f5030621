import { search } from '@netlik/contract/platform/search';
import { insertRows } from '@netlik/testkit/stored-rows/insert-row';
import { openWorld, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, expect, it } from 'vitest';

const ROWS = 20_000;
const MAX_MS = 40;
const ROUNDS = 30;

let world: World;
beforeAll(async () => {
  world = await openWorld({ catalogue: true });
});
afterAll(() => world.close());

it.each(['yok böyle bir kart', 'kart 19'])('finds %j among 20,000 cards in 40 ms', async (q) => {
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
  // The quickest, because other suites share the machine.
  expect(Math.min(...times)).toBeLessThan(MAX_MS);
});
