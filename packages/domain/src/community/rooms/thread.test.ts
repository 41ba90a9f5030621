import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeMessages } from './thread.ts';

const numbers = fc.array(fc.integer({ min: 1, max: 600 }), { maxLength: 500 });
const messages = (of: number[]) => of.map((number) => ({ number }));

describe('mergeMessages', () => {
  it('holds each number once, in order, whatever arrives how often', () => {
    fc.assert(
      fc.property(fc.array(numbers, { maxLength: 6 }), (arrivals) => {
        const thread = arrivals.reduce<{ number: number }[]>(
          (kept, one) => mergeMessages(kept, messages(one)),
          [],
        );
        const all = [...new Set(arrivals.flat())].sort((a, b) => a - b);
        const shown = thread.map(({ number }) => number);
        expect(shown).toEqual([...new Set(shown)].sort((a, b) => a - b));
        expect(shown.length).toBeLessThanOrEqual(400);
        if (all.length <= 400) expect(shown).toEqual(all);
        else expect(shown.at(-1)).toBe(all.at(-1));
      }),
    );
  });
});
