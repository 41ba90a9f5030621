import { describe, expect, it } from 'vitest';
import { isDue } from './cron.ts';

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
