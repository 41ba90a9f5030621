import { questionEntries } from '@netlik/contract/study/question-entries';
import { studySessions } from '@netlik/contract/study/study-sessions';
import { inParallel } from '@netlik/testkit/parallel';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';
import { rebuildStudy } from './rebuild.service.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ now: '2026-11-15T18:00:00Z' });
});
afterAll(() => world.close());

const study = (person: TestPerson, day: string, duration: number) =>
  person.call(studySessions.create, {
    body: {
      subject: 'fizik',
      duration,
      date: `${day}T09:00:00Z`,
      quality: 4,
      mood: 'Mutlu',
      distractions: 3,
      source: 'timer',
    },
  });
const solve = (person: TestPerson, date: string, correct: number) =>
  person.call(questionEntries.create, { body: { date, subject: 'fizik', correct, wrong: 1 } });

/** Empties and refills the day while others write to it, so that writes collide everywhere. */
const crowd = async (person: TestPerson) => {
  const first = (await study(person, '2026-11-14', 30)).data.session._id;
  const kept: string[] = [];
  const write = async (n: number) => {
    if (n % 5 === 4) return solve(person, '2026-11-14', n);
    const id = n === 0 ? first : kept.pop();
    if (n % 2 === 0 && id) return person.call(studySessions.remove, { params: { id } });
    const answer = await study(person, '2026-11-14', n);
    kept.push(answer.data.session._id);
    return answer;
  };
  for (let round = 0; round < 4; round++)
    expect(
      (await inParallel(20, (n) => write(n + (round > 0 ? 1 : 0)))).every(({ status }) => status < 300),
    ).toBe(true);
};

const stored = async () => ({
  days: await world.rows(sql`select * from study_days order by user_id, day`),
  totals: await world.rows(sql`
    select user_id, seconds, sessions, correct, wrong, blank, xp, streak_end, streak_days, longest_streak
    from study_totals where seconds > 0 or correct > 0 order by user_id`),
});

describe('rebuildStudy', () => {
  it('gives the same sums as the writes', async () => {
    const [first, second] = [await world.person(), await world.person()];
    for (const [day, minutes] of [
      ['2026-11-14', 130],
      ['2026-11-13', 0.1],
      ['2026-11-10', 45],
      ['2026-11-09', 20],
      ['2026-11-08', 20],
    ] as const)
      await study(first, day, minutes);
    await study(second, '2026-11-15', 800);
    await solve(second, '2026-11-12', 30);
    const { _id: id } = (await solve(first, '2026-11-01', 9)).data;
    await first.call(questionEntries.remove, { params: { id } });
    // Marks sessions as verified, which normally only the server does.
    await world.db.run(sql`update study_sessions set verified_seconds = seconds where seconds > 1000`);
    const before = await stored();
    await world.db.transaction(rebuildStudy);
    const after = await stored();
    const sums = (row: object) => ({ ...row, verified_seconds: 0 });
    expect(after.days.map((row) => sums(row as object))).toEqual(
      before.days.map((row) => sums(row as object)),
    );
    expect(after.totals).toMatchObject(
      before.totals.map((row) => ({ ...(row as object), xp: expect.any(Number) })),
    );
    expect(after.totals.map((row) => (row as { xp: number }).xp)).toEqual([
      130 + 30 + 45 + 20 + 20,
      720 + 30,
    ]);
    await world.db.transaction(rebuildStudy);
    expect(await stored()).toEqual(after);
  });

  it('gives the same sums as parallel writes of one day', async () => {
    await crowd(await world.person());
    const before = await stored();
    await world.db.transaction(rebuildStudy);
    expect(await stored()).toEqual(before);
  });
});
