import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, toStudyDay } from '../study-day.ts';
import { type ProgressFacts, riskOf } from './risk.ts';

const today = toStudyDay('2026-11-16');
const well: ProgressFacts = {
  lastStudyDay: today,
  coachedSince: toStudyDay('2026-09-01'),
  completion7: 90,
  completion14: 85,
  goalPercent: 110,
  netChange: 2,
};
const risk = (part: Partial<ProgressFacts>) => riskOf({ ...well, ...part }, today);

describe('riskOf', () => {
  it('is nothing for who keeps up, and for whom there is nothing to go by', () => {
    expect(risk({})).toEqual({ score: 0, level: 'low', reasons: [] });
    const unknown = { completion7: null, completion14: null, goalPercent: null, netChange: null };
    expect(risk(unknown).score).toBe(0);
  });

  it.each([
    [{ lastStudyDay: addDays(today, -2) }, []],
    [{ lastStudyDay: addDays(today, -3) }, [['not_studying', 3, 15]]],
    [{ lastStudyDay: null, coachedSince: addDays(today, -30) }, [['not_studying', 30, 35]]],
    [{ netChange: -2.75 }, []],
    [{ netChange: -6 }, [['net_falling', -6, 22]]],
    [{ completion7: 40, completion14: 45 }, [['low_completion', 40, 10]]],
    [{ completion7: 75, completion14: 95 }, [['completion_falling', 20, 5]]],
    [{ goalPercent: 20 }, [['behind_goal', 20, 10]]],
  ] as const)('explains %o by figures and points', (part, reasons) => {
    expect(risk(part).reasons.map(({ reason, figure, points }) => [reason, figure, points])).toEqual(reasons);
  });

  it('names the heaviest reason first, and calls several of them high', () => {
    const { level, reasons } = risk({ lastStudyDay: addDays(today, -6), goalPercent: 0, completion7: 10 });
    expect(level).toBe('high');
    expect(reasons[0]?.reason).toBe('not_studying');
  });

  const percent = fc.option(fc.integer({ min: 0, max: 150 }));
  const facts = fc.record({
    lastStudyDay: fc.integer({ min: 0, max: 60 }).map((days) => addDays(today, -days)),
    coachedSince: fc.constant(toStudyDay('2026-09-01')),
    completion7: percent,
    completion14: percent,
    goalPercent: percent,
    netChange: fc.option(fc.integer({ min: -40, max: 40 })),
  });

  it('is the sum of its reasons, at most 100, and never falls with another idle day or a lost net', () => {
    fc.assert(
      fc.property(facts, (each) => {
        const { score, reasons } = riskOf(each, today);
        expect(score).toBe(reasons.reduce((sum, { points }) => sum + points, 0));
        expect(score).toBeLessThanOrEqual(100);
        const worse = { ...each, lastStudyDay: addDays(each.lastStudyDay, -1) };
        expect(riskOf(worse, today).score).toBeGreaterThanOrEqual(score);
        if (each.netChange === null) return;
        expect(riskOf({ ...each, netChange: each.netChange - 1 }, today).score).toBeGreaterThanOrEqual(score);
      }),
    );
  });
});
