import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog } from './log.ts';

let lines: { level: number; msg: string; times?: number }[];
beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
});
afterEach(() => vi.useRealTimers());
const open = () => createLog('info', { write: (line) => lines.push(JSON.parse(line)) });
const messages = () => lines.map(({ msg }) => msg);

describe('equal failures', () => {
  it('are printed once and then counted by the minute, until they end', () => {
    const log = open();
    const fail = () => log.error({ err: new Error('connect ECONNREFUSED') }, 'REDIS_URL: the bus failed');
    for (let n = 0; n < 42; n += 1) fail();
    expect(messages()).toEqual(['REDIS_URL: the bus failed']);
    vi.advanceTimersByTime(60_000);
    expect(lines[1]).toMatchObject({ times: 41, msg: 'REDIS_URL: the bus failed (41 more in a minute)' });
    fail();
    vi.advanceTimersByTime(60_000);
    expect(lines[2]).toMatchObject({ times: 1 });
    vi.advanceTimersByTime(120_000);
    expect(lines.length).toBe(3);
    fail();
    expect(messages()[3]).toBe('REDIS_URL: the bus failed');
  });

  it('are not what differs in its cause, its queue or its request, or is no failure', () => {
    const log = open();
    log.error({ err: new Error('a') }, 'job failed');
    log.error({ err: new Error('b') }, 'job failed');
    log.error({ err: new Error('a'), queue: 'mail' }, 'job failed');
    for (const reqId of ['1', '2']) log.error({ err: new Error('a'), reqId }, 'request failed');
    for (let n = 0; n < 2; n += 1) log.info({ n: 1 }, 'request');
    expect(lines.length).toBe(7);
  });
});
