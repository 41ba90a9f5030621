// Students in a separate process. The first line of standard input lists them, each further line is an order
// answered by one line.
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { createAccessTokens } from '../apps/api/dist/http/access-tokens.js';
import { calls } from './national-calls.mjs';

const { WebSocket } = createRequire(new URL('../apps/api/package.json', import.meta.url))('ws');
const CONTENT = 'Bugün 40 soru hedefim var, türevden başlıyorum. '.repeat(2).trim();
const RENEW_MS = 5 * 60_000;

const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const next = async () => {
  const { value, done } = await lines.next();
  return done ? null : JSON.parse(value);
};
const { bases, secret, people, shares } = await next();
const tokens = createAccessTokens(secret, { now: () => new Date() });
const agents = new Map(bases.map((base) => [base, new Agent({ keepAlive: true, maxSockets: 64 })]));

const tokenOf = (person) => {
  if (!person.token || Date.now() - person.signedAt > RENEW_MS) {
    person.token = tokens.sign({ sub: person.userId, sid: person.sessionId });
    person.signedAt = Date.now();
  }
  return person.token;
};

let turn = 0;
let failures = {};
/** Any process answers any call. */
const send = (person, { method, path, body, keyed }) =>
  new Promise((done) => {
    turn += 1;
    const base = bases[turn % bases.length];
    const text = body === undefined ? null : JSON.stringify(body);
    const headers = { authorization: `Bearer ${tokenOf(person)}` };
    if (text !== null) {
      headers['content-type'] = 'application/json';
      headers['content-length'] = Buffer.byteLength(text);
    }
    if (keyed) headers['idempotency-key'] = randomUUID();
    const refuse = (why) => {
      const what = `${method} ${path.split('?')[0].replace(/[\da-f-]{36}/g, ':id')}: ${why}`;
      failures[what] = (failures[what] ?? 0) + 1;
      done(null);
    };
    const asked = request(`${base}/api${path}`, { method, headers, agent: agents.get(base) }, (response) => {
      let answer = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => {
        answer += chunk;
      });
      response.on('end', () => {
        if (response.statusCode >= 300) refuse(`${response.statusCode} ${answer.slice(0, 200)}`);
        else done({ data: JSON.parse(answer || '{}').data });
      });
    });
    asked.on('error', (error) => refuse(error.message));
    asked.end(text);
  });

/** One call at a time per user, because a student's writes wait for each other. */
const busy = new Set();
const findPerson = (of) => {
  for (let tries = 0; tries < 4 * people.length; tries += 1) {
    const person = people[Math.floor(Math.random() * people.length)];
    if (!busy.has(person) && (!of || of(person))) return person;
  }
  return null;
};

/** Milliseconds; null if no user is free or the call failed. */
const once = async (name) => {
  const { of, request: make, after } = calls[name];
  const person = findPerson(of);
  if (!person) return null;
  busy.add(person);
  const startedAt = performance.now();
  const answer = await send(person, make(person));
  const milliseconds = performance.now() - startedAt;
  busy.delete(person);
  if (!answer) return null;
  after?.(person, answer.data);
  return milliseconds;
};

const summary = (times, seconds) => {
  times.sort((a, b) => a - b);
  const at = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
  return {
    count: times.length,
    perSecond: times.length / seconds,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
  };
};

const sockets = [];
let delivered = 0;
const open = (path, query, base, onFrame) =>
  new Promise((done, fail) => {
    const url = new URL(path, base.replace('http', 'ws'));
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const socket = new WebSocket(url, { perMessageDeflate: false });
    socket.once('open', () => done(socket));
    socket.once('error', fail);
    socket.on('message', onFrame);
    sockets.push(socket);
  });

const openLive = async (count) => {
  const startedAt = performance.now();
  for (let at = 0; at < count; at += 20)
    await Promise.all(
      people.slice(at, Math.min(count, at + 20)).map((person, index) =>
        open('/ws/live', { token: person.tickets.pop() }, bases[index % bases.length], () => {
          delivered += 1;
        }),
      ),
    );
  const seconds = (performance.now() - startedAt) / 1000;
  return { count, perSecond: count / seconds, p50: 0, p95: 0 };
};

const roomSockets = [];
const openRooms = async (count) => {
  for (const [index, person] of people.slice(0, count).entries()) {
    const query = { roomId: person.roomId, userId: person.userId, token: person.tickets.pop() };
    const one = { waiting: new Map(), times: null };
    one.socket = await open('/ws/study-rooms', query, bases[index % bases.length], (data) => {
      const frame = JSON.parse(String(data));
      if (frame.type !== 'message') return;
      delivered += 1;
      const startedAt = one.waiting.get(frame.payload.key);
      if (startedAt === undefined) return;
      one.waiting.delete(frame.payload.key);
      one.times?.push(performance.now() - startedAt);
    });
    roomSockets.push(one);
  }
  return { count };
};

const say = (times) => {
  const one = roomSockets[Math.floor(Math.random() * roomSockets.length)];
  const key = randomUUID();
  one.times = times;
  one.waiting.set(key, performance.now());
  one.socket.send(JSON.stringify({ type: 'message', content: CONTENT, key }));
};

/** Repeats one call with `lanes` in parallel, at most `most` times. */
const alone = async ({ name, seconds, lanes, most = Number.POSITIVE_INFINITY }) => {
  const times = [];
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1000;
  let begun = 0;
  const lane = async () => {
    while (performance.now() < endsAt && begun < most) {
      begun += 1;
      const milliseconds = await once(name);
      if (milliseconds !== null) times.push(milliseconds);
      else if (!findPerson(calls[name].of)) return;
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return summary(times, (performance.now() - startedAt) / 1000);
};

const messages = async ({ seconds, perSecond }) => {
  const times = [];
  const startedAt = performance.now();
  let sent = 0;
  while (performance.now() - startedAt < seconds * 1000) {
    for (; sent < ((performance.now() - startedAt) / 1000) * perSecond; sent += 1) say(times);
    await sleep(5);
  }
  await sleep(500);
  return summary(times, seconds);
};

/** Sends calls on schedule regardless of earlier replies, in the evening's shares. */
const mixed = async ({ seconds, perSecond }) => {
  // Sockets stay open all evening.
  const names = Object.keys(shares).filter((name) => name in calls || name === 'roomMessage');
  const total = names.reduce((sum, name) => sum + shares[name], 0);
  const draw = () => {
    let left = Math.random() * total;
    for (const name of names) {
      left -= shares[name];
      if (left < 0) return name;
    }
    return names[0];
  };
  const times = Object.fromEntries(names.map((name) => [name, []]));
  const under = new Set();
  const startedAt = performance.now();
  const before = delivered;
  let [sent, skipped] = [0, 0];
  while (performance.now() - startedAt < seconds * 1000) {
    for (; sent < ((performance.now() - startedAt) / 1000) * perSecond; sent += 1) {
      const name = draw();
      if (name === 'roomMessage') {
        say(times[name]);
        continue;
      }
      const work = once(name).then((milliseconds) => {
        if (milliseconds === null) skipped += 1;
        else times[name].push(milliseconds);
        under.delete(work);
      });
      under.add(work);
    }
    await sleep(2);
  }
  const elapsed = (performance.now() - startedAt) / 1000;
  await Promise.all(under);
  await sleep(1000);
  const unanswered = roomSockets.reduce((sum, { waiting }) => sum + waiting.size, 0);
  const each = Object.fromEntries(names.map((name) => [name, summary(times[name], elapsed)]));
  return {
    ...summary(Object.values(times).flat(), elapsed),
    each,
    skipped,
    unanswered,
    delivered: delivered - before,
  };
};

const work = {
  openLive: ({ count }) => openLive(count),
  openRooms: ({ count }) => openRooms(count),
  alone,
  messages,
  mixed,
};
for (let order = await next(); order; order = await next()) {
  const answer = await work[order.do](order);
  console.log(JSON.stringify({ ...answer, failures }));
  failures = {};
}
process.exit(0);
