import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEVEL_EXPLANATION, LEVEL_STEP_XP, levelOf, xpAtLevel } from './level.ts';
import { XP, XP_EXPLANATION, xpOfDay } from './xp.ts';

describe('xpOfDay', () => {
  it.each([
    [-5, 0],
    [0, 0],
    [119, 119],
    [120, 150],
    [720, 750],
    [1440, 750],
  ])('of %i verified minutes is %i', (minutes, xp) => {
    expect(xpOfDay(minutes)).toBe(xp);
  });

  it('never falls when minutes are added', () => {
    fc.assert(
      fc.property(fc.nat(1500), fc.nat(500), (minutes, more) => {
        expect(xpOfDay(minutes + more)).toBeGreaterThanOrEqual(xpOfDay(minutes));
      }),
    );
  });

  it('is explained by its own numbers', () => {
    for (const value of [XP.perMinute, XP.mostMinutesADay, XP.fullDayBonus, XP.fullDayMinutes])
      expect(XP_EXPLANATION).toContain(String(value));
  });
});

describe('levelOf', () => {
  it.each([
    [0, 1, 0, 100],
    [99, 1, 99, 100],
    [100, 2, 0, 200],
    [299, 2, 199, 200],
    [300, 3, 0, 300],
    [-50, 1, 0, 100],
  ])('of %i XP is %i', (xp, level, xpInLevel, xpOfLevel) => {
    expect(levelOf(xp)).toEqual({ level, xpInLevel, xpOfLevel });
  });

  it('finds every level from its first to its last point', () => {
    for (let level = 1; level <= 2000; level += 1) {
      expect(levelOf(xpAtLevel(level))).toMatchObject({ level, xpInLevel: 0 });
      expect(levelOf(xpAtLevel(level + 1) - 1)).toMatchObject({
        level,
        xpInLevel: level * LEVEL_STEP_XP - 1,
      });
    }
  });

  it('is explained by its own number', () => {
    expect(LEVEL_EXPLANATION).toContain(`2’ye ${LEVEL_STEP_XP}`);
  });
});
