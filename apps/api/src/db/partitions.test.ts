import { randomUUID } from 'node:crypto';
import { questionEntries } from '@netlik/contract/question-entries';
import { studySessions } from '@netlik/contract/study/study-sessions';
import { addDays, type StudyDay, toStudyDay } from '@netlik/domain/study-day';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { rebuildStudy } from '../features/study/study-days/rebuild.service.ts';
import { lockStudy, planRollUp } from '../features/study/study-days/study-days.service.ts';
import { findDay } from '../features/study/study-days/study-days.sql.ts';
import { insertStudySession } from '../features/study/study-days/study-write.sql.ts';
import { blankSession, sumsOf } from '../features/study/study-sessions/session-row.ts';
import { grantXp } from '../features/xp/xp.service.ts';
import { insertStudied } from '../testing/studied.ts';
import { openWorld, type TestPerson, type World } from '../testing/world.ts';
import { type Executor, raw, sql } from './database.ts';
import { describePartitions, LAYOUTS, partitionTables } from './partitions.ts';

const TODAY = toStudyDay('2026-11-15');
const now = new Date('2026-11-15T18:00:00Z');
const DAYS = 100;
const mood = 'Normal' as const;
const pick = (below: number) => Math.floor(Math.random() * below);
const noon = (day: StudyDay) => `${day}T09:00:00Z`;

/** A session that the server saw, which earns XP. */
const studyVerified = (world: World, { id: userId }: TestPerson, day: StudyDay) =>
  world.db.transaction(async (tx) => {
    const totals = await lockStudy(tx, userId);
    const row = blankSession({
      ...{ subject: 'kimya', technique: 'Stopwatch', source: 'timer', startedAt: noon(day) },
      ...{
        seconds: 1800,
        verifiedSeconds: 1800,
        plannedSeconds: null,
        dailyPlanId: null,
        subjectIndex: null,
      },
    });
    const change = await planRollUp(tx, totals, day, await findDay(tx, userId, day), sumsOf(row));
    await insertStudySession(tx, { userId, row, idempotency: null, now }, change);
    return row.id;
  });

/** Writes of all kinds until it is stopped; answers which sessions there must be and how often a cause gave XP. */
const keepWriting = (world: World, person: TestPerson) => {
  let isStopped = false;
  const sessions = new Set<string>();
  const given = new Map<string, number>();
  const steps = [
    async (day: StudyDay) => {
      const body = {
        subject: 'fizik',
        duration: 5,
        date: noon(day),
        quality: 4,
        mood,
        allowOverlap: true,
      } as const;
      const { data } = await person.call(studySessions.create, { body }, randomUUID());
      sessions.add(data.session._id);
    },
    async (day: StudyDay) => {
      sessions.add(await studyVerified(world, person, day));
    },
    async (day: StudyDay) => {
      const body = { date: day, subject: 'fizik', correct: 3, wrong: 1 };
      expect((await person.call(questionEntries.create, { body })).status).toBe(201);
    },
    async (day: StudyDay) => {
      const [id] = [...sessions].slice(pick(sessions.size));
      if (!id) return;
      const body = { date: noon(day), allowOverlap: true };
      expect((await person.call(studySessions.update, { params: { id }, body })).status).toBe(200);
    },
    async () => {
      const [id] = [...sessions].slice(pick(sessions.size));
      if (!id) return;
      expect((await person.call(studySessions.remove, { params: { id } })).status).toBeLessThan(300);
      sessions.delete(id);
    },
    async (day: StudyDay) => {
      const cause = `c${pick(20)}`;
      const isGiven = await world.db.transaction((tx) =>
        grantXp(tx, person.id, { source: 'badge', cause, amount: 10, day }),
      );
      if (isGiven) given.set(cause, (given.get(cause) ?? 0) + 1);
    },
  ];
  const done = (async () => {
    while (!isStopped) await steps[pick(steps.length)]!(addDays(TODAY, -pick(DAYS)));
  })();
  return async () => {
    isStopped = true;
    await done;
    return { sessions, given };
  };
};

const roundsUp = async (db: Executor) => ({
  days: await db.many(sql`select * from study_days order by user_id, day`),
  xp: await db.many(sql`select * from xp_entries order by user_id, source, cause`),
  totals: await db.many(
    sql`select user_id, seconds, sessions, correct, xp from study_totals order by user_id`,
  ),
});

class Undone extends Error {}

/** What days, XP and totals are, and what the raw rows add up to. */
const storedAndRebuilt = async (world: World) => {
  const stored = await roundsUp(world.db);
  let rebuilt: typeof stored | null = null;
  await world.db
    .transaction(async (tx) => {
      await rebuildStudy(tx);
      rebuilt = await roundsUp(tx);
      throw new Undone();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
  return { stored, rebuilt };
};

const fill = async (world: World, people: readonly TestPerson[]) => {
  for (const { id } of people)
    for (let ago = 0; ago < DAYS; ago += 1)
      await insertStudied(world.db, {
        userId: id,
        startedAt: noon(addDays(TODAY, -ago)),
        seconds: 600 + ago,
      });
  await world.db.transaction(rebuildStudy);
};

/** Indices, keys, columns and triggers of a table, wherever its rows lie. */
const shapeOf = async (db: Executor, table: string) => ({
  triggers: await db.many(sql`
    select tgname, pg_get_triggerdef(oid) from pg_trigger where tgrelid = ${table}::regclass and not tgisinternal order by 1`),
  columns: await db.many(sql`
    select column_name, data_type, column_default, is_nullable, generation_expression from information_schema.columns
    where table_schema = 'public' and table_name = ${table} order by 1`),
  references: await db.many(sql`
    select conname, conrelid::regclass::text as by, pg_get_constraintdef(oid) as definition, convalidated from pg_constraint
    where ${table}::regclass in (conrelid, confrelid) and contype in ('f', 'c') and conparentid = 0 order by 1`),
  indices: await db.many(sql`
    select indexname from pg_indexes where schemaname = 'public' and tablename = ${table} order by 1`),
});

describe('partition, beside servers that write', () => {
  let world: World;
  let people: TestPerson[];
  beforeAll(async () => {
    world = await openWorld({ now: now.toISOString() });
    people = await Promise.all(Array.from({ length: 6 }, () => world.person()));
    await fill(world, people);
  });
  afterAll(() => world.close());

  it('loses no row, keeps none twice and goes on where it was killed', async () => {
    const before = await Promise.all(LAYOUTS.map(({ table }) => shapeOf(world.db, table)));
    const writers = people.map((person) => keepWriting(world, person));
    let line = 0;
    let isKilled = false;
    // In the middle of a batch, which waits for a row that somebody has locked.
    const killCopying = async (work: () => Promise<boolean>) => {
      const last = people
        .map(({ id }) => id)
        .sort()
        .at(-1)!;
      let done: Promise<boolean> | null = null;
      await world.db.transaction(async (tx) => {
        await tx.run(sql`select from study_days where user_id = ${last} for update`);
        done = work();
        isKilled = await vi.waitUntil(
          async () =>
            (await world.db.run(sql`
              select pg_terminate_backend(pid) from pg_stat_activity
              where datname = current_database() and query like '%for share)%' and wait_event_type = 'Lock'`)) >
            0,
          { timeout: 20_000 },
        );
      });
      return done!;
    };
    for (let killedAt = 1, isDone = false; !isDone; killedAt += 1) {
      line = 0;
      const say = () => {
        line += 1;
        if (line === killedAt) throw new Undone();
      };
      const run = () =>
        partitionTables(world.db, { now, say, batchRows: 37 }).then(
          () => true,
          (error: unknown) => {
            if (!(error instanceof Undone) && killedAt !== 2) throw error;
            return false;
          },
        );
      isDone = await (killedAt === 2 ? killCopying(run) : run());
    }
    expect(isKilled).toBe(true);
    const written = await Promise.all(writers.map((stop) => stop()));

    const { stored, rebuilt } = await storedAndRebuilt(world);
    expect(stored).toEqual(rebuilt);
    for (const [at, { sessions, given }] of written.entries()) {
      const { id } = people[at]!;
      const ids = await world.rows<{ id: string }>(sql`select id from study_sessions where user_id = ${id}`);
      expect(ids).toHaveLength(new Set(ids.map((row) => row.id)).size);
      expect(ids.map((row) => row.id)).toEqual(expect.arrayContaining([...sessions]));
      expect(ids).toHaveLength(DAYS + sessions.size);
      expect(sessions.size).toBeGreaterThan(0);
      expect([...given.values()].filter((times) => times !== 1)).toEqual([]);
    }
    expect(await Promise.all(LAYOUTS.map(({ table }) => shapeOf(world.db, table)))).toEqual(before);
    for (const text of await describePartitions(world.db))
      expect(text).toMatch(/: 7 months; the table as it was/);
    for (const { table } of LAYOUTS) {
      const [{ rows }] = (await world.rows<{ rows: number }>(
        sql`select count(*) as rows from ${raw(`partitions.${table}_2026_11`)}`,
      )) as [{ rows: number }];
      expect(rows).toBeGreaterThan(0);
    }
  });
});
