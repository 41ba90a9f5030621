// Room members in a separate process: standard input has connections and messages to send, standard output
// gets what arrived.
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

const fromApi = createRequire(new URL('../apps/api/package.json', import.meta.url));
const { WebSocket } = fromApi('ws');

/**
 * `perSecond`: messages over all rooms, or null for a closed loop; `cut`: share of sockets cut during the
 * run.
 */
const { members, seconds, perSecond, cut } = JSON.parse(await text(process.stdin));
const content = 'Bugün 40 soru hedefim var, türevden başlıyorum. '.repeat(2).trim();
const sentAt = new Map();
const delays = [];
let deliveries = 0;
let counting = false;

const rooms = new Map();
const waiting = new Map();

const receive = (member, message) => {
  // Repeats answer a repeated send, and `ready` may overlap.
  if (message.number <= member.last) return;
  if (message.number !== member.last + 1) member.gaps += 1;
  member.last = message.number;
  member.keys.push(message.key);
  if (!counting) return;
  deliveries += 1;
  const at = sentAt.get(message.key);
  if (at !== undefined && !member.wasCut) delays.push(performance.now() - at);
  const done = waiting.get(message.key);
  if (done && message.userId === member.userId) {
    waiting.delete(message.key);
    done();
  }
};

const connect = (member) =>
  new Promise((ready, fail) => {
    const url = new URL('/ws/study-rooms', member.base.replace('http', 'ws'));
    url.searchParams.set('roomId', member.roomId);
    url.searchParams.set('userId', member.userId);
    url.searchParams.set('token', member.tickets.pop());
    if (member.last !== null) url.searchParams.set('since', String(member.last));
    const socket = new WebSocket(url, { perMessageDeflate: false });
    member.socket = socket;
    socket.on('error', fail);
    socket.on('close', (code) => fail(new Error(`closed with ${code}`)));
    socket.on('message', (data) => {
      const frame = JSON.parse(String(data));
      if (frame.type === 'message') receive(member, frame.payload);
      else if (frame.type === 'ready') {
        for (const message of frame.payload.messages) receive(member, message);
        member.last ??= frame.payload.lastNumber;
        for (const sent of member.unacknowledged) socket.send(sent);
        ready();
      }
    });
  });

const all = members.map((member) => ({
  ...member,
  // Null until the first `ready`, after which even 0 is sent so that nothing of a room's beginning is missed.
  last: null,
  gaps: 0,
  keys: [],
  unacknowledged: new Set(),
  wasCut: false,
}));
for (let at = 0; at < all.length; at += 50) await Promise.all(all.slice(at, at + 50).map(connect));
for (const member of all) rooms.set(member.roomId, [...(rooms.get(member.roomId) ?? []), member]);
await sleep(1000);
console.log('connected');

const send = (member) => {
  const key = randomUUID();
  const frame = JSON.stringify({ type: 'message', content, key });
  sentAt.set(key, performance.now());
  member.unacknowledged.add(frame);
  if (member.socket.readyState === WebSocket.OPEN) member.socket.send(frame);
  return new Promise((done) => waiting.set(key, done)).then(() => member.unacknowledged.delete(frame));
};

const endsAt = performance.now() + seconds * 1000;
const turns = new Map([...rooms.keys()].map((id) => [id, 0]));
const nextOf = (id) => {
  const people = rooms.get(id);
  turns.set(id, turns.get(id) + 1);
  return people[turns.get(id) % people.length];
};
counting = true;
const startedAt = performance.now();
const work = [];
if (perSecond === null) {
  for (const id of rooms.keys())
    work.push(
      (async () => {
        while (performance.now() < endsAt) await send(nextOf(id));
      })(),
    );
  await sleep(seconds * 1000);
} else {
  const ids = [...rooms.keys()];
  let sent = 0;
  const cutting = cut
    ? setInterval(
        () => {
          const member = all[Math.floor(Math.random() * all.length)];
          if (member.tickets.length === 0 || member.socket.readyState !== WebSocket.OPEN) return;
          member.wasCut = true;
          member.socket.terminate();
          setTimeout(() => connect(member).catch(() => undefined), Math.random() * 500);
        },
        (seconds * 1000) / (all.length * cut),
      )
    : null;
  while (performance.now() < endsAt) {
    const due = ((performance.now() - startedAt) / 1000) * perSecond;
    while (sent < due) {
      work.push(send(nextOf(ids[sent % ids.length])));
      sent += 1;
    }
    await sleep(5);
  }
  clearInterval(cutting);
}
const elapsed = (performance.now() - startedAt) / 1000;
const inTime = deliveries;
await Promise.race([Promise.all(work), sleep(10_000)]);
await sleep(2000);

let [lost, twice, orders] = [0, 0, 0];
for (const people of rooms.values()) {
  const longest = people.reduce((one, other) => (other.keys.length > one.keys.length ? other : one)).keys;
  for (const { keys, gaps } of people) {
    lost += longest.length - new Set(keys).size + gaps;
    twice += keys.length - new Set(keys).size;
    if (keys.join() !== longest.join()) orders += 1;
  }
}
delays.sort((a, b) => a - b);
const at = (part) => delays[Math.min(delays.length - 1, Math.floor(delays.length * part))] ?? 0;
console.log(
  JSON.stringify({
    perSecond: inTime / elapsed,
    deliveries,
    sent: sentAt.size,
    unanswered: waiting.size,
    lost,
    twice,
    orders,
    p50: at(0.5),
    p99: at(0.99),
  }),
);
process.exit(0);
