import { createRequire } from 'node:module';
import { startEmbedded } from '../apps/api/dist/db/embedded.js';
import { withDataFolder } from './processes.mjs';
import { median } from './report.mjs';

const { Client } = createRequire(new URL('../apps/api/package.json', import.meta.url))('pg');

const SESSIONS = Number(process.env.PARTITION_SESSIONS ?? 10_000_000);
const DAYS = 365;
/** Of a student, on as many days. */
const EACH = 250;
const STUDENTS = Math.round(SESSIONS / EACH);
const READS = 400;
const WRITES = 20_000;
const BATCH = 500;

const SHAPES = {
  whole: { partitioned: '', key: 'id' },
  // A unique key has to hold the day; so has every place that refers to a session.
  monthly: { partitioned: 'partition by range (day)', key: 'id, day' },
};

const create = ({ partitioned, key }, name) => `
  create table ${name}_sessions (
    id uuid not null, user_id uuid not null, subject text not null, technique text not null, source text not null,
    started_at timestamptz not null, day date not null, seconds integer not null, verified_seconds integer not null,
    quality smallint, mood text, efficiency smallint, distractions smallint not null, notes text not null, correct integer,
    wrong integer, blank integer, created_at timestamptz not null, updated_at timestamptz not null, primary key (${key})
  ) ${partitioned};
  create index ${name}_sessions_newest on ${name}_sessions (user_id, started_at desc, id desc);
  create index ${name}_sessions_day on ${name}_sessions (user_id, day);
  create table ${name}_days (
    user_id uuid not null, day date not null, seconds bigint not null, verified_seconds bigint not null,
    sessions integer not null, quality_sum integer not null, quality_count integer not null, efficiency_sum integer not null,
    efficiency_count integer not null, correct integer not null, wrong integer not null, blank integer not null,
    primary key (user_id, day)
  ) ${partitioned};`;

/** A month more than the days need, at both ends. */
const createMonths = (table) => `
  do $$ declare month date; begin
    for month in select generate_series(date_trunc('month', current_date - ${DAYS + 31}), current_date + 31, '1 month') loop
      execute format('create table ${table}_%s partition of ${table} for values from (%L) to (%L)',
        to_char(month, 'YYYY_MM'), month, month + interval '1 month');
    end loop;
  end $$`;

const person = (n) => `('10000000-0000-4000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;
/** Begins with the time, as the product's do. */
const sessionId = (at, n) =>
  `(lpad(to_hex((extract(epoch from ${at}) / 64)::bigint), 8, '0') || '-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;
const sessionColumns = `id, user_id, subject, technique, source, started_at, day, seconds, verified_seconds, quality, mood,
  efficiency, distractions, notes, correct, wrong, blank, created_at, updated_at`;
const session = (
  at,
  n,
) => `${sessionId(at, n)}, ${person(n)}, 'matematik', 'Pomodoro', 'timer', ${at}, (${at})::date, 2400, 2400, 4,
  'Normal', 70, 1, '', 10, 3, 1, ${at}, ${at}`;
const at = `(current_date - $1::int + time '14:00' + (n % 300) * interval '1 minute')::timestamptz`;

// A day of all who study on it, as it would have come.
const SEED = (name) => [
  `insert into ${name}_sessions (${sessionColumns}) select ${session(at, 'n')} from generate_series(1, ${STUDENTS}) n
     where (n + $1::int) % ${DAYS} < ${EACH}`,
  `insert into ${name}_days select ${person('n')}, current_date - $1::int, 2400, 2400, 1, 4, 1, 70, 1, 10, 3, 1
     from generate_series(1, ${STUDENTS}) n where (n + $1::int) % ${DAYS} < ${EACH}`,
];

const someone = () => {
  const n = 1 + Math.floor(Math.random() * STUDENTS);
  return `10000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`;
};

const reads = {
  'four weeks of days': (name) => `select * from ${name}_days where user_id = $1 and day > current_date - 28`,
  'a year of days': (name) => `select * from ${name}_days where user_id = $1 and day > current_date - 365`,
  'newest twenty sessions': (name) =>
    `select * from ${name}_sessions where user_id = $1 order by started_at desc, id desc limit 20`,
  'a session by its id': (name) => `select * from ${name}_sessions where id = $1`,
};

const timed = async (work) => {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
};

const measureReads = async (client, log) => {
  const names = Object.keys(SHAPES);
  for (const [what, textOf] of Object.entries(reads)) {
    const times = names.map(() => []);
    for (let n = 0; n < READS; n += 1) {
      const own = someone();
      const value = what.endsWith('its id')
        ? (await client.query('select id from whole_sessions where user_id = $1 limit 1', [own])).rows[0].id
        : own;
      for (const [index, name] of names.entries())
        times[index].push(
          await timed(() => client.query({ name: `${name} ${what}`, text: textOf(name), values: [value] })),
        );
    }
    const [whole, monthly] = times.map(median);
    log(`${what}: ${whole.toFixed(2)} ms whole, ${monthly.toFixed(2)} ms monthly`);
  }
};

/** Today's sessions of people in no order, each with its day, after a checkpoint: so pages are written whole once. */
const measureWrites = async (client, log) => {
  for (const name of Object.keys(SHAPES)) {
    await client.query('checkpoint');
    await client.query('select pg_stat_reset()');
    const before = (await client.query('select pg_current_wal_lsn() as at')).rows[0].at;
    const milliseconds = await timed(async () => {
      for (let n = 0; n < WRITES; n += BATCH)
        await client.query(`
          with people as (select 1 + (random() * ${STUDENTS - 1})::int as n, generate_series(1, ${BATCH}) as k),
          written as (
            insert into ${name}_sessions (${sessionColumns})
            select gen_random_uuid(), ${person('n')}, 'fizik_ayt', 'Pomodoro', 'timer', now() + k * interval '1 second', current_date,
              2400, 2400, 4, 'Normal', 70, 1, '', 10, 3, 1, now(), now() from people returning user_id)
          insert into ${name}_days
          select distinct user_id, current_date, 2400, 2400, 1, 4, 1, 70, 1, 10, 3, 1 from written
          on conflict (user_id, day) do update set seconds = ${name}_days.seconds + 2400`);
    });
    const { rows } = await client.query(
      `select pg_wal_lsn_diff(pg_current_wal_lsn(), $1)::int as wal,
        (select sum(blks_read)::int from pg_stat_database) as read`,
      [before],
    );
    log(
      `${WRITES} writes, ${name}: ${(milliseconds / WRITES).toFixed(3)} ms, ${Math.round(rows[0].wal / WRITES)} bytes of WAL each, ${rows[0].read} pages read`,
    );
  }
};

/** Whether sessions and days in monthly partitions would be better: `node bench/partitions.mjs`. */
const measurePartitions = (log) =>
  withDataFolder(async (dataDir) => {
    const postgres = await startEmbedded({ dataDir });
    const client = new Client(postgres.connection);
    await client.connect();
    try {
      await client.query('set synchronous_commit = off');
      for (const [name, shape] of Object.entries(SHAPES)) {
        await client.query(create(shape, name));
        if (shape.partitioned)
          for (const table of ['sessions', 'days']) await client.query(createMonths(`${name}_${table}`));
        const milliseconds = await timed(async () => {
          for (let ago = DAYS - 1; ago >= 0; ago -= 1)
            for (const statement of SEED(name)) await client.query(statement, [ago]);
        });
        log(`${SESSIONS} sessions, ${name}: seeded in ${(milliseconds / 1000).toFixed(0)} s`);
      }
      await client.query('vacuum analyze');
      await measureReads(client, log);
      await measureWrites(client, log);
      await measureReads(client, log);
    } finally {
      await client.end();
      await postgres.stop();
    }
  });

await measurePartitions((line) => console.log(line));
