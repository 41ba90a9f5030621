import { gzipSync } from 'node:zlib';
import { examAttempts } from '@netlik/contract/exams/exam-attempts';
import {
  universityProgrammeOrders,
  universityProgrammes,
} from '@netlik/contract/exams/university-programmes';
import { users } from '@netlik/contract/identity/users';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';

const MAX_MS = 30;
const MAX_BYTES = 15_000;
/** A search scans the table twice and goes over HTTP. */
const MAX_SCANS = 4;
const MIN_ROUNDS = 3;
const MAX_ROUNDS = 40;

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
  world = await openWorld({ catalogue: true });
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
  { level: 'lisans' },
  { level: 'onlisans' },
  { level: 'onlisans', kind: 'vakif', city: 'Ankara' },
  { scoreType: 'SAY' },
  { reach: 'likely' },
  { reach: 'possible' },
  { q: 'tıp', city: 'İzmir', kind: 'devlet', scoreType: 'SAY', reach: 'possible' },
] as const;

const timeOf = async (work: () => Promise<unknown>) => {
  const since = performance.now();
  await work();
  return performance.now() - since;
};

const scan = () => world.db.many(sql`select count(*) from catalogue.programmes where words like '%q%'`);

/**
 * The fastest of three to forty searches must meet the limit, or on a busy machine stay within `MAX_SCANS`
 * times the fastest bare scan.
 */
const quickest = async (query: object) => {
  let [best, bare] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const isQuick = () => best <= Math.max(MAX_MS, MAX_SCANS * bare);
  for (let round = 0; round < MIN_ROUNDS || (round < MAX_ROUNDS && !isQuick()); round += 1) {
    bare = Math.min(bare, await timeOf(scan));
    best = Math.min(best, await timeOf(() => person.call(universityProgrammes.list, { query })));
  }
  return { best, isQuick: isQuick() };
};

describe('GET /programmes', () => {
  it(`takes at most ${MAX_MS} ms at any filter and order`, async () => {
    const slow: string[] = [];
    let slowest = 0;
    for (const sort of universityProgrammeOrders)
      for (const filter of filters) {
        const { best, isQuick } = await quickest({ ...filter, sort });
        slowest = Math.max(slowest, best);
        if (!isQuick) slow.push(`${JSON.stringify({ ...filter, sort })}: ${best.toFixed(1)} ms`);
      }
    console.log(`programme search: ${slowest.toFixed(1)} ms at the slowest filter`);
    expect(slow).toEqual([]);
  }, 300_000);

  it(`sends at most ${MAX_BYTES} bytes for a first page`, async () => {
    let largest = 0;
    for (const filter of filters) {
      const reply = await person.call(universityProgrammes.list, { query: filter });
      largest = Math.max(largest, gzipSync(JSON.stringify(reply)).length);
    }
    console.log(`programme search: ${largest} bytes of the largest first page`);
    expect(largest).toBeLessThanOrEqual(MAX_BYTES);
  });
});
