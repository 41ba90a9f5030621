import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, toStudyDay } from '../../study-day.ts';
import { CHALLENGES_A_DAY, challengeKeys, challengesOfDay } from './daily-challenges.ts';

const DAY = toStudyDay('2026-11-15');
const all = challengeKeys.map((key) => ({ key, active: true }));

describe('challengesOfDay', () => {
  it('are three different ones of the active and measurable, for any list and day', () => {
    const one = fc.record({ key: fc.constantFrom(...challengeKeys, 'water_drunk'), active: fc.boolean() });
    const list = fc.uniqueArray(one, { selector: ({ key }) => key });
    fc.assert(
      fc.property(list, fc.integer({ min: -4000, max: 4000 }), (challenges, days) => {
        const open = challenges.filter(({ key, active }) => active && key !== 'water_drunk');
        const chosen = challengesOfDay(challenges, addDays(DAY, days));
        expect(chosen).toHaveLength(Math.min(CHALLENGES_A_DAY, open.length));
        expect(new Set(chosen).size).toBe(chosen.length);
        for (const challenge of chosen) expect(open).toContain(challenge);
      }),
    );
  });

  it('come around equally often', () => {
    const counts = new Map<string, number>();
    for (let day = 0; day < all.length; day++)
      for (const { key } of challengesOfDay(all, addDays(DAY, day)))
        counts.set(key, (counts.get(key) ?? 0) + 1);
    expect(new Set(counts.values())).toEqual(new Set([CHALLENGES_A_DAY]));
  });
});
