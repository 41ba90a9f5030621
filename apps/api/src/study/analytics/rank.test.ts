import { addDays, type StudyDay, toStudyDay } from '@netlik/domain/study-day';
import { insertRow, insertRows } from '@netlik/testkit/stored-rows/insert-row';
import { ranksOf, studyScore } from '@netlik/testkit/study-model';
import { openWorld, type World } from '@netlik/testkit/world';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sql } from '../../db/database.ts';
import { rankingOf } from '../../db/ranking.ts';
import { newId } from '../../ids.ts';
import { analyticsJobs, rankStudents } from './rank.service.ts';

let world: World;
let beside: World;
const today = toStudyDay('2026-11-15');
const now = new Date('2026-11-15T09:00:00Z');
beforeAll(async () => {
  world = await openWorld({ now: now.toISOString() });
  beside = await openWorld({ beside: world });
});
afterAll(async () => {
  await beside.close();
  await world.close();
});
beforeEach(() => world.db.run(sql`delete from users`));

let count = 0;
type Days = Map<StudyDay, { verifiedSeconds: number }>;

/** A student with these verified seconds on days the given number of days ago. */
const student = async (days: [ago: number, seconds: number][], role = 'student') => {
  count += 1;
  const id = newId(count);
  await insertRow(world.db, 'users', { id, role, createdAt: now });
  await insertRow(world.db, 'study_totals', { userId: id });
  const own: Days = new Map();
  for (const [ago, seconds] of days) own.set(addDays(today, -ago), { verifiedSeconds: seconds });
  const rows = [...own].map(([day, { verifiedSeconds }]) => ({ userId: id, day, verifiedSeconds }));
  await insertRows(world.db, 'study_days', rows);
  return { id, days: own };
};

const jobOf = ({ deps }: World) => {
  let job = async () => {};
  const define: typeof deps.jobs.define = (_, handler) => {
    job = handler as typeof job;
  };
  analyticsJobs({ ...deps, jobs: { ...deps.jobs, define } });
  return job;
};
const rank = (on = world) => on.db.transaction((tx) => rankStudents(tx, now));
const stored = () =>
  world.rows<{ id: string; score: number; rank: number | null }>(sql`
    select u.id, coalesce(s.score, 0) as score, s.rank
    from users u left join lateral ${rankingOf(sql`u.id`)} s on true order by u.id`);
/** Statements of this database waiting for a lock. */
const waiting = async () =>
  (
    await world.rows<{ count: number }>(sql`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)
  )[0]?.count;
const people = async () =>
  (await world.rows<{ people: number }>(sql`select people from study_rankings`))[0]?.people;

const rankOn = (day: StudyDay) =>
  world.db.transaction((tx) => rankStudents(tx, new Date(`${day}T09:00:00Z`)));

/** Random actions of a school between two rankings; numbers for people and days wrap around. */
const deed = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('study' as const),
      who: fc.nat(),
      ago: fc.integer({ min: -2, max: 33 }),
      seconds: fc.oneof(fc.nat(60_000), fc.constantFrom(0, 59, 60, 1800)),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('forget' as const),
      who: fc.nat(),
      ago: fc.integer({ min: -2, max: 33 }),
    }),
  },
  fc.record({
    do: fc.constantFrom('suspend' as const, 'admit' as const, 'promote' as const, 'erase' as const),
    who: fc.nat(),
  }),
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('rank' as const),
      days: fc.constantFrom(0, 0, 1, 1, 2, 29, 31, 70, -1),
    }),
  },
);

describe('study.rank', () => {
  it('stays what the domain counts anew, whatever happens between two rankings', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 5, maxLength: 25 }), async (deeds) => {
        await world.db.run(sql`delete from users`);
        const school = [];
        for (let each = 0; each < 4; each++)
          school.push({ ...(await student([[each, 3600 * (each % 3)]])), isRanked: true });
        let day = today;
        for (const each of [...deeds, { do: 'rank', days: 0 } as const]) {
          if (each.do === 'rank') {
            day = addDays(day, each.days);
            await rankOn(day);
            const scores = new Map(
              school.map(({ id, days, isRanked }) => [id, isRanked ? studyScore(days, day) : 0]),
            );
            const ranks = ranksOf(scores);
            expect(await stored()).toEqual(
              [...scores].map(([id, score]) => ({ id, score, rank: ranks.get(id) ?? null })),
            );
            expect(await people()).toBe(ranks.size);
            continue;
          }
          const index = each.who % Math.max(1, school.length);
          const who = school[index];
          if (!who) continue;
          if (each.do === 'study') {
            const on = addDays(day, -each.ago);
            who.days.set(on, { verifiedSeconds: each.seconds });
            await world.db.run(sql`delete from study_days where user_id = ${who.id} and day = ${on}`);
            await insertRow(world.db, 'study_days', {
              userId: who.id,
              day: on,
              verifiedSeconds: each.seconds,
            });
          } else if (each.do === 'forget') {
            const on = addDays(day, -each.ago);
            who.days.delete(on);
            await world.db.run(sql`delete from study_days where user_id = ${who.id} and day = ${on}`);
          } else if (each.do === 'erase') {
            school.splice(index, 1);
            await world.db.run(sql`delete from users where id = ${who.id}`);
          } else {
            who.isRanked = each.do === 'admit';
            await world.db.run(sql`
              update users set is_active = ${each.do !== 'suspend'}, role = ${each.do === 'promote' ? 'coach' : 'student'}
              where id = ${who.id}`);
          }
        }
      }),
      { numRuns: 20 },
    );
  });

  it('keeps its counts when people are erased while it ranks', async () => {
    const all = [];
    for (let each = 0; each < 20; each++) all.push(await student([[0, 3600 + each * 600]]));
    await rank();
    const [gone, stays] = [all.slice(0, 10), all.slice(10)];
    await Promise.all([
      ...all.map(({ id }) =>
        world.db.run(sql`update study_days set verified_seconds = 7200 where user_id = ${id}`),
      ),
      ...gone.map(({ id }) => world.db.run(sql`delete from users where id = ${id}`)),
      rank(),
      rank(beside),
    ]);
    await rank();
    expect(await stored()).toEqual(stays.map(({ id }) => ({ id, score: 140, rank: 1 })));
    expect([await people(), await world.rows(sql`select from study_score_changes`)]).toEqual([10, []]);
  });

  it('scores and ranks as the domain does', async () => {
    const day = fc.tuple(
      fc.integer({ min: -1, max: 33 }),
      fc.oneof(fc.integer({ min: 0, max: 60_000 }), fc.constantFrom(0, 59, 60, 1799, 1800, 43_199, 43_260)),
    );
    const school = fc.array(fc.array(day, { maxLength: 6 }), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(school, async (all) => {
        await world.db.run(sql`delete from users`);
        const scores = new Map<string, number>();
        for (const days of all) {
          const made = await student(days);
          scores.set(made.id, studyScore(made.days, today));
        }
        await rank();
        const ranks = ranksOf(scores);
        expect(await stored()).toEqual(
          [...scores].map(([id, score]) => ({ id, score, rank: ranks.get(id) ?? null })),
        );
        expect(await people()).toBe(ranks.size);
      }),
      { numRuns: 60 },
    );
  });

  it('shares a place and skips the next, and leaves out coaches and the suspended', async () => {
    await student([[0, 7200]]);
    await student([[1, 3600]]);
    await student([[2, 3600]]);
    await student([[3, 1800]]);
    await student([[3, 59]]);
    await student([[0, 9000]], 'coach');
    const { id } = await student([[0, 9000]]);
    await world.db.run(sql`update users set is_active = false where id = ${id}`);
    await rank();
    expect((await stored()).map((row) => row.rank)).toEqual([1, 2, 2, 4, null, null, null]);
    expect(await people()).toBe(4);
  });

  it('writes only what changed, and takes a rank away again', async () => {
    const first = await student([[0, 7200]]);
    await student([[1, 3600]]);
    await student([]);
    expect(await rank()).toBe(2);
    expect(await rank()).toBe(0);
    await world.db.run(sql`delete from study_days where user_id = ${first.id}`);
    // Moving up writes no other row.
    expect(await rank()).toBe(1);
    expect((await stored()).map((row) => row.rank)).toEqual([null, 1, null]);
    await world.db.run(sql`delete from study_days`);
    expect([await rank(), await people()]).toEqual([1, 0]);
  });

  it('holds with two servers ranking while people write', async () => {
    const all = [];
    for (let each = 0; each < 40; each++) all.push(await student([[each % 30, 1000 + each * 60]]));
    const write = (id: string) =>
      world.db.transaction(async (tx) => {
        await tx.run(sql`select from study_totals where user_id = ${id} for update`);
        await tx.run(sql`update study_totals set xp = xp + 1 where user_id = ${id}`);
      });
    await Promise.all([rank(), rank(beside), rank(), rank(beside), ...all.map(({ id }) => write(id))]);
    expect(await rank()).toBe(0);
    expect(await world.rows(sql`select from study_totals where xp <> 1`)).toEqual([]);
    expect((await stored()).filter((row) => row.rank === null)).toEqual([]);
  });

  it('is done once by two servers at the same moment', async () => {
    for (let each = 0; each < 20; each++) await student([[each, 3600 + each * 600]]);
    const changed = await Promise.all([rank(), rank(beside)]);
    expect(changed.sort((one, other) => one - other)).toEqual([0, 20]);
    await Promise.all([jobOf(world)(), jobOf(beside)()]);
    expect([await rank(), await people()]).toEqual([0, 20]);
  });

  const shown = async () =>
    (
      await world.rows<{ ranks: number[]; people: number }>(sql`
        select people, array(
          select s.rank from users u cross join lateral ${rankingOf(sql`u.id`)} s order by s.rank) as ranks
        from study_rankings`)
    )[0];

  it('never shows half of one ranking and half of another', async () => {
    await student([[0, 7200]]);
    const guest = await student([]);
    await rank();
    const before = await shown();
    const studied = (seconds: number) =>
      insertRow(world.db, 'study_days', { userId: guest.id, day: today, verifiedSeconds: seconds });

    // One server has ranked two people and is about to commit when a session is deleted and another server
    // begins.
    await studied(9000);
    let second: Promise<void> | undefined;
    await world.db.transaction(async (tx) => {
      await rankStudents(tx, now);
      await world.db.run(sql`delete from study_days where user_id = ${guest.id}`);
      second = jobOf(beside)();
      await vi.waitFor(async () => expect(await waiting()).toBe(1), { timeout: 5000, interval: 10 });
      expect(await shown()).toEqual(before);
    });
    await second;
    expect(await shown()).toEqual({ ranks: [1], people: 1 });
  });
});
