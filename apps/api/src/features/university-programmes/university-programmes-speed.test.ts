import { gzipSync } from 'node:zlib';
import { examAttempts } from '@netlik/contract/exam-attempts';
import { users } from '@netlik/contract/identity/users';
import { programmeOrders, universityProgrammes } from '@netlik/contract/university-programmes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scaled } from '../../../../../quality/full.ts';
import { openWorld, type TestPerson, type World } from '../../testing/world.ts';

const MOST_MS = 30;
const MOST_BYTES = 15_000;
const ROUNDS = scaled(3, 9);

let world: World;
let person: TestPerson;

const attempt = (examType: 'TYT' | 'AYT', rights: Record<string, number>) =>
  person.call(examAttempts.create, {
    body: {
      date: '2026-11-01',
      source: 'Deneme',
      examType,
      subjects: Object.entries(rights).map(([subject, correct]) => ({
        subject,
        correct,
        wrong: 0,
        blank: 0,
      })),
    },
  });

beforeAll(async () => {
  world = await openWorld();
  person = await world.person({ tier: 'premium' });
  await person.call(users.update, { params: { id: person.id }, body: { diplomaGrade: 80 } });
  await attempt('TYT', { tyt_turkce: 30, tyt_sosyal: 12, tyt_matematik: 25, tyt_fen: 10 });
  await attempt('AYT', { ayt_matematik: 24, ayt_fen: 20 });
});
afterAll(() => world.close());

const filters = [
  {},
  { q: 'a' },
  { q: 'bilgisayar mühendisliği istanbul' },
  { q: 'böyle bir şey yok' },
  { city: 'İstanbul' },
  { university: 'Boğaziçi Üniversitesi' },
  { kind: 'devlet' },
  { scoreType: 'SAY' },
  { reach: 'likely' },
  { reach: 'possible' },
  { q: 'tıp', city: 'İzmir', kind: 'devlet', scoreType: 'SAY', reach: 'possible' },
] as const;

/** The middle one; of a few, where one pause decides, the quickest. */
const typical = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * scaled(0, 0.5))]!;

/** Processor time, which other work on the machine hardly changes. The call's own side is in it too. */
const workOf = async (query: object) => {
  const since = process.cpuUsage();
  await person.call(universityProgrammes.list, { query });
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
};

describe('GET /programmes', () => {
  it(`takes at most ${MOST_MS} ms at any filter and order`, async () => {
    const slow: string[] = [];
    let slowest = 0;
    for (const sort of programmeOrders.slice(0, scaled(1, programmeOrders.length)))
      for (const filter of filters) {
        const query = { ...filter, sort };
        await workOf(query);
        const works: number[] = [];
        for (let round = 0; round < ROUNDS; round += 1) works.push(await workOf(query));
        slowest = Math.max(slowest, typical(works));
        if (typical(works) > MOST_MS) slow.push(`${JSON.stringify(query)}: ${typical(works).toFixed(1)} ms`);
      }
    console.log(`programme search: ${slowest.toFixed(1)} ms at the slowest filter`);
    expect(slow).toEqual([]);
  }, 300_000);

  it(`sends at most ${MOST_BYTES} bytes for a first page`, async () => {
    let largest = 0;
    for (const filter of filters) {
      const reply = await person.call(universityProgrammes.list, { query: filter });
      largest = Math.max(largest, gzipSync(JSON.stringify(reply)).length);
    }
    console.log(`programme search: ${largest} bytes of the largest first page`);
    expect(largest).toBeLessThanOrEqual(MOST_BYTES);
  });
});
