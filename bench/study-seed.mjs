import { createRequire } from 'node:module';
import { findEmbedded } from '../apps/api/dist/db/embedded.js';

const { Client } = createRequire(new URL('../apps/api/package.json', import.meta.url))('pg');

const BATCH = 100_000;

// $1: person, $2: number of sessions, $3: days. Random values, so that a year compresses like real data.
const ONE_STUDENT = `
  insert into study_sessions (id, user_id, subject, technique, source, started_at, day, seconds, verified_seconds, quality,
    mood, efficiency, distractions, notes, correct, wrong, blank, created_at, updated_at)
  select gen_random_uuid(), $1::uuid, (array['matematik', 'fizik_ayt', 'turkce', 'kimya', 'biyoloji'])[1 + n % 5],
    'Pomodoro', 'timer', at, (at at time zone 'Europe/Istanbul')::date, seconds, seconds, 1 + (random() * 4)::int, 'Normal',
    40 + (random() * 60)::int, n % 4, '', (random() * 20)::int, (random() * 6)::int, (random() * 3)::int, at, at
  from generate_series(0, $2::int - 1) n
  cross join lateral (
    select date_trunc('minute', now()) - interval '1 hour' - n * ($3::int * interval '1 day') / $2::int as at,
      300 + n % 7 + (random() * 900)::int as seconds) t`;

// People $1 to $2 with $3 sessions each, spread over a year.
const MANY_SESSIONS = `
  insert into study_sessions (id, user_id, subject, technique, source, started_at, day, seconds, verified_seconds, quality,
    mood, efficiency, distractions, notes, created_at, updated_at)
  select gen_random_uuid(), md5('bench' || person)::uuid, (array['matematik', 'fizik_ayt', 'turkce', 'edebiyat'])[1 + n % 4],
    'Stopwatch', 'timer', at, (at at time zone 'Europe/Istanbul')::date, 1200 + (person * 7 + n * 131) % 4800, 1200, 1 + n % 5,
    'Normal', 40 + n % 60, 1, '', at, at
  from generate_series($1::int, $2::int) person cross join generate_series(1, $3::int) n
  cross join lateral (
    select now() - interval '2 hours' - ((n * 7 + person % 7) * interval '1 day') - (person % 500) * interval '1 minute' as at) t`;

const PEOPLE = `
  insert into users (id, email, role, tier, first_name, last_name, name_folded, email_verified_at, created_at)
  select md5('bench' || n)::uuid, 'hiz' || n || '@bench.example', 'student', 'free', 'Hız', 'Ölçer', 'hız ölçer', now(),
    now() - interval '400 days'
  from generate_series($1::int, $2::int) n`;

const withClient = async (dataDir, work) => {
  const client = new Client(findEmbedded(dataDir));
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** Rebuilds totals and ranks with the product's own code. */
const rebuildTotals = async (dataDir) => {
  const { openDatabase, sql } = await import('../apps/api/dist/db/database.js');
  const { rebuildStudy } = await import('../apps/api/dist/study/study-days/rebuild.service.js');
  const { rankStudents } = await import('../apps/api/dist/study/analytics/rank.service.js');
  const db = openDatabase(findEmbedded(dataDir));
  try {
    await db.transaction(async (tx) => {
      // A million sessions take longer than any request may.
      await tx.run(sql`set local statement_timeout = 0`);
      // The server's rewards would add a row of totals between deleting and inserting them.
      await tx.run(sql`lock table study_totals in exclusive mode`);
      await rebuildStudy(tx);
    });
    // Without figures of the new rows the ranking reads all of them for every student.
    await db.raw('analyze', []);
    const startedAt = performance.now();
    await db.transaction((tx) => rankStudents(tx, new Date()));
    const ranked = performance.now() - startedAt;
    await db.raw('vacuum analyze', []);
    const { rows } = await db.raw(
      'select (select count(*) from study_sessions) as sessions, (select count(*) from users) as people',
      [],
    );
    return { ...rows[0], ranked };
  } finally {
    await db.close();
  }
};

export const seedStudent = (dataDir, userId, sessions, days) =>
  withClient(dataDir, (client) => client.query(ONE_STUDENT, [userId, sessions, days]));

/** Adds students and sessions up to these totals. */
export const seedCrowd = (dataDir, people, sessions) =>
  withClient(dataDir, async (client) => {
    const count = async (table) =>
      Number((await client.query(`select count(*) from ${table}`)).rows[0].count);
    await client.query(PEOPLE, [1, people - (await count('users'))]);
    const newcomers = Number(
      (
        await client.query(
          `select count(*) from users where email like 'hiz%@bench.example' and last_name = 'Ölçer'`,
        )
      ).rows[0].count,
    );
    const missing = sessions - (await count('study_sessions'));
    const each = Math.floor(missing / newcomers);
    const atOnce = Math.max(1, Math.floor(BATCH / each));
    for (let first = 1; first <= newcomers; first += atOnce)
      await client.query(MANY_SESSIONS, [first, Math.min(newcomers, first + atOnce - 1), each]);
    const rest = missing - each * newcomers;
    if (rest > 0) await client.query(MANY_SESSIONS, [1, rest, 1]);
  });

export { rebuildTotals, withClient };
