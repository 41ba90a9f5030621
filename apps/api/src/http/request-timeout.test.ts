import { connect } from 'node:net';
import { system } from '@netlik/contract/platform/system';
import { openWorld, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const LIMIT_MS = 1000;
/** Tolerance for a busy machine. */
const LATE_MS = 15_000;

let world: World;
let token: string;
beforeAll(async () => {
  world = await openWorld({ requestTimeoutMs: LIMIT_MS });
  token = (await world.person()).token;
});
afterAll(() => world.close());

/** Sends single bytes until the server closes the connection and returns the elapsed time. */
const trickle = (head: string[], byte: string) =>
  new Promise<{ answer: string; milliseconds: number }>((done) => {
    const begun = performance.now();
    const socket = connect(Number(new URL(world.base).port), '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', () => undefined);
    socket.write(head.join('\r\n'));
    const sending = setInterval(() => socket.write(byte), 50);
    socket.on('close', () => {
      clearInterval(sending);
      done({ answer, milliseconds: performance.now() - begun });
    });
  });

const post = (path: string, ...headers: string[]) => [
  ...[`POST /api${path} HTTP/1.1`, 'host: localhost', 'content-length: 100000', ...headers],
  ...['', ''],
];
const json = 'content-type: application/json';
const form = 'content-type: multipart/form-data; boundary=x';

const slowRequests: [string, () => string[], string][] = [
  ['a body', () => post('/users/login', json), ' '],
  ['a body nobody may send', () => post('/reminders', json), ' '],
  ['a file', () => post('/users/avatar', form, `authorization: Bearer ${token}`), '-'],
  ['headers', () => ['POST /api/users/login HTTP/1.1', 'host: localhost', 'x-slow: '], 'a'],
];

describe('a request that trickles in', () => {
  it.each(slowRequests)('as %s is cut, whatever still comes', async (_, head, byte) => {
    const slow = Array.from({ length: 20 }, () => trickle(head(), byte));
    expect((await world.call(system.health, {})).status).toBe(200);
    for (const { answer, milliseconds } of await Promise.all(slow)) {
      expect(milliseconds).toBeLessThan(LATE_MS);
      expect(answer).toMatch(/^HTTP\/1\.1 (408|401) /);
    }
  });
});
