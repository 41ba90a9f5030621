import { spawn } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startEmbedded } from '../apps/api/dist/db/embedded.js';
import { migrate } from '../apps/api/dist/db/migrate.js';
import { freePort, serve, serveProduct, withDataFolder } from './processes.mjs';
import { atLeast, atMost, median } from './report.mjs';

const fromApi = createRequire(new URL('../apps/api/package.json', import.meta.url));
const pg = fromApi('pg');
const { WebSocket } = fromApi('ws');

const file = (name) => fileURLToPath(new URL(name, import.meta.url));
const TICKETS = 12;
const ROUNDS = 3;

const status = (pid, name) => readFileSync(`/proc/${pid}/${name}`, 'utf8');
// /proc counts in hundredths of a second.
const cpuSeconds = (pid) => {
  const fields = status(pid, 'stat').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
};

/**
 * Kilobytes after a forced collection, because garbage is no cost of a connection. SIGUSR1 opens the server's
 * inspector at its configured port.
 */
const liveKilobytes = async ({ pid, inspectPort }) => {
  process.kill(pid, 'SIGUSR1');
  let target;
  while (!target) {
    await sleep(100);
    target = await fetch(`http://127.0.0.1:${inspectPort}/json/list`)
      .then(async (reply) => (await reply.json())[0])
      .catch(() => null);
  }
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await once(socket, 'open');
  const ask = async (id, method, params = {}) => {
    socket.send(JSON.stringify({ id, method, params }));
    for (;;) {
      const [data] = await once(socket, 'message');
      const answer = JSON.parse(String(data));
      if (answer.id === id) return answer.result;
    }
  };
  for (const id of [1, 2]) await ask(id, 'HeapProfiler.collectGarbage');
  const expression = '(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())';
  const { result } = await ask(3, 'Runtime.evaluate', { expression });
  socket.close();
  return result.value / 1024;
};
const liveKilobytesOf = async (products) =>
  (await Promise.all(products.map(liveKilobytes))).reduce((a, b) => a + b);

export const startRedis = async () => {
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn('redis-server', args, { stdio: 'ignore' });
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  await sleep(500);
  return { url: `redis://127.0.0.1:${port}`, pid: child.pid, stop: end };
};

/** People in rooms, with sessions and a ticket for each of their connections, inserted as rows. */
const seed = async (pool, rooms, perRoom) => {
  const people = [];
  for (let room = 0; room < rooms; room += 1) {
    const roomId = randomUUID();
    for (let number = 0; number < perRoom; number += 1) {
      const tickets = Array.from({ length: TICKETS }, () => randomBytes(32).toString('base64url'));
      people.push({ roomId, userId: randomUUID(), sessionId: randomUUID(), tickets });
    }
  }
  const insert = (text, rows) => pool.query(text, [JSON.stringify(rows)]);
  const { NOTICE_VERSION } = await import('@netlik/contract/identity/account');
  const owners = [...new Map(people.map((one) => [one.roomId, one])).values()];
  await insert(
    `insert into users (id, email, role, first_name, last_name, birth_year, notice_version, consent_at, email_verified_at,
      created_at)
    select "userId", "userId" || '@bench.example', 'student', 'Ada', 'Bench', 1990, '${NOTICE_VERSION}', now(), now(), now()
    from jsonb_to_recordset($1::jsonb) as x ("userId" uuid)`,
    people,
  );
  await insert(
    `insert into sessions (id, user_id, device, remembered, created_at, last_seen_at, expires_at)
    select "sessionId", "userId", 'bench', true, now(), now(), now() + interval '1 day'
    from jsonb_to_recordset($1::jsonb) as x ("sessionId" uuid, "userId" uuid)`,
    people,
  );
  await insert(
    `insert into rooms (id, owner_id, name, description, type, capacity, invite_code, is_active, last_activity_at,
      created_at, updated_at)
    select "roomId", "userId", 'Bench', '', 'private', 100, left("roomId"::text, 8), true, now(), now(), now()
    from jsonb_to_recordset($1::jsonb) as x ("roomId" uuid, "userId" uuid)`,
    owners,
  );
  await insert(
    `insert into room_members (room_id, user_id, status, read_number, joined_at)
    select "roomId", "userId", 'active', 0, now() from jsonb_to_recordset($1::jsonb) as x ("roomId" uuid, "userId" uuid)`,
    people,
  );
  const hashed = people.flatMap(({ userId, sessionId, tickets }) =>
    tickets.map((one) => ({ userId, sessionId, hash: createHash('sha256').update(one).digest('hex') })),
  );
  for (let at = 0; at < hashed.length; at += 5000)
    await insert(
      `insert into user_tokens (hash, user_id, purpose, session_id, created_at, expires_at)
      select decode(hash, 'hex'), "userId", 'ticket', "sessionId", now(), now() + interval '1 hour'
      from jsonb_to_recordset($1::jsonb) as x (hash text, "userId" uuid, "sessionId" uuid)`,
      hashed.slice(at, at + 5000),
    );
  return people;
};

/** Takes a ticket per person for one run's connections. */
const members = (people, bases, tickets = 1) =>
  people.map(({ roomId, userId, tickets: left }, index) => ({
    ...{ roomId, userId, base: bases[index % bases.length], tickets: left.splice(0, tickets) },
  }));

const runLoad = async (servers, input) => {
  const child = spawn(process.execPath, [file('rooms-load.mjs')], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify({ perSecond: null, cut: 0, ...input }));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  // Connecting is not part of the figure.
  await lines.next();
  const before = servers.reduce((sum, { pid }) => sum + cpuSeconds(pid), 0);
  const result = JSON.parse((await lines.next()).value);
  const cpu = servers.reduce((sum, { pid }) => sum + cpuSeconds(pid), 0) - before;
  return { ...result, microseconds: (cpu / result.deliveries) * 1e6 };
};

const fanOut = async (pool, products, bare, log) => {
  const people = await seed(pool, 10, 100);
  const rounds = { one: [], two: [], bare: [] };
  const bases = { one: [products[0]], two: products, bare: [bare] };
  for (let round = 1; round <= ROUNDS; round += 1)
    for (const who of round % 2 ? ['bare', 'one', 'two'] : ['two', 'one', 'bare']) {
      const servers = bases[who];
      const result = await runLoad(servers, {
        members: members(
          people,
          servers.map(({ base }) => base),
        ),
        seconds: 5,
      });
      rounds[who].push(result);
      log(
        `${who} ${round}: ${Math.round(result.perSecond)}/s, ${result.microseconds.toFixed(1)} µs a delivery`,
      );
    }
  const of = (who, figure) => median(rounds[who].map((one) => one[figure]));
  const rates = `${Math.round(of('one', 'perSecond'))}/s of ${Math.round(of('bare', 'perSecond'))}/s`;
  return [
    atLeast(
      'rooms of 100, deliveries a second, of a bare `ws` fan-out',
      of('one', 'perSecond') / of('bare', 'perSecond'),
      0.6,
      rates,
    ),
    atMost(
      'the same over two processes and Redis, CPU a delivery, of the bare one’s',
      of('two', 'microseconds') / of('bare', 'microseconds'),
      { limit: 2, unit: ' ×', digits: 2 },
      `${of('two', 'microseconds').toFixed(1)} µs of ${of('bare', 'microseconds').toFixed(1)} µs`,
    ),
  ];
};

const manyMembers = async (pool, products) => {
  const before = await liveKilobytesOf(products);
  const people = await seed(pool, 100, 20);
  const running = runLoad(products, {
    members: members(
      people,
      products.map(({ base }) => base),
      TICKETS,
    ),
    ...{ seconds: 20, perSecond: 200, cut: 0.05 },
  });
  await sleep(15_000);
  const after = await liveKilobytesOf(products);
  const { lost, twice, orders, p50, p99, sent, unanswered } = await running;
  const detail = `${sent} messages, ${unanswered} unanswered; p50 ${p50.toFixed(0)} ms`;
  return [
    atMost(
      '2,000 members, 200 messages a second, 5 % cut: lost, twice or in another order',
      lost + twice + orders,
      { limit: 0 },
      detail,
    ),
    atMost('the same: p99 of a delivery', p99, { limit: 250, unit: ' ms' }, detail),
    atMost(
      'the same: memory a connection',
      (after - before) / 2000,
      { limit: 25, unit: ' kB', digits: 1 },
      `${Math.round(before)} kB before, ${Math.round(after)} kB after, both after a forced collection`,
    ),
  ];
};

const oneRoom = async (pool, products) => {
  const people = await seed(pool, 1, 100);
  const { p50, p99, sent } = await runLoad(products, {
    members: members(
      people,
      products.map(({ base }) => base),
    ),
    ...{ seconds: 60, perSecond: 50 },
  });
  return [
    atMost(
      'one room of 100, 50 messages a second: p99 of a delivery',
      p99,
      { limit: 150, unit: ' ms' },
      `${sent} messages; p50 ${p50.toFixed(0)} ms`,
    ),
  ];
};

export const measureRooms = (log) =>
  withDataFolder(async (dataDir) => {
    const embedded = await startEmbedded({ dataDir, durable: true, maxConnections: 100 });
    const redis = await startRedis();
    const { user, password, host, port, database } = embedded.connection;
    await migrate(embedded.connection);
    const pool = new pg.Pool(embedded.connection);
    const env = {
      DATABASE_URL: `postgresql://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
      REDIS_URL: redis.url,
      AUTH_SECRET: randomBytes(48).toString('base64url'),
    };
    const running = [];
    try {
      for (let count = 0; count < 2; count += 1) {
        const inspectPort = await freePort();
        const options = { ...env, NODE_OPTIONS: `--inspect-port=127.0.0.1:${inspectPort}` };
        running.push({ inspectPort, ...(await serveProduct(`${dataDir}-files`, options)) });
      }
      const bare = await serve(process.execPath, [file('bare-rooms.mjs')], { health: '/' });
      const products = [...running];
      running.push(bare);
      return [
        ...(await fanOut(pool, products, bare, log)),
        ...(await manyMembers(pool, products)),
        ...(await oneRoom(pool, products)),
      ];
    } finally {
      for (const one of running) await one.stop();
      await pool.end();
      redis.stop();
      await embedded.stop();
    }
  });
