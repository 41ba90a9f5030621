import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clippedSeconds,
  duelEnd,
  duelMinutes,
  duelWinner,
  isInviteOpen,
  scorePercent,
  timeLeft,
  type VerifiedSpan,
} from './duel.ts';

const T0 = Date.parse('2026-11-15T09:00:00Z');
const instants = fc.integer({ min: -200_000, max: 900_000 }).map((seconds) => T0 + seconds * 1000);
const windows = fc.tuple(instants, instants).map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) }));
const spans: fc.Arbitrary<VerifiedSpan> = fc
  .record({
    startedAt: instants,
    seconds: fc.integer({ min: 5, max: 108_000 }),
    share: fc.double({ min: 0, max: 1 }),
  })
  .filter(({ share }) => !Number.isNaN(share))
  .map(({ startedAt, seconds, share }) => ({
    startedAt,
    seconds,
    verifiedSeconds: Math.floor(seconds * share),
  }));

describe('clippedSeconds', () => {
  it.each([
    ['inside', 0, 3600, 3600, 3600],
    ['over the start', -1800, 3600, 3600, 1800],
    ['over the end', 86_400 - 600, 3600, 3600, 600],
    ['before', -7200, 3600, 3600, 0],
    ['after', 86_400, 3600, 3600, 0],
    ['partly seen', 0, 3600, 900, 900],
    ['over both ends', -3600, 108_000, 108_000, 86_400],
  ])('%s', (_name, start, seconds, verifiedSeconds, counted) => {
    const window = { from: T0, to: duelEnd('daily', new Date(T0)).getTime() };
    expect(clippedSeconds({ startedAt: T0 + start * 1000, seconds, verifiedSeconds }, window)).toBe(counted);
  });

  it('never exceeds what was verified, what was studied or the duel, and is never negative', () => {
    fc.assert(
      fc.property(spans, windows, (span, window) => {
        const counted = clippedSeconds(span, window);
        expect(counted).toBeGreaterThanOrEqual(0);
        expect(counted).toBeLessThanOrEqual(span.verifiedSeconds);
        expect(counted).toBeLessThanOrEqual((window.to - window.from) / 1000);
      }),
    );
  });

  it('counts what is wholly verified once over neighbouring duels', () => {
    fc.assert(
      fc.property(spans, windows, instants, (span, { from, to }, cut) => {
        const whole = { ...span, verifiedSeconds: span.seconds };
        const middle = Math.min(to, Math.max(from, cut));
        expect(
          clippedSeconds(whole, { from, to: middle }) + clippedSeconds(whole, { from: middle, to }),
        ).toBe(clippedSeconds(whole, { from, to }));
      }),
    );
  });
});

describe('duelMinutes', () => {
  it('is the same however the spans are split into inside and edges', () => {
    fc.assert(
      fc.property(fc.array(spans, { maxLength: 12 }), windows, (all, window) => {
        const isInside = ({ startedAt, seconds }: VerifiedSpan) =>
          startedAt >= window.from && startedAt + seconds * 1000 <= window.to;
        const inside = all.filter(isInside).reduce((sum, { verifiedSeconds }) => sum + verifiedSeconds, 0);
        const edges = all.filter((span) => !isInside(span));
        expect(duelMinutes(inside, edges, window)).toBe(duelMinutes(0, all, window));
      }),
    );
  });
});

describe('duelWinner', () => {
  it('is above everybody else, whatever the order, and nobody in a tie', () => {
    const scores = fc.array(fc.record({ minutes: fc.integer({ min: 0, max: 9 }) }), { maxLength: 6 });
    fc.assert(
      fc.property(scores, (list) => {
        const winner = duelWinner(list);
        const top = Math.max(-1, ...list.map(({ minutes }) => minutes));
        const leaders = list.filter(({ minutes }) => minutes === top);
        expect(winner).toEqual(leaders.length === 1 && list.length > 1 ? leaders[0] : null);
        expect(duelWinner(list.toReversed())?.minutes).toBe(winner?.minutes);
      }),
    );
  });
});

describe('timeLeft', () => {
  it.each([
    [0, null],
    [-1, null],
    [1, { days: 0, hours: 0, minutes: 1 }],
    [60_000, { days: 0, hours: 0, minutes: 1 }],
    [60_001, { days: 0, hours: 0, minutes: 2 }],
    [3_600_000, { days: 0, hours: 1, minutes: 0 }],
    [86_400_000, { days: 1, hours: 0, minutes: 0 }],
    [3 * 86_400_000 - 30_000, { days: 3, hours: 0, minutes: 0 }],
  ])('of %i ms', (ms, expected) => {
    expect(timeLeft(T0 + ms, T0)).toEqual(expected);
  });

  it('adds up to the begun minutes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 7 * 86_400_000 }), (ms) => {
        const { days, hours, minutes } = timeLeft(T0 + ms, T0)!;
        expect(days * 1440 + hours * 60 + minutes).toBe(Math.ceil(ms / 60_000));
        expect([hours < 24, minutes < 60]).toEqual([true, true]);
      }),
    );
  });
});

describe('isInviteOpen', () => {
  const start = new Date(T0);
  const hoursLater = (hours: number) => new Date(T0 + hours * 3_600_000);
  it.each([
    ['pending', null, hoursLater(0), true],
    ['active', start, hoursLater(3), true],
    ['active', start, hoursLater(3.01), false],
    ['finished', start, hoursLater(1), false],
    ['canceled', null, hoursLater(1), false],
  ] as const)('%s', (status, startAt, now, open) => {
    expect(isInviteOpen(status, startAt, now)).toBe(open);
  });
});

describe('scorePercent', () => {
  it.each([
    [0, 0, 0],
    [30, 60, 50],
    [60, 60, 100],
    [90, 60, 100],
  ])('%i of %i: %i %%', (minutes, top, percent) => {
    expect(scorePercent(minutes, top)).toBe(percent);
  });
});
