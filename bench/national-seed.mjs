import { createHash, randomBytes } from 'node:crypto';
import { NOTICE_VERSION } from '../packages/contract/dist/identity/account.js';

export const TICKETS = 4;
const ROOM_SIZE = 20;

const id = (kind, number) =>
  `(lpad(to_hex(${number}), 8, '0') || '-0000-7000-8000-00000000000${kind}')::uuid`;
const person = (number) => id(1, number);

// A tenth of the people each has 1, 3, 5 … 19 tenths of the mean sessions: three per study day, every seventh
// day free.
const sessionsOf = (number, mean) => `(${mean} * (2 * (${number} % 10) + 1) / 10)`;

const PEOPLE = `
  insert into users (id, email, role, tier, first_name, last_name, name_folded, birth_year, notice_version, consent_at,
    email_verified_at, created_at)
  select ${person('n')}, 'hiz' || n || '@bench.example', 'student', 'free', 'Hız', 'Ölçer', 'hiz olcer', 2000,
    '${NOTICE_VERSION}', now(), now(), now() - interval '400 days'
  from generate_series(1, $1::int) n`;

// $1: people, $2: mean number of sessions, $3: position of the day in the history, 0 for the last.
const DAY_OF_SESSIONS = `
  insert into study_sessions (id, user_id, subject, technique, source, started_at, day, seconds, verified_seconds, quality,
    mood, efficiency, distractions, notes, correct, wrong, blank, created_at, updated_at)
  select (lpad(to_hex(((extract(epoch from at) * 1000)::bigint >> 16)::int), 8, '0') || '-' || substr(gen_random_uuid()::text, 10))::uuid,
    ${person('n')}, (array['matematik', 'fizik_ayt', 'turkce', 'edebiyat'])[1 + (n + nth) % 4], 'Pomodoro', 'timer', at,
    (at at time zone 'Europe/Istanbul')::date, seconds, seconds, 1 + (n + nth) % 5, 'Normal', 40 + (n * 7 + nth) % 60, n % 4, '',
    10 + n % 10, n % 6, nth % 3, at, at
  from generate_series(1, $1::int) n
  cross join generate_series(3 * $3::int, 3 * $3::int + 2) nth
  cross join lateral (
    select (((now() at time zone 'Europe/Istanbul')::date - (1 + $3::int + $3::int / 6)) + time '16:00'
      + (nth % 3 * 75 + n % 45) * interval '1 minute') at time zone 'Europe/Istanbul' as at,
      1500 + (n * 7 + nth * 131) % 2400 as seconds) t
  where nth < ${sessionsOf('n', '$2::int')}`;

const QUESTIONS = `
  insert into question_entries (id, user_id, day, subject, correct, wrong, created_at, updated_at)
  select gen_random_uuid(), ${person('n')}, (now() at time zone 'Europe/Istanbul')::date - 1 - 7 * nth, 'matematik', 20 + n % 20, n % 8, now(), now()
  from generate_series(1, $1::int) n cross join lateral generate_series(0, ${sessionsOf('n', '$2::int')} / 10 - 1) nth`;

// Data of people who send load: one signed-in device, four habits with a month of history, twelve exams,
// rooms of twenty.
const ACTIVE = [
  `insert into sessions (id, user_id, device, remembered, created_at, last_seen_at, stepped_up_at, expires_at)
  select ${id(2, 'n')}, ${person('n')}, 'bench', true, now(), now(), now(), now() + interval '30 days' from generate_series(1, $1::int) n`,
  `insert into habits (id, user_id, name, status, minute, recurrence, anchor_day, counts_from, settled_until, streak, best_streak,
    strength, decided, created_at, updated_at)
  select ${id(3, 'n * 4 + h')}, ${person('n')}, 'Paragraf ' || h, 'active', 1080 + h, 'daily', current_date - 40, current_date - 40,
    (now() at time zone 'Europe/Istanbul')::date - 1, 30, 30, 0.8, 30, now() - interval '40 days', now()
  from generate_series(1, $1::int) n cross join generate_series(0, 3) h`,
  `insert into habit_logs (habit_id, user_id, day, status, completed_at)
  select h.id, h.user_id, h.settled_until - d, 'done', now() - d * interval '1 day'
  from habits h cross join generate_series(0, 29) d where h.name like 'Paragraf _'`,
  `insert into exam_attempts (id, user_id, day, source, exam_type, subjects, topics, correct, wrong, blank, created_at, updated_at)
  select gen_random_uuid(), ${person('n')}, current_date - 1 - 7 * e, 'Özdebir', 'TYT',
    '[{"subject":"turkce","correct":30,"wrong":6,"blank":4},{"subject":"tyt_sosyal","correct":14,"wrong":4,"blank":2},{"subject":"matematik","correct":25,"wrong":8,"blank":7},{"subject":"tyt_fen","correct":11,"wrong":5,"blank":4}]',
    '[{"subject":"matematik","topic":"Problemler","wrong":3,"asked":null}]', 80, 23, 17, now(), now()
  from generate_series(1, $1::int) n cross join generate_series(0, 11) e`,
  `insert into rooms (id, owner_id, name, description, type, capacity, invite_code, is_active, last_activity_at, created_at, updated_at)
  select ${id(4, 'r')}, ${person(`r * ${ROOM_SIZE} + 1`)}, 'Bench', '', 'private', 100, 'bench' || r, true, now(), now(), now()
  from generate_series(0, $1::int / ${ROOM_SIZE} - 1) r`,
  `insert into room_members (room_id, user_id, status, read_number, joined_at)
  select ${id(4, `((n - 1) / ${ROOM_SIZE})`)}, ${person('n')}, 'active', 0, now() from generate_series(1, $1::int) n`,
];

const uuidOf = (kind, number) => `${number.toString(16).padStart(8, '0')}-0000-7000-8000-00000000000${kind}`;

/** People who send load, with tickets for their sockets. */
export const peopleOf = (active) =>
  Array.from({ length: active }, (_, index) => ({
    userId: uuidOf(1, index + 1),
    sessionId: uuidOf(2, index + 1),
    habitIds: [0, 1, 2, 3].map((habit) => uuidOf(3, (index + 1) * 4 + habit)),
    roomId: uuidOf(4, Math.floor(index / ROOM_SIZE)),
    tickets: Array.from({ length: TICKETS }, () => randomBytes(32).toString('base64url')),
  }));

/** Inserts tickets and restores the sign-ins of an hour ago. */
export const insertTickets = async (pool, people) => {
  const rows = people.flatMap(({ userId, sessionId, tickets }) =>
    tickets.map((one) => ({ userId, sessionId, hash: createHash('sha256').update(one).digest('hex') })),
  );
  for (let at = 0; at < rows.length; at += 5000)
    await pool.query(
      `insert into user_tokens (hash, user_id, purpose, session_id, created_at, expires_at)
      select decode(hash, 'hex'), "userId", 'ticket', "sessionId", now(), now() + interval '2 hours'
      from jsonb_to_recordset($1::jsonb) as x (hash text, "userId" uuid, "sessionId" uuid)`,
      [JSON.stringify(rows.slice(at, at + 5000))],
    );
};

/**
 * Days, XP and totals by the product's statements; streaks by its rule, once for each of the ten histories.
 */
const sumUp = async (connection, log) => {
  const { openDatabase, sql } = await import('../apps/api/dist/db/database.js');
  const rebuild = await import('../apps/api/dist/study/study-days/rebuild.sql.js');
  const { rankStudents } = await import('../apps/api/dist/study/analytics/rank.service.js');
  const { recountStreak } = await import('../apps/api/dist/study/study-days/study-days.service.js');
  const db = openDatabase(connection);
  try {
    await db.transaction(async (tx) => {
      await tx.run(sql`set local statement_timeout = 0`);
      await tx.run(sql`set local synchronous_commit = off`);
      await tx.run(sql`set local work_mem = '1GB'`);
      await rebuild.deleteRollUps(tx);
      await rebuild.rebuildDays(tx);
      log('days are summed');
      await rebuild.rebuildStudyXp(tx);
      await rebuild.rebuildTotals(tx);
      log('XP and totals are summed');
      for (let history = 0; history < 10; history += 1) {
        const days = await tx.many(sql`
          select day from study_days where sessions > 0
            and user_id = ('0000000' || ${String(history === 0 ? 'a' : history)} || '-0000-7000-8000-000000000001')::uuid order by day`);
        const streak = recountStreak(
          days.map(({ day }) => day),
          [],
        );
        await tx.run(sql`
          update study_totals set streak_end = ${streak.streakEnd}, streak_days = ${streak.streakDays},
            longest_streak = ${streak.longestStreak}, freezes = ${streak.freezes}, streak_until = ${streak.streakUntil}
          where user_id::text like '________-0000-7000-8000-000000000001'
            and ('x' || left(user_id::text, 8))::bit(32)::int % 10 = ${history}::int`);
      }
      await rankStudents(tx, new Date());
    });
  } finally {
    await db.close();
  }
};

const UNCHECKED = `set synchronous_commit = off; set session_replication_role = replica; set maintenance_work_mem = '1GB'`;
const WRITERS = 3;

/** Oldest day first, as in real use. */
const insertSessions = (pool, people, mean) => {
  let day = Math.ceil((mean * 1.9) / 3);
  return Promise.all(
    Array.from({ length: WRITERS }, async () => {
      const client = await pool.connect();
      try {
        await client.query(UNCHECKED);
        while (day > 0) {
          day -= 1;
          await client.query(DAY_OF_SESSIONS, [people, mean, day]);
        }
      } finally {
        client.release(true);
      }
    }),
  );
};

/** Secondary indexes are created after the rows. */
export const seedNational = async (pool, connection, { people, sessions, active }, log) => {
  const client = await pool.connect();
  const mean = Math.round(sessions / people);
  const startedAt = performance.now();
  const say = (line) => log(`${line} after ${Math.round((performance.now() - startedAt) / 1000)} s`);
  try {
    await client.query(UNCHECKED);
    await client.query(PEOPLE, [people]);
    const { rows: indices } = await client.query(`
      select indexname as name, indexdef as definition from pg_indexes
      where tablename = 'study_sessions' and indexname not in (select conname from pg_constraint)`);
    for (const { name } of indices) await client.query(`drop index ${name}`);
    await insertSessions(pool, people, mean);
    say('sessions are written');
    for (const { definition } of indices) await client.query(definition);
    say('indices are made');
    await client.query(QUESTIONS, [people, mean]);
    for (const statement of ACTIVE) await client.query(statement, statement.includes('$1') ? [active] : []);
  } finally {
    client.release(true);
  }
  await sumUp(connection, say);
  await pool.query('vacuum analyze');
  await pool.query('checkpoint');
  say('all is seeded');
};
