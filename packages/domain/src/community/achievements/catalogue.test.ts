import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isReached, progressOf } from './achievement.ts';
import { ACHIEVEMENTS, achievementById } from './catalogue.ts';
import { NO_FACTS, type RewardFact } from './facts.ts';
import { ACHIEVEMENT_CATEGORIES, RARITIES } from './values.ts';

describe('the badges', () => {
  it('are at least 60 over six categories and five rarities, each with its own id and title', () => {
    expect(ACHIEVEMENTS.length).toBeGreaterThanOrEqual(60);
    expect(new Set(ACHIEVEMENTS.map(({ id }) => id)).size).toBe(ACHIEVEMENTS.length);
    expect(new Set(ACHIEVEMENTS.map(({ title }) => title)).size).toBe(ACHIEVEMENTS.length);
    expect(new Set(ACHIEVEMENTS.map(({ category }) => category))).toEqual(new Set(ACHIEVEMENT_CATEGORIES));
    expect(new Set(ACHIEVEMENTS.map(({ rarity }) => rarity))).toEqual(new Set(RARITIES));
    for (const rule of ACHIEVEMENTS) expect(achievementById(rule.id)).toBe(rule);
  });

  it('become rarer and harder within a family', () => {
    for (const [index, rule] of ACHIEVEMENTS.entries()) {
      const before = ACHIEVEMENTS[index - 1];
      if (!before || before.fact !== rule.fact) continue;
      expect(rule.target).toBeGreaterThan(before.target);
      expect(RARITIES.indexOf(rule.rarity)).toBeGreaterThanOrEqual(RARITIES.indexOf(before.rarity));
    }
  });

  it('are reached exactly at 100 percent, and never less with more', () => {
    const facts = Object.keys(NO_FACTS) as RewardFact[];
    fc.assert(
      fc.property(
        fc.constantFrom(...facts),
        fc.double({ min: 0, max: 70_000, noNaN: true }),
        fc.nat(70_000),
        (fact, value, more) => {
          for (const rule of ACHIEVEMENTS.filter((each) => each.fact === fact)) {
            const { progress, currentValue } = progressOf(rule, { ...NO_FACTS, [fact]: value });
            expect(progress === 100).toBe(isReached(rule, { ...NO_FACTS, [fact]: value }));
            expect(currentValue).toBeLessThanOrEqual(rule.target);
            expect(progressOf(rule, { ...NO_FACTS, [fact]: value + more }).progress).toBeGreaterThanOrEqual(
              progress,
            );
          }
        },
      ),
    );
  });
});
