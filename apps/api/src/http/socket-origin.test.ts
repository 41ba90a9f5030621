import { describe, expect, it } from 'vitest';
import { isOwnOrigin } from './socket-origin.ts';

describe('isOwnOrigin', () => {
  it.each([
    ['the public address', 'https://netlik.example', 'intern:3000', 'https://netlik.example/', true],
    ['another site', 'https://kotu.example', 'netlik.example', 'https://netlik.example', false],
    [
      'the public host without https',
      'http://netlik.example',
      'netlik.example',
      'https://netlik.example',
      false,
    ],
    [
      'a name that only begins alike',
      'https://netlik.example.kotu.example',
      'x',
      'https://netlik.example',
      false,
    ],
    [
      'another site that was called by its own name',
      'http://kotu.example',
      'kotu.example',
      'https://netlik.example',
      false,
    ],
    ['a sandboxed frame', 'null', 'localhost:3000', null, false],
    ['the host that was called', 'http://localhost:5173', 'localhost:5173', null, true],
    ['another port', 'http://localhost:8080', 'localhost:3000', null, false],
    ['a client that is no browser', undefined, 'localhost:3000', null, true],
  ])('says of %s', (_, origin, host, publicUrl, own) =>
    expect(isOwnOrigin(origin, host, publicUrl)).toBe(own),
  );
});
