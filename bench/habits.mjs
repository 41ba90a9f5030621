import { get } from 'node:http';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { createPeople } from './people.mjs';
import { freePort, serve, withDataFolder } from './processes.mjs';
import { atMost } from './report.mjs';

const fromApi = createRequire(new URL('../apps/api/package.json', import.meta.url));
const { Client } = fromApi('pg');
const { WebSocket } = fromApi('ws');

const STREAMS = 2000;
// Maximum streams per person.
const PER_PERSON = 12;
const EVENTS = 4000;
const EVENTS_A_SECOND = 200;
const MAX_TIMES = 1.6;
const MAX_MS = 50;

/** Bytes in use after a collection, read through the inspector. */
const memoryOf = async (inspector) => {
  const [{ webSocketDebuggerUrl }] = await (await fetch(`http://127.0.0.1:${inspector}/json`)).json();
  const socket = new WebSocket(webSocketDebuggerUrl);
  await new Promise((done) => socket.once('open', done));
  let id = 0;
  const ask = (method, params = {}) =>
    new Promise((done) => {
      const mine = ++id;
      const onMessage = (text) => {
        const answer = JSON.parse(text);
        if (answer.id !== mine) return;
        socket.off('message', onMessage);
        done(answer.result);
      };
      socket.on('message', onMessage);
      socket.send(JSON.stringify({ id: mine, method, params }));
    });
  for (let times = 0; times < 3; times++) await ask('HeapProfiler.collectGarbage');
  const { result } = await ask('Runtime.evaluate', { expression: 'JSON.stringify(process.memoryUsage())' });
  socket.close();
  const { heapUsed, external, rss } = JSON.parse(result.value);
  return { used: heapUsed + external, rss };
};

/** Opens a stream; `onEvent` gets the data of each event. */
const openStream = (url, onEvent) =>
  new Promise((done, fail) => {
    const request = get(url, { agent: false }, (response) => {
      if (response.statusCode !== 200) return fail(new Error(`${url.split('?')[0]}: ${response.statusCode}`));
      response.setEncoding('utf8');
      response.on('data', (text) => {
        for (const [, data] of text.matchAll(/^data: (.*)$/gm)) onEvent(JSON.parse(data));
      });
      response.on('error', () => undefined);
      done(() => request.destroy());
    });
    request.on('error', fail);
  });

const openMany = async (addressOf, onEvent = () => undefined) => {
  const closers = [];
  for (let number = 0; number < STREAMS; number++)
    closers.push(await openStream(await addressOf(number), onEvent));
  return closers;
};

const ticketOf = async (base, { token }) => {
  const response = await fetch(`${base}/api/tickets`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  return (await response.json()).data.ticket;
};

const withInspector = async (script, options) => {
  const inspector = await freePort();
  const server = await serve(process.execPath, [`--inspect=127.0.0.1:${inspector}`, script], options);
  return { ...server, inspector };
};

const growth = async (inspector, open) => {
  await memoryOf(inspector);
  const before = await memoryOf(inspector);
  const closers = await open();
  await sleep(2000);
  const after = await memoryOf(inspector);
  return { closers, used: after.used - before.used, rss: after.rss - before.rss };
};

const measureBare = async () => {
  const server = await withInspector('bench/bare-streams.mjs', { health: '/health' });
  const { closers, ...grown } = await growth(server.inspector, () => openMany(() => `${server.base}/events`));
  for (const close of closers) close();
  await server.stop();
  return grown;
};

/** Milliseconds from another process's message to each stream of its student. */
const measureDelays = async (dataDir, people, onDelays) => {
  const { findEmbedded } = await import('../apps/api/dist/db/embedded.js');
  const client = new Client(findEmbedded(dataDir));
  await client.connect();
  const begun = performance.now();
  let all = Promise.resolve();
  for (let sent = 0; sent < EVENTS; sent++) {
    const wait = begun + (sent * 1000) / EVENTS_A_SECOND - performance.now();
    if (wait > 0) await sleep(wait);
    const data = { habitId: String(performance.now()), status: 'done', streak: sent };
    const topic = `habits:${people[sent % people.length].id}`;
    const envelope = { from: 'bench', messages: [{ topic, data: { event: 'habit_completed', data } }] };
    // Sequential on its connection but not awaited, because a late answer must not slow the rate.
    all = all.then(() => client.query('select pg_notify($1, $2)', ['netlik_bus', JSON.stringify(envelope)]));
  }
  await all;
  await sleep(1000);
  await client.end();
  return onDelays();
};

const perStream = (bytes) => `${(bytes / STREAMS / 1024).toFixed(1)} kB`;

export const measureHabits = (log) =>
  withDataFolder(async (dataDir) => {
    const bare = await measureBare();
    log(`bare: ${perStream(bare.used)} a stream`);
    const server = await withInspector('apps/api/dist/main.js', {
      env: { DATA_DIR: dataDir, RATE_LIMITS: 'off' },
      health: '/api/health',
    });
    const people = await createPeople(server.base, Math.ceil(STREAMS / PER_PERSON));
    // Code loaded by the first calls is not part of a stream's cost.
    for (const person of people) await ticketOf(server.base, person);
    const delays = [];
    const { closers, ...product } = await growth(server.inspector, () =>
      openMany(
        async (number) =>
          `${server.base}/api/habits/events?token=${await ticketOf(server.base, people[number % people.length])}`,
        ({ habitId }) => delays.push(performance.now() - Number(habitId)),
      ),
    );
    log(`product: ${perStream(product.used)} a stream`);
    const sorted = await measureDelays(dataDir, people, () => delays.toSorted((a, b) => a - b));
    for (const close of closers) close();
    await server.stop();
    if (sorted.length === 0) throw new Error('no stream got an event');
    const p99 = sorted[Math.floor(sorted.length * 0.99)];
    return [
      atMost(
        `\`/habits/events\`, ${STREAMS} open streams: memory beside bare \`node:http\` streams`,
        product.used / bare.used,
        { limit: MAX_TIMES, unit: ' ×', digits: 2 },
        `${perStream(product.used)} and ${perStream(bare.used)} a stream; resident ${perStream(product.rss)} and ${perStream(bare.rss)}`,
      ),
      atMost(
        `\`/habits/events\`, an event to its student, p99, ${EVENTS_A_SECOND} a second`,
        p99,
        { limit: MAX_MS, unit: ' ms', digits: 1 },
        `${sorted.length} arrivals; median ${sorted[sorted.length >> 1].toFixed(1)} ms`,
      ),
    ];
  });
