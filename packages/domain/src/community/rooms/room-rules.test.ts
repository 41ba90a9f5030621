import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { focusPhase } from './focus.ts';
import { CODE_ALPHABET, inviteCode } from './invite-code.ts';
import { fullBucket, takeFrom } from './token-bucket.ts';
import { heardTyping, sweepTyping, type Typing } from './typing.ts';

describe('inviteCode', () => {
  it('has four letters of the alphabet, or is null for too few bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 0, maxLength: 16 }), (bytes) => {
        const code = inviteCode(bytes);
        if (code !== null) expect([...code].every((letter) => CODE_ALPHABET.includes(letter))).toBe(true);
        if (bytes.filter((byte) => byte < 250).length >= 4) expect(code).toHaveLength(4);
      }),
    );
  });
});

describe('focusPhase', () => {
  it('goes from focus over the break to its end', () => {
    const block = { startedAt: '2026-11-15T09:00:00Z', focusMinutes: 25, breakMinutes: 5 };
    const at = (minutes: number) => focusPhase(block, Date.parse(block.startedAt) + minutes * 60_000);
    expect(at(-1)).toEqual({ phase: 'focus', secondsLeft: 1500 });
    expect(at(10)).toEqual({ phase: 'focus', secondsLeft: 900 });
    expect(at(25)).toEqual({ phase: 'break', secondsLeft: 300 });
    expect(at(30)).toEqual({ phase: 'over', secondsLeft: 0 });
  });
});

describe('takeFrom', () => {
  it('never lets more through than the burst and what has flown in since', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 3000 }), { maxLength: 200 }), (pauses) => {
        const limit = { burst: 10, perSecond: 2 };
        const bucket = fullBucket(limit, 0);
        let now = 0;
        let taken = 0;
        for (const pause of pauses) {
          now += pause;
          if (takeFrom(bucket, limit, now)) taken += 1;
        }
        expect(taken).toBeLessThanOrEqual(10 + (now / 1000) * 2);
      }),
    );
  });
});

describe('typing', () => {
  it('fades 4.5 seconds after the last word, at once when told so', () => {
    const one: Typing = heardTyping(heardTyping(new Map(), 'a', true, 0), 'b', true, 4000);
    expect([...sweepTyping(one, 4499).keys()]).toEqual(['a', 'b']);
    expect(sweepTyping(one, 4499)).toBe(one);
    expect([...sweepTyping(one, 4500).keys()]).toEqual(['b']);
    expect(heardTyping(one, 'b', false, 4001).has('b')).toBe(false);
    expect(heardTyping(one, 'c', false, 4001)).toBe(one);
  });
});
