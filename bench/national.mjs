import { randomBytes } from 'node:crypto';
import { appendFileSync, chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startEmbedded } from '../apps/api/dist/db/embedded.js';
import { migrate } from '../apps/api/dist/db/migrate.js';
import { createPasswords } from '../apps/api/dist/http/passwords.js';
import { calls } from './national-calls.mjs';
import { callsAnHour } from './national-mix.mjs';
import { insertTickets, peopleOf, seedNational } from './national-seed.mjs';
import { startStudents } from './national-students.mjs';
import { serveProduct, withDataFolder } from './processes.mjs';
import { atMost } from './report.mjs';
import { startRedis } from './rooms.mjs';
import { sheetOf } from './scale-sheet.mjs';

const pg = createRequire(new URL('../apps/api/package.json', import.meta.url))('pg');
const variable = (name, standard) => Number(process.env[name] ?? standard);

const size = { people: variable('NATIONAL_STUDENTS', 200_000), sessions: variable('NATIONAL_SESSIONS', 10_000_000) };
const ACTIVE = Math.min(2000, size.people / 5);
const LIVE = ACTIVE;
const ROOMED = 400;
const SECONDS = variable('NATIONAL_SECONDS', 4);
const MIXED_SECONDS = variable('NATIONAL_MIXED_SECONDS', 60);
const MIXED_RATE = variable('NATIONAL_RATE', 150);
const LANES = 8;
const SIGN_INS = 40;
const PASSWORD = 'olcum-sifresi';
const RESULT = fileURLToPath(new URL('national.json', import.meta.url));
const STATEMENTS = `shared_preload_libraries = 'pg_stat_statements'\n`;

const ticksOf = (stat) => stat.slice(stat.lastIndexOf(') ') + 2).split(' ');
const read = (path) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // A process of PostgreSQL that has just ended: its time is counted in its parent.
    return null;
  }
};
/** Seconds; /proc counts in hundredths. */
const cpuOfServer = ({ pid }) => {
  const fields = ticksOf(read(`/proc/${pid}/stat`));
  return (Number(fields[11]) + Number(fields[12])) / 100;
};
/** Of PostgreSQL and all its processes, also those that have ended. */
const cpuOfPostgres = (pid) => {
  let ticks = 0;
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? read(`/proc/${name}/stat`) : null;
    if (!stat) continue;
    const fields = ticksOf(stat);
    if (Number(name) === pid) ticks += fields.slice(11, 15).reduce((sum, one) => sum + Number(one), 0);
    else if (Number(fields[1]) === pid) ticks += Number(fields[11]) + Number(fields[12]);
  }
  return ticks / 100;
};
const residentBytes = ({ pid }) => Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))[1]) * 1024;

/** What the work costs: seconds of both kinds of processes, statements, bytes of WAL. */
const costOf = async ({ pool, postgres, servers }, work) => {
  await pool.query('select pg_stat_statements_reset()');
  const before = await pool.query('select pg_current_wal_lsn() as at');
  const cpu = () => [servers.reduce((sum, one) => sum + cpuOfServer(one), 0), cpuOfPostgres(postgres.pid)];
  const [web, database] = cpu();
  const answer = await work();
  const [webAfter, databaseAfter] = cpu();
  const { rows } = await pool.query(
    `select pg_wal_lsn_diff(pg_current_wal_lsn(), $1)::float8 as wal, (select coalesce(sum(calls), 0)::float8
      from pg_stat_statements where query not like '%pg_stat_statements%' and query not like '%pg_current_wal_lsn%') as statements`,
    [before.rows[0].at],
  );
  return { answer, web: webAfter - web, database: databaseAfter - database, ...rows[0] };
};

const round = (number, digits = 1) => Number(number.toFixed(digits));
const perCall = ({ answer, web, database, statements, wal }, count = answer.count) => ({
  perSecond: round(answer.perSecond),
  p50: round(answer.p50),
  p95: round(answer.p95),
  webMicroseconds: Math.round((web / count) * 1e6),
  databaseMicroseconds: Math.round((database / count) * 1e6),
  statements: round(statements / count),
  walBytes: Math.round(wal / count),
});

/** Each call by itself: in a mixture nobody can say whose CPU time it was. */
const measureAlone = async (place, load, log) => {
  const measured = {};
  const measure = async (name, order) => {
    const cost = await costOf(place, () => load.ask(order));
    if (cost.answer.count === 0) throw new Error(`${name} was never sent`);
    measured[name] = perCall(cost);
    log(`${name}: ${JSON.stringify(measured[name])}`);
  };
  const alone = (name, rest = {}) => ({ do: 'alone', name, seconds: SECONDS, lanes: LANES, ...rest });
  // What a first call loads is no part of a call.
  for (const name of ['today', 'dashboard', 'profile', 'ticket']) await load.ask(alone(name, { seconds: 2 }));
  // Everybody has the page open, so that what a write tells it is part of the write.
  const before = place.servers.map(residentBytes);
  await measure('socket', { do: 'openLive', count: LIVE });
  measured.socket.residentBytes = Math.round(
    place.servers.reduce((sum, one, index) => sum + residentBytes(one) - before[index], 0) / LIVE,
  );
  const idle = await measureIdle(place, 10);
  measured.socket.idleMicrocores = round((idle / LIVE) * 1e6);
  for (const name of Object.keys(calls)) {
    // A run that is too short would leave no session.
    if (name === 'runStop') await sleep(8_000);
    if (name === 'refresh') continue;
    if (['runStart', 'signIn'].includes(name)) await measure(name, alone(name, { most: name === 'signIn' ? 200 : 1500 }));
    else await measure(name, alone(name));
  }
  await measure('refresh', alone('refresh'));
  return measured;
};

/** What a process holds and does for open sockets while nothing happens. */
const measureIdle = async ({ servers }, seconds) => {
  const before = servers.reduce((sum, one) => sum + cpuOfServer(one), 0);
  await sleep(seconds * 1000);
  const spent = servers.reduce((sum, one) => sum + cpuOfServer(one), 0) - before;
  return spent / seconds;
};

const bytesOfRows = async (pool) => {
  const tables = ['users', 'study_sessions', 'study_days', 'xp_entries', 'question_entries', 'study_totals', 'exam_attempts'];
  const bytes = {};
  for (const table of [...tables, 'habit_logs', 'study_runs', 'room_messages']) {
    const { rows } = await pool.query(
      `select pg_total_relation_size($1::regclass)::float8 / greatest(1, (select count(*) from ${table})) as bytes`,
      [table],
    );
    bytes[table] = Math.round(rows[0].bytes);
  }
  const { rows } = await pool.query('select pg_database_size(current_database())::float8 as bytes');
  return { bytes, databaseBytes: rows[0].bytes };
};

/** With its statements counted, and everybody's history in it. */
const openPostgres = async (dataDir, log) => {
  const options = { dataDir, durable: true, maxConnections: 100 };
  const isNew = !existsSync(dataDir);
  let postgres = await startEmbedded(options);
  if (isNew) {
    appendFileSync(join(postgres.location, 'data/postgresql.conf'), STATEMENTS);
    await postgres.stop();
    postgres = await startEmbedded(options);
  }
  const pool = new pg.Pool(postgres.connection);
  await migrate(postgres.connection);
  await pool.query('create extension if not exists pg_stat_statements');
  const { rows } = await pool.query('select exists (select from study_sessions) as seeded');
  if (!rows[0].seeded) await seedNational(pool, postgres.connection, { ...size, active: ACTIVE }, log);
  return { postgres, pool };
};

/** Some of the people can sign in with a password. */
const preparePeople = async (pool) => {
  const people = peopleOf(ACTIVE);
  await insertTickets(pool, people);
  const hash = await createPasswords().hash(PASSWORD);
  const signedIn = people.slice(0, SIGN_INS);
  for (const [index, person] of signedIn.entries())
    Object.assign(person, { email: `hiz${index + 1}@bench.example`, password: PASSWORD });
  await pool.query('update users set password_hash = $1 where id = any($2::uuid[])', [
    hash,
    signedIn.map(({ userId }) => userId),
  ]);
  return people;
};

/** Every call of a production server is counted by Redis first. */
const costOfRateLimits = async (place, env, people, secret) => {
  const measure = async (limits) => {
    const server = await serveProduct(`${place.dataDir}-files`, { ...env, RATE_LIMITS: limits });
    const load = startStudents({ bases: [server.base], secret, people, shares: {} });
    try {
      const order = { do: 'alone', name: 'profile', seconds: SECONDS, lanes: LANES };
      await load.ask({ ...order, seconds: 2 });
      const { web, answer } = await costOf({ ...place, servers: [server] }, () => load.ask(order));
      return (web / answer.count) * 1e6;
    } finally {
      load.stop();
      await server.stop();
    }
  };
  return Math.max(0, Math.round((await measure('on')) - (await measure('off'))));
};

const measureEvening = async (place, people, secret, log) => {
  const { pool, servers, redis } = place;
  const bases = servers.map(({ base }) => base);
  const load = startStudents({ bases, secret, people, shares: callsAnHour() });
  try {
    const memoryBefore = servers.map(residentBytes);
    const each = await measureAlone(place, load, log);
    await load.ask({ do: 'openRooms', count: ROOMED });
    const room = await costOf(place, () => load.ask({ do: 'messages', seconds: 5, perSecond: 40 }));
    each.roomMessage = perCall(room);
    log(`roomMessage: ${JSON.stringify(each.roomMessage)}`);
    const redisBefore = cpuOfServer(redis);
    const mixed = await costOf(place, () =>
      load.ask({ do: 'mixed', seconds: MIXED_SECONDS, perSecond: MIXED_RATE }),
    );
    const { each: ofEach, skipped, delivered, p99 } = mixed.answer;
    const redisMicroseconds = Math.round(((cpuOfServer(redis) - redisBefore) / mixed.answer.count) * 1e6);
    const evening = {
      ...{ asked: MIXED_RATE, seconds: MIXED_SECONDS, ...perCall(mixed), p99: round(p99), redisMicroseconds },
      ...{ skipped, delivered, sockets: LIVE + ROOMED },
    };
    log(`mixed: ${JSON.stringify(evening)}`);
    for (const [name, { count, p50, p95 }] of Object.entries(ofEach))
      log(`mixed, ${name}: ${count} calls, p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`);
    const { rows } = await pool.query('select count(*)::int as sessions from study_sessions');
    return {
      ...{ each, evening, sessions: rows[0].sessions },
      memory: { before: memoryBefore, after: servers.map(residentBytes) },
    };
  } finally {
    load.stop();
  }
};

const measureIn = async (dataDir, log) => {
  mkdirSync(join(dataDir, '..'), { recursive: true });
  chmodSync(join(dataDir, '..'), 0o711);
  const { postgres, pool } = await openPostgres(dataDir, log);
  const redis = await startRedis();
  const { user, password, host, port, database } = postgres.connection;
  const secret = randomBytes(48).toString('base64url');
  const env = {
    DATABASE_URL: `postgresql://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
    REDIS_URL: redis.url,
    AUTH_SECRET: secret,
  };
  const servers = [];
  try {
    const people = await preparePeople(pool);
    const rateLimitMicroseconds = await costOfRateLimits({ pool, postgres, dataDir }, env, people, secret);
    for (let count = 0; count < 2; count += 1) servers.push(await serveProduct(`${dataDir}-files`, env));
    const measured = await measureEvening({ pool, postgres, servers, redis }, people, secret, log);
    return { ...measured, rateLimitMicroseconds, ...(await bytesOfRows(pool)) };
  } finally {
    for (const one of servers) await one.stop();
    redis.stop();
    await pool.end();
    await postgres.stop();
  }
};

/** `NATIONAL_DIR` keeps the filled database for the next time. */
export const measureNational = async (log) => {
  const folder = process.env.NATIONAL_DIR;
  const measured = folder
    ? await measureIn(join(folder, 'data'), log)
    : await withDataFolder((dataDir) => measureIn(dataDir, log));
  const result = {
    at: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} cores (${cpus()[0].model.trim()}), Node ${process.versions.node}`,
    ...{ students: size.people, sessions: measured.sessions, ...measured },
  };
  if (process.env.NATIONAL_WRITE) writeFileSync(RESULT, `${JSON.stringify(result, null, 2)}\n`);
  const { webCores, callsPerSecond } = sheetOf(result);
  const { evening } = result;
  return [
    atMost(
      'cores of web for 2.5 M students, by the sheet of `docs/scale.md`',
      webCores,
      16,
      '',
      1,
      `${Math.round(callsPerSecond)} calls a second; measured with ${size.people} students and ${measured.sessions} sessions`,
    ),
    atMost(
      'the evening of `national-mix.mjs`: calls that failed or found nobody',
      evening.skipped,
      0,
      '',
      0,
      `${evening.perSecond}/s; p50 ${evening.p50} ms, p95 ${evening.p95} ms`,
    ),
  ];
};
