import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { users } from '@netlik/contract/identity/users';
import { questionEntries } from '@netlik/contract/question-entries';
import { studySessions } from '@netlik/contract/study/study-sessions';
import { addDays, type StudyDay, toStudyDay } from '@netlik/domain/study-day';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createBackup, writeBackupFile } from '../features/backup/backup.service.ts';
import { backupFolder, diskBackups } from '../features/backup/backup-store.ts';
import { restoreBackup } from '../features/backup/restore.service.ts';
import { rebuildStudy } from '../features/study/study-days/rebuild.service.ts';
import { lockStudy, planRollUp } from '../features/study/study-days/study-days.service.ts';
import { findDay } from '../features/study/study-days/study-days.sql.ts';
import { insertStudySession } from '../features/study/study-days/study-write.sql.ts';
import { blankSession, sumsOf } from '../features/study/study-sessions/session-row.ts';
import { grantXp } from '../features/xp/xp.service.ts';
import { newId } from '../ids.ts';
import { diskFiles } from '../storage/files.ts';
import { emptyDatabase, freshDatabase } from '../testing/databases.ts';
import { inParallel } from '../testing/parallel.ts';
import { insertStudied } from '../testing/studied.ts';
import { openWorld, type TestPerson, type World } from '../testing/world.ts';
import { type Connection, type Database, type Executor, openDatabase, raw, sql } from './database.ts';
import { migrate } from './migrate.ts';
import {
  cancelPartitions,
  createNextMonths,
  describePartitions,
  dropReplacedTables,
  LAYOUTS,
  partitionTables,
} from './partitions.ts';

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
  // As if they had been written then.
  await world.db.run(sql`
    update study_sessions set id = (lpad(to_hex((extract(epoch from started_at) * 1000)::bigint), 12, '0')
      || right(replace(id::text, '-', ''), 20))::uuid`);
  await world.db.transaction(rebuildStudy);
};

/** Each partition has it by itself. */
const KEY_OF_PARTS = 'study_sessions_user_id_idempotency_key_key';

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
    select indexname from pg_indexes where schemaname = 'public' and tablename = ${table} and indexname <> ${KEY_OF_PARTS}
    order by 1`),
});

const countIn = async (db: Executor, part: string): Promise<number> =>
  (await db.one<{ rows: number }>(sql`select count(*) as rows from ${raw(`partitions.${part}`)}`)).rows;

const insertDay = async (db: Database, day: string) => {
  const id = newId();
  await db.run(
    sql`insert into users (id, email, role, created_at) values (${id}, 'a@test.example', 'student', ${now})`,
  );
  await db.run(sql`insert into study_days values (${id}, ${day}, 60, 0, 1, 0, 0, 0, 0, 0, 0, 0)`);
};

/** As a command that is killed after a line. */
const stopAt = (start: string) => (line: string) => {
  if (line.startsWith(start)) throw new Undone();
};

const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'netlik-partitions-'));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const restored = async <T>(connection: Connection, work: (db: Database) => Promise<T>): Promise<T> => {
  const db = openDatabase(connection);
  try {
    return await work(db);
  } finally {
    await db.close();
  }
};

const restoreInto = (connection: Connection, file: string) =>
  restored(connection, (db) => restoreBackup(db, diskFiles(newFolder()), file));

const backUp = async (db: Database) => {
  const folder = newFolder();
  const files = diskFiles(folder);
  const { name } = await writeBackupFile({
    ...{ db, files, store: diskBackups(folder), version: 'test', type: 'manual', now, key: null },
  });
  return { file: join(backupFolder(folder), name) };
};

describe('partition, beside servers that write', () => {
  let world: World;
  let people: TestPerson[];
  beforeAll(async () => {
    // Ids begin with the time of the machine, which must be that of the partitions.
    vi.useFakeTimers({ toFake: ['Date'], now });
    world = await openWorld({ now: now.toISOString() });
    people = await Promise.all(Array.from({ length: 6 }, () => world.person()));
    await fill(world, people);
  });
  afterAll(async () => {
    await world.close();
    vi.useRealTimers();
  });

  // Never tried again: the tables are partitioned by then.
  it('loses no row, keeps none twice and goes on where it was killed', { retry: 0 }, async () => {
    const before = await Promise.all(LAYOUTS.map(({ table }) => shapeOf(world.db, table)));
    const writers = people.map((person) => keepWriting(world, person));
    let line = 0;
    let isKilled = false;
    // In the middle of a batch, which waits for a locked row.
    const killCopying = async (work: () => Promise<boolean>) => {
      const last = people
        .map(({ id }) => id)
        .sort()
        .at(-1)!;
      let done: Promise<boolean> | null = null;
      await world.db.transaction(async (tx) => {
        // The totals first, as every write does: else the two could wait for each other.
        await tx.run(sql`select from study_totals where user_id = ${last} for update`);
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
    let written: Awaited<ReturnType<(typeof writers)[number]>>[] = [];
    try {
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
    } finally {
      written = await Promise.all(writers.map((stop) => stop()));
    }
    expect(isKilled).toBe(true);

    // One writer may have removed what it wrote, all of them hardly.
    expect(written.flatMap(({ sessions }) => [...sessions]).length).toBeGreaterThan(0);
    const { stored, rebuilt } = await storedAndRebuilt(world);
    expect(stored).toEqual(rebuilt);
    for (const [at, { sessions, given }] of written.entries()) {
      const { id } = people[at]!;
      const ids = await world.rows<{ id: string }>(sql`select id from study_sessions where user_id = ${id}`);
      expect(ids).toHaveLength(new Set(ids.map((row) => row.id)).size);
      expect(ids.map((row) => row.id)).toEqual(expect.arrayContaining([...sessions]));
      expect(ids).toHaveLength(DAYS + sessions.size);
      expect([...given.values()].filter((times) => times !== 1)).toEqual([]);
    }
    expect(await Promise.all(LAYOUTS.map(({ table }) => shapeOf(world.db, table)))).toEqual(before);
    for (const text of await describePartitions(world.db))
      expect(text).toMatch(/: 7 months; the table as it was/);
    for (const { table } of LAYOUTS) expect(await countIn(world.db, `${table}_2026_11`)).toBeGreaterThan(0);
  });

  it('answers a repeat of a key of last month as its first call, and refuses another body', async () => {
    const [person] = people as [TestPerson];
    const key = randomUUID();
    const body = { subject: 'fizik', duration: 5, date: noon(TODAY), quality: 4, mood, allowOverlap: true };
    const first = await person.call(studySessions.create, { body }, key);
    const id = newId(Date.parse('2026-10-31T20:00:00Z'));
    await world.db.run(sql`update study_sessions set id = ${id} where id = ${first.data.session._id}`);
    const again = await inParallel(5, () => person.call(studySessions.create, { body }, key));
    for (const { status, data } of again)
      expect([status, data.session]).toEqual([201, { ...first.data.session, _id: id }]);
    const other = await person.call(studySessions.create, { body: { ...body, quality: 1 } }, key);
    expect(other.code).toBe('request.idempotency_reused');
    const { stored, rebuilt } = await storedAndRebuilt(world);
    expect(stored).toEqual(rebuilt);
  });

  it('gives XP once, also on another day', async () => {
    const [, person] = people as [TestPerson, TestPerson];
    const given = await inParallel(10, (n) =>
      world.db.transaction((tx) =>
        grantXp(tx, person.id, {
          source: 'duel',
          cause: 'final',
          amount: 7,
          day: addDays(TODAY, -40 * (n % 2)),
        }),
      ),
    );
    expect(given.filter(Boolean)).toHaveLength(1);
  });

  it('keeps a run with its session, and lets it go when that is deleted', async () => {
    const [, , person] = people as [TestPerson, TestPerson, TestPerson];
    const [{ id }] = (await world.rows<{ id: string }>(sql`
      select id from study_sessions where user_id = ${person.id} order by id limit 1`)) as [{ id: string }];
    const run = (sessionId: string) =>
      world.db.run(sql`
        insert into study_runs (id, user_id, status, subject, technique, opened_at, started_at, last_seen_at, planned_seconds,
          accumulated_seconds, verified_seconds, stale_at, metadata, session_id)
        values (${newId()}, ${person.id}, 'stopped', 'fizik', 'Stopwatch', now(), now(), now(), 0, 0, 0, now(), '{}', ${sessionId})`);
    await expect(run(newId())).rejects.toThrow('study_runs_session_id_fkey');
    await run(id);
    expect((await person.call(studySessions.remove, { params: { id } })).status).toBeLessThan(300);
    expect(await world.rows(sql`select session_id from study_runs where user_id = ${person.id}`)).toEqual([
      { session_id: null },
    ]);
  });

  it('goes into a backup and comes back in either layout', async () => {
    const whole = await freshDatabase();
    const parted = await freshDatabase();
    const stored = await roundsUp(world.db);
    const { name } = await createBackup(world.deps, null, 'manual');
    await restoreInto(whole, join(backupFolder(world.dataDir), name));
    const back = await restored(whole, async (db) => {
      expect(await describePartitions(db)).toEqual(LAYOUTS.map(({ table }) => `${table}: whole`));
      expect(await roundsUp(db)).toEqual(stored);
      return (await backUp(db)).file;
    });

    // One table is partitioned and the copy of the next is half made: both take the backup, and the work goes on.
    await restored(parted, (db) =>
      partitionTables(db, { now, say: stopAt('xp_entries: what is written') }).catch(() => null),
    );
    await restoreInto(parted, back);
    await restored(parted, async (db) => {
      expect(await roundsUp(db)).toEqual(stored);
      expect(await describePartitions(db)).toEqual([
        expect.stringMatching(/^study_days: \d months; the table as it was/),
        'xp_entries: whole; a copy by month is under way',
        'study_sessions: whole',
      ]);
      await partitionTables(db, { now, say: () => undefined });
      expect(await roundsUp(db)).toEqual(stored);
      expect(await db.many(sql`select from study_score_changes`)).toEqual(
        await world.rows(sql`select from study_score_changes`),
      );
    });
  });

  it('gets its next months by the job of the night, which lets a month be whose rows came first', async () => {
    world.clock.set('2027-01-20T01:20:00Z');
    const late = toStudyDay('2027-04-02');
    await world.db.run(sql`
      insert into study_days values (${people[3]!.id}, ${late}, 60, 0, 1, 0, 0, 0, 0, 0, 0, 0)`);
    await world.db.transaction((tx) => world.deps.jobs.send(tx, 'study.months', {}));
    await world.deps.jobs.runWaiting('study.months');
    for (const text of await describePartitions(world.db))
      expect(text).toMatch(text.startsWith('study_days') ? /: 8 months/ : /: 9 months/);
    expect(await countIn(world.db, 'study_days_other')).toBe(1);
    await world.db.run(sql`delete from study_days where day = ${late}`);
    expect(await createNextMonths(world.db, world.clock.now())).toEqual(['study_days 2027-04']);
    expect(await createNextMonths(world.db, world.clock.now())).toEqual([]);
    world.clock.set(now);
  });

  it('erases a person everywhere, also from the tables as they were', async () => {
    const [, , , , , person] = people;
    const found = async () => {
      const counts: number[] = [];
      for (const { table } of LAYOUTS)
        for (const schema of ['public', 'before_partitions']) {
          const { rows } = await world.db.raw(`select from ${schema}.${table} where user_id = $1`, [
            person!.id,
          ]);
          counts.push(rows.length);
        }
      return counts;
    };
    expect(Math.min(...(await found()))).toBeGreaterThan(0);
    const admin = await world.person({ role: 'admin', secondFactor: true });
    expect((await admin.call(users.remove, { params: { id: person!.id } })).status).toBeLessThan(300);
    expect(await found()).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('frees the tables as they were', async () => {
    await dropReplacedTables(world.db);
    for (const text of await describePartitions(world.db)) expect(text).toMatch(/: 9 months$/);
  });
});

describe('partition', () => {
  it('is followed by every later migration', async () => {
    const connection = await emptyDatabase();
    await migrate(connection, { last: '0185_coaches_by_name.sql' });
    await restored(connection, (db) => partitionTables(db, { now, say: () => undefined }));
    await migrate(connection);
    const whole = await restored(await freshDatabase(), async (db) =>
      Promise.all(LAYOUTS.map(({ table }) => shapeOf(db, table))),
    );
    const parted = await restored(connection, async (db) =>
      Promise.all(LAYOUTS.map(({ table }) => shapeOf(db, table))),
    );
    expect(parted).toEqual(whole);
  });

  it('keeps what is older than three years together, is given up as if it had not begun, and runs once at a time', async () => {
    const db = openDatabase(await freshDatabase());
    await insertDay(db, '2020-03-05');
    const before = await shapeOf(db, 'study_days');
    const begun = partitionTables(db, { now, say: stopAt('study_days: 1 rows copied') });
    await expect(partitionTables(db, { now, say: () => undefined })).rejects.toThrow('Another');
    await begun.catch(() => null);
    expect((await describePartitions(db))[0]).toBe('study_days: whole; a copy by month is under way');
    expect([await countIn(db, 'study_days_older'), await countIn(db, 'study_days_2023_11')]).toEqual([1, 0]);
    await cancelPartitions(db);
    expect((await describePartitions(db))[0]).toBe('study_days: whole');
    expect(await shapeOf(db, 'study_days')).toEqual(before);
    expect(await createNextMonths(db, now)).toEqual([]);
    await db.close();
  });

  it('changes nothing when the copy is not what the table is', async () => {
    const db = openDatabase(await freshDatabase());
    await partitionTables(db, { now, say: stopAt('study_days: what is written') }).catch(() => null);
    await db.raw('alter table study_days disable trigger mirror_rows', []);
    await insertDay(db, '2026-11-01');
    await db.raw(
      `alter table study_days enable trigger mirror_rows; update partitions.progress set is_copied = true`,
      [],
    );
    await expect(partitionTables(db, { now, say: () => undefined })).rejects.toThrow(
      'study_days has 1 rows and its copy 0',
    );
    expect((await describePartitions(db))[0]).toBe('study_days: whole; a copy by month is under way');
    await db.close();
  });
});
