import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EFFICIENCY, EFFICIENCY_EXPLANATION, efficiency, sessionCompletion } from './efficiency.ts';

const sessions = fc.record({
  quality: fc.integer({ min: 1, max: 5 }),
  distractions: fc.integer({ min: 0, max: 50 }),
  completion: fc.option(fc.integer({ min: 0, max: 1000 }).map((share) => share / 1000)),
});
const of = (session: Parameters<typeof efficiency>[0]) => efficiency(session) as number;

describe('efficiency', () => {
  it.each([
    [5, 0, 1, 100],
    [5, 0, null, 100],
    [1, 50, 0, 10],
    [3, 3, 1, 76],
    [4, 10, 0.5, 65],
  ])('of quality %i, %i distractions, completion %j is %i', (quality, distractions, completion, percent) => {
    expect(efficiency({ quality, distractions, completion })).toBe(percent);
  });

  it('is null without a quality', () => {
    expect(efficiency({ quality: null, distractions: 0, completion: 1 })).toBeNull();
  });

  it('never falls with quality or completion, never rises with distractions, and stays a percent', () => {
    fc.assert(
      fc.property(sessions, sessions, (a, b) => {
        expect(of(a)).toBeGreaterThanOrEqual(0);
        expect(of(a)).toBeLessThanOrEqual(100);
        const better = { ...a, quality: Math.max(a.quality, b.quality) };
        expect(of(better)).toBeGreaterThanOrEqual(of(a));
        const busier = { ...a, distractions: Math.max(a.distractions, b.distractions) };
        expect(of(busier)).toBeLessThanOrEqual(of(a));
        if (a.completion === null || b.completion === null) return;
        const fuller = { ...a, completion: Math.max(a.completion, b.completion) };
        expect(of(fuller)).toBeGreaterThanOrEqual(of(a));
      }),
      { numRuns: 2000 },
    );
  });

  it('is explained by its own numbers', () => {
    const { qualityWeight, calmWeight, completionWeight, mostDistractions } = EFFICIENCY;
    expect(qualityWeight + calmWeight + completionWeight).toBe(100);
    for (const share of [qualityWeight, calmWeight, completionWeight])
      expect(EFFICIENCY_EXPLANATION).toContain(`(%${share})`);
    expect(EFFICIENCY_EXPLANATION).toContain(`${mostDistractions} ve üzerinde sıfır`);
  });
});

describe('sessionCompletion', () => {
  it('is by questions with a target, else by time, else null', () => {
    const half = { studiedSeconds: 600, plannedStudySeconds: 1200 };
    expect(sessionCompletion({ ...half, questions: { completionRate: 80 } })).toBe(0.8);
    expect(sessionCompletion({ ...half, questions: { completionRate: null } })).toBe(0.5);
    expect(sessionCompletion({ studiedSeconds: 2400, plannedStudySeconds: 1200 })).toBe(1);
    expect(sessionCompletion({ studiedSeconds: 600, plannedStudySeconds: null })).toBeNull();
  });
});
