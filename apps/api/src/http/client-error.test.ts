import { connect } from 'node:net';
import { errorText } from '@netlik/contract/error-texts';
import { openWorld, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const sendRaw = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(world.base);
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    let answer = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      answer += chunk;
    });
    socket.on('end', () => resolve(answer)).on('error', reject);
  });

describe('answerClientError', () => {
  it.each([
    ['no HTTP at all', 'selam\r\n\r\n'],
    ['a method nobody knows', 'SELAM /api/health HTTP/1.1\r\nhost: a\r\n\r\n'],
    ['a length that is none', 'POST /api/users/login HTTP/1.1\r\nhost: a\r\ncontent-length: -5\r\n\r\n'],
    [
      'two lengths',
      'POST /api/users/login HTTP/1.1\r\nhost: a\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
  ])('answers 400 with the usual error body: %s', async (_what, bytes) => {
    const [head, body] = (await sendRaw(bytes)).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(body!)).toEqual({ code: 'request.malformed', message: errorText('request.malformed') });
  });

  it('answers 413 when the headers are too long', async () => {
    const answer = await sendRaw(
      `GET /api/health HTTP/1.1\r\nhost: a\r\nx-long: ${'a'.repeat(20_000)}\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain('request.too_large');
  });
});
