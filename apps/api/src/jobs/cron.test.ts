import { describe, expect, it } from 'vitest';
import { isDue, nextDue } from './cron.ts';

describe('isDue', () => {
  it.each([
    ['30 3 * * *', '2026-11-16T00:30:00Z', true],
    ['30 3 * * *', '2026-11-16T00:30:59Z', true],
    ['30 3 * * *', '2026-11-16T00:31:00Z', false],
    ['30 3 * * *', '2026-11-16T03:30:00Z', false],
    ['* * * * *', '2026-11-16T03:30:12Z', true],
    ['*/15 7-10 * * *', '2026-11-16T04:45:00Z', true],
    ['*/15 7-10 * * *', '2026-11-16T08:00:00Z', false],
    ['17 3-23 * * *', '2026-11-16T20:17:00Z', true],
    ['17 3-23 * * *', '2026-11-15T21:17:00Z', false],
  ])('judges %s at %s', (cron, now, due) => {
    expect(isDue(cron, new Date(now))).toBe(due);
  });

  it.each(['0 3 1 * *', '0 3 * * 1', '@daily', '*/0 * * * *', '0 3'])('refuses %s', (cron) => {
    expect(() => isDue(cron, new Date())).toThrow('Not a cron');
  });
});

describe('nextDue', () => {
  it.each([
    ['30 3 * * *', '2026-11-16T00:29:59Z', '2026-11-16T00:30:00Z'],
    ['30 3 * * *', '2026-11-16T00:30:00Z', '2026-11-17T00:30:00Z'],
    ['* * * * *', '2026-11-16T20:59:30Z', '2026-11-16T21:00:00Z'],
    ['*/15 7-10 * * *', '2026-11-16T07:45:00Z', '2026-11-17T04:00:00Z'],
    ['17 3-23 * * *', '2026-11-16T20:17:00Z', '2026-11-17T00:17:00Z'],
  ])('of %s after %s is %s', (cron, now, next) => {
    expect(nextDue(cron, new Date(now))).toEqual(new Date(next));
  });

  it('is a minute in which it is due', () => {
    for (const cron of ['*/5 * * * *', '15 4 * * *', '*/7 1-22 * * *'])
      expect(isDue(cron, nextDue(cron, new Date('2026-11-16T18:03:20Z')))).toBe(true);
  });
});
