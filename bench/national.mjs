import { randomBytes } from 'node:crypto';
import { appendFileSync, chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startEmbedded } from '../apps/api/dist/db/embedded.js';
import { migrate } from '../apps/api/dist/db/migrate.js';
import { createPasswords } from '../apps/api/dist/http/passwords.js';
import { calls, LEAST_RUN_MS } from './national-calls.mjs';
import {
  bytesOfRows,
  costOf,
  cpuOfServer,
  measureIdle,
  perCall,
  residentBytes,
  round,
} from './national-cost.mjs';
import { callsAnHour } from './national-mix.mjs';
import { insertTickets, peopleOf, seedNational } from './national-seed.mjs';
import { startStudents } from './national-students.mjs';
import { serveProduct, withDataFolder } from './processes.mjs';
import { atMost } from './report.mjs';
import { startRedis } from './rooms.mjs';
import { sheetOf } from './scale-sheet.mjs';

const pg = createRequire(new URL('../apps/api/package.json', import.meta.url))('pg');
const sum = (numbers) => numbers.reduce((one, other) => one + other, 0);
const variable = (name, standard) => Number(process.env[name] ?? standard);

const size = {
  people: variable('NATIONAL_STUDENTS', 200_000),
  sessions: variable('NATIONAL_SESSIONS', 10_000_000),
};
const ACTIVE = Math.min(2000, size.people / 5);
const LIVE = ACTIVE;
const ROOMED = 400;
// Limits per call by count or time.
const [WARM, COUNT] = [600, variable('NATIONAL_CALLS', 2000)];
const SECONDS = variable('NATIONAL_SECONDS', 12);
const MIXED_SECONDS = variable('NATIONAL_MIXED_SECONDS', 60);
const MIXED_RATE = variable('NATIONAL_RATE', 150);
const LANES = 16;
const ONLY = process.env.NATIONAL_ONLY?.split(',');
const SIGN_INS = 40;
const PASSWORD = 'olcum-sifresi';
const RESULT = fileURLToPath(new URL('national.json', import.meta.url));
const STATEMENTS = `shared_preload_libraries = 'pg_stat_statements'\n`;

/** Each call alone, because a mixture does not show its CPU time. */
const measureAlone = async (place, load, log) => {
  const measured = {};
  const measure = async (name, order) => {
    const cost = await costOf(place, () => load.ask(order));
    if (cost.answer.count === 0) throw new Error(`${name} was never sent`);
    measured[name] = { calls: cost.answer.count, ...perCall(cost) };
    log(`${name}: ${JSON.stringify(measured[name])}`);
  };
  const names = ONLY ?? [...Object.keys(calls).filter((name) => name !== 'refresh'), 'refresh'];
  const alone = (name, most) => ({ do: 'alone', name, seconds: SECONDS, lanes: LANES, most });
  await load.ask(alone('ticket', WARM));
  // All students have the page open, so that event delivery is part of the write.
  const before = place.servers.map(residentBytes);
  await measure('socket', { do: 'openLive', count: LIVE });
  measured.socket.residentBytes = Math.round(
    place.servers.reduce((sum, one, index) => sum + residentBytes(one) - before[index], 0) / LIVE,
  );
  measured.socket.idleMicrocores = round(((await measureIdle(place, 10)) / LIVE) * 1e6);
  // After a few calls a process still compiles code and its connections still plan statements.
  for (const isWarm of [false, true])
    for (const name of names) {
      // A run that is too short would leave no session.
      if (name === 'runStop') await sleep(LEAST_RUN_MS);
      if (!isWarm) await load.ask(alone(name, name === 'signIn' ? SIGN_INS : WARM));
      else await measure(name, alone(name, name === 'signIn' ? SIGN_INS * 3 : COUNT));
    }
  return measured;
};

/** With counted statements and all histories. */
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

/** Some people can sign in with a password. */
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

/** In production Redis counts every call first. */
const costOfRateLimits = async (place, env, people, secret) => {
  const measure = async (limits) => {
    const server = await serveProduct(`${place.dataDir}-files`, { ...env, RATE_LIMITS: limits });
    const load = startStudents({ bases: [server.base], secret, people, shares: {} });
    try {
      const order = { do: 'alone', name: 'profile', seconds: SECONDS, lanes: LANES, most: COUNT };
      await load.ask(order);
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
    if (ONLY) return { each };
    await load.ask({ do: 'openRooms', count: ROOMED });
    const talk = { do: 'messages', seconds: 5, perSecond: 40 };
    await load.ask(talk);
    const room = await costOf(place, () => load.ask(talk));
    each.roomMessage = perCall(room);
    log(`roomMessage: ${JSON.stringify(each.roomMessage)}`);
    // As on an evening: three of four have the timer running.
    await load.ask({ do: 'alone', name: 'runStart', seconds: 60, lanes: LANES, most: ACTIVE * 0.75 });
    const redisBefore = cpuOfServer(redis);
    const mixed = await costOf(place, () =>
      load.ask({ do: 'mixed', seconds: MIXED_SECONDS, perSecond: MIXED_RATE }),
    );
    const { each: ofEach, skipped, unanswered, delivered, p99 } = mixed.answer;
    const redisMicroseconds = Math.round(((cpuOfServer(redis) - redisBefore) / mixed.answer.count) * 1e6);
    const evening = {
      ...{ asked: MIXED_RATE, seconds: MIXED_SECONDS, ...perCall(mixed), p99: round(p99), redisMicroseconds },
      ...{ skipped, unanswered, delivered, sockets: LIVE + ROOMED },
    };
    log(`mixed: ${JSON.stringify(evening)}`);
    for (const [name, { count, p50, p95 }] of Object.entries(ofEach))
      log(`mixed, ${name}: ${count} calls, p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`);
    const { rows } = await pool.query('select count(*)::int as sessions from study_sessions');
    return {
      ...{ each, evening, sessions: rows[0].sessions },
      memoryBytes: { before: sum(memoryBefore), after: sum(servers.map(residentBytes)) },
    };
  } finally {
    load.stop();
  }
};

const onlyNew = ({ each }) => {
  const before = JSON.parse(readFileSync(RESULT, 'utf8'));
  const replaced = Object.fromEntries(ONLY.map((name) => [name, each[name]]));
  return { ...before, each: { ...before.each, ...replaced } };
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
    const place = { pool, postgres, dataDir };
    const rateLimitMicroseconds = ONLY ? 0 : await costOfRateLimits(place, env, people, secret);
    for (let count = 0; count < 2; count += 1) servers.push(await serveProduct(`${dataDir}-files`, env));
    const measured = await measureEvening({ pool, postgres, servers, redis }, people, secret, log);
    if (ONLY) return onlyNew(measured);
    return { ...measured, rateLimitMicroseconds, ...(await bytesOfRows(pool)) };
  } finally {
    for (const one of servers) await one.stop();
    redis.stop();
    await pool.end();
    await postgres.stop();
  }
};

/** `NATIONAL_DIR` keeps the filled database for later runs. */
export const measureNational = async (log) => {
  const folder = process.env.NATIONAL_DIR;
  const measured = folder
    ? await measureIn(join(folder, 'data'), log)
    : await withDataFolder((dataDir) => measureIn(dataDir, log));
  const result = {
    at: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} cores (${cpus()[0].model.trim()}), Node ${process.versions.node}`,
    loadAverage: round(loadavg()[1]),
    ...{ students: size.people, sessions: measured.sessions, ...measured },
  };
  if (process.env.NATIONAL_WRITE) writeFileSync(RESULT, `${JSON.stringify(result, null, 2)}\n`);
  const { webCores, callsPerSecond } = sheetOf(result);
  const { evening } = result;
  return [
    atMost(
      'cores of web for 2.5 M students, by the sheet of `docs/scale.md`',
      webCores,
      { limit: 16, digits: 1 },
      `${Math.round(callsPerSecond)} calls a second; measured with ${size.people} students and ${measured.sessions} sessions`,
    ),
    atMost(
      'the evening of `national-mix.mjs`: messages of rooms that did not arrive; no call failed',
      evening.unanswered,
      { limit: 0 },
      `${evening.perSecond}/s; p50 ${evening.p50} ms, p95 ${evening.p95} ms`,
    ),
  ];
};
