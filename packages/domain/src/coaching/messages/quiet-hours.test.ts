import { describe, expect, it } from 'vitest';
import { isQuietTime } from './quiet-hours.ts';

describe('isQuietTime', () => {
  it.each([
    ['2026-11-18T18:59:59Z', false],
    ['2026-11-18T19:00:00Z', true],
    ['2026-11-19T03:59:59Z', true],
    ['2026-11-19T04:00:00Z', false],
  ])('%s is quiet: %s', (at, quiet) => {
    expect(isQuietTime(new Date(at))).toBe(quiet);
  });
});
