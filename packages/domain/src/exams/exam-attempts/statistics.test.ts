import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankBalances, type CountedAttempt, dayPartOf, netsBy, subjectTrends } from './statistics.ts';

const attempt = (correct: number, wrong: number, blank: number, source = 'Özdebir'): CountedAttempt => ({
  id: `${source} ${correct}`,
  source,
  subjects: [{ subject: 'tyt_matematik', correct, wrong, blank }],
});

describe('statistics of attempts', () => {
  it('compares the last three attempts of a subject with the three before', () => {
    const [few] = subjectTrends([10, 12, 14, 16, 18].map((correct) => attempt(correct, 0, 0)));
    expect(few).toMatchObject({ nets: [10, 12, 14, 16, 18], average: 14, change: null });
    const [enough] = subjectTrends([10, 12, 14, 16, 18, 20].map((correct) => attempt(correct, 4, 0)));
    expect(enough).toMatchObject({ average: 14, change: 6 });
  });

  it('compares publishers by net and by net for each question asked', () => {
    const groups = netsBy(
      [attempt(20, 4, 16, 'A'), attempt(24, 8, 8, 'A'), attempt(10, 0, 10, 'B')],
      ({ source }) => source,
    );
    expect(groups).toEqual([
      { name: 'A', attempts: 2, average: 20.5, share: 41 / 80 },
      { name: 'B', attempts: 1, average: 10, share: 0.5 },
    ]);
  });

  it('values a blank by one’s own share of right answers, and a wrong answer at a quarter', () => {
    const [balance] = blankBalances([attempt(24, 8, 8), attempt(24, 8, 8)]);
    expect(balance).toMatchObject({ answered: 64, hitRate: 0.75, wrongCost: 2, blankGain: 8 * 0.6875 });
    const [poor] = blankBalances([attempt(4, 36, 8)]);
    expect(poor!.blankGain).toBeLessThan(0);
    expect(blankBalances([attempt(20, 10, 5)])).toEqual([]);
  });

  it('gains by answering exactly when more than every fifth answer is right', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.nat(200), fc.integer({ min: 1, max: 40 }), (correct, wrong, blank) => {
        const [balance] = blankBalances([attempt(correct, wrong, blank)]);
        if (balance)
          expect(Math.sign(Math.round(balance.blankGain * 1e9))).toBe(Math.sign(correct * 4 - wrong));
      }),
    );
  });

  it('parts the day', () => {
    expect([4, 5, 11, 12, 16, 17, 21, 22].map(dayPartOf)).toEqual([
      'night',
      'morning',
      'morning',
      'afternoon',
      'afternoon',
      'evening',
      'evening',
      'night',
    ]);
  });
});
