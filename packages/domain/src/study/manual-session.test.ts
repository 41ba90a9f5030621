import { describe, expect, it } from 'vitest';
import { checkManualSpan, verifiedAfterCorrection } from './manual-session.ts';

const NOON = Date.parse('2026-11-15T09:00:00Z');
const MINUTE = 60;
const span = (minutesAgo: number, minutes: number) => ({
  startedAt: NOON - minutesAgo * MINUTE * 1000,
  seconds: minutes * MINUTE,
});

describe('checkManualSpan', () => {
  it('takes at most 180 minutes, or what it was before', () => {
    expect(checkManualSpan(span(600, 180), NOON)).toBeNull();
    expect(checkManualSpan(span(600, 181), NOON)).toBe('tooLong');
    expect(checkManualSpan(span(600, 300), NOON, 300 * MINUTE)).toBeNull();
  });

  it('never ends after now, but for a clock that is a little ahead', () => {
    expect(checkManualSpan(span(45, 45), NOON)).toBeNull();
    expect(checkManualSpan(span(45, 50), NOON)).toBeNull();
    expect(checkManualSpan(span(45, 51), NOON)).toBe('endsInFuture');
  });
});

describe('verifiedAfterCorrection', () => {
  const before = { ...span(100, 60), verifiedSeconds: 60 * MINUTE };
  it.each([
    ['grew', span(100, 90), 60],
    ['shrank', span(100, 40), 40],
    ['began earlier', span(120, 60), 40],
    ['moved away', span(300, 60), 0],
  ])('keeps what was measured when it %s', (_, after, minutes) => {
    expect(verifiedAfterCorrection(before, after)).toBe(minutes * MINUTE);
  });

  it('adds nothing to what was not seen', () => {
    expect(verifiedAfterCorrection({ ...before, verifiedSeconds: 600 }, span(100, 60))).toBe(600);
  });
});
