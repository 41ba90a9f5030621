import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ENTITLEMENTS, entitlementsOf, mayHaveCoach, planStatus } from './entitlements.ts';
import { limitsOf, TIER_LIMITS } from './limits.ts';

const tier = fc.constantFrom('free', 'premium');
const own = fc.record(Object.fromEntries(ENTITLEMENTS.map((name) => [name, fc.option(fc.boolean())])), {
  requiredKeys: [],
});

describe('entitlementsOf', () => {
  it('takes the own switch where there is one, else the tier’s', () => {
    fc.assert(
      fc.property(tier, own, (theTier, switches) => {
        const found = entitlementsOf(theTier, switches);
        const plain = entitlementsOf(theTier, {});
        for (const name of ENTITLEMENTS) expect(found[name]).toBe(switches[name] ?? plain[name]);
      }),
    );
  });

  it('lets nobody without premium have a coach', () => {
    fc.assert(fc.property(own, (switches) => !mayHaveCoach('free', switches)));
    expect([mayHaveCoach('premium', {}), mayHaveCoach('premium', { coachAccess: false })]).toEqual([
      true,
      false,
    ]);
  });
});

describe('limitsOf', () => {
  it('takes the own limit, also zero, else the tier’s', () => {
    expect(limitsOf('free', { activePlansMax: 0, examsPerMonth: null })).toEqual({
      activePlansMax: 0,
      examsPerMonth: 2,
    });
    expect(limitsOf('premium', { activePlansMax: null, examsPerMonth: null })).toEqual(TIER_LIMITS.premium);
  });
});

describe('planStatus', () => {
  const now = new Date('2026-11-15T09:00:00Z');
  it('is suspended before it is expired, and expired from the moment the end is reached', () => {
    expect(planStatus(false, now, now)).toBe('suspended');
    expect(planStatus(true, now, now)).toBe('expired');
    expect(planStatus(true, new Date(now.getTime() + 1), now)).toBe('active');
    expect(planStatus(true, null, now)).toBe('active');
  });
});
