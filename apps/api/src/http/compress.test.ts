import { request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { questionEntries } from '@netlik/contract/study/question-entries';
import { openWorld, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** Raw bytes, because `fetch` would decompress them. */
const get = (path: string, token: string, encoding?: string) =>
  new Promise<{ headers: NodeJS.Dict<string | string[]>; body: Buffer }>((done, fail) => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(encoding ? { 'accept-encoding': encoding } : {}),
    };
    const call = request(`${world.base}/api${path}`, { headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => done({ headers: answer.headers, body: Buffer.concat(parts) }));
    });
    call.on('error', fail);
    call.end();
  });

describe('compressReply', () => {
  it('compresses a long reply when the client accepts gzip', async () => {
    const person = await world.person({ role: 'student' });
    const body = { date: '2026-11-10', subject: 'matematik', correct: 10, wrong: 2, note: 'Problemler' };
    for (let number = 0; number < 40; number++) await person.call(questionEntries.create, { body });
    const path = `${questionEntries.list.path}?date=${body.date}`;
    const plain = await get(path, person.token);
    const small = await get(path, person.token, 'br, gzip');
    const refused = await get(path, person.token, 'gzip;q=0, br');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(refused.headers['content-encoding']).toBeUndefined();
    expect(small.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(gunzipSync(small.body)).toEqual(plain.body);
    expect(small.body.length).toBeLessThan(plain.body.length / 4);
    const short = await get(`${questionEntries.list.path}?date=2026-11-09`, person.token, 'gzip');
    expect(short.headers['content-encoding']).toBeUndefined();
  });
});
