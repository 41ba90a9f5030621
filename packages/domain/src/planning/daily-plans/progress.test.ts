import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPlanComplete, planStats, type SubjectWork, subjectStatus } from './progress.ts';

const work = (given: Partial<SubjectWork> = {}): SubjectWork => ({
  targetQuestions: 20,
  targetTime: 60,
  correctAnswers: 0,
  wrongAnswers: 0,
  blankAnswers: 0,
  studySeconds: 0,
  choice: null,
  ...given,
});

const anyWork = fc.record({
  targetQuestions: fc.option(fc.integer({ min: 1, max: 500 })),
  targetTime: fc.option(fc.integer({ min: 5, max: 600 })),
  correctAnswers: fc.nat(500),
  wrongAnswers: fc.nat(500),
  blankAnswers: fc.nat(500),
  studySeconds: fc.nat(40_000),
  choice: fc.constantFrom('in_progress' as const, 'completed' as const, 'skipped' as const, null),
});

describe('subjectStatus', () => {
  it('is completed when every target is met, never by one answer', () => {
    expect(subjectStatus(work())).toBe('not_started');
    expect(subjectStatus(work({ correctAnswers: 1 }))).toBe('in_progress');
    expect(subjectStatus(work({ studySeconds: 60 }))).toBe('in_progress');
    expect(subjectStatus(work({ correctAnswers: 20 }))).toBe('in_progress');
    expect(subjectStatus(work({ correctAnswers: 12, blankAnswers: 8, studySeconds: 3600 }))).toBe(
      'completed',
    );
    expect(subjectStatus(work({ targetTime: null, wrongAnswers: 20 }))).toBe('completed');
  });

  it('follows the choice of the student', () => {
    expect(subjectStatus(work({ choice: 'completed' }))).toBe('completed');
    expect(subjectStatus(work({ choice: 'skipped', studySeconds: 9000 }))).toBe('skipped');
    expect(subjectStatus(work({ choice: 'in_progress' }))).toBe('in_progress');
    expect(subjectStatus(work({ choice: 'in_progress', targetTime: null, correctAnswers: 20 }))).toBe(
      'completed',
    );
  });
});

describe('planStats', () => {
  it('takes the mean of the parts, and of the subjects that are not skipped', () => {
    const half = work({ correctAnswers: 10, studySeconds: 1800 });
    expect(planStats([half]).completionRate).toBe(50);
    expect(planStats([half, work({ choice: 'skipped' })]).completionRate).toBe(50);
    expect(planStats([half, work({ choice: 'completed' })]).completionRate).toBe(75);
    expect(planStats([work({ choice: 'skipped' })]).completionRate).toBe(0);
    expect(planStats([work({ targetTime: null, correctAnswers: 5 })]).completionRate).toBe(25);
  });

  it('sums answers and time, and never shows a net below zero', () => {
    const stats = planStats([
      work({ correctAnswers: 6, wrongAnswers: 4, studySeconds: 90 }),
      work({ blankAnswers: 2 }),
    ]);
    expect(stats).toMatchObject({
      totalTargetQuestions: 40,
      totalCompletedQuestions: 12,
      successRate: 60,
      totalStudyTime: 1.5,
      netScore: 5,
    });
    expect(planStats([work({ wrongAnswers: 9 })])).toMatchObject({ netScore: 0, successRate: 0 });
    expect(planStats([work()]).successRate).toBeNull();
  });

  it('stays between 0 and 100, never falls with more work, and says 100 only when all is done', () => {
    fc.assert(
      fc.property(fc.array(anyWork, { maxLength: 6 }), fc.nat(5), fc.nat(60), (subjects, at, more) => {
        const { completionRate } = planStats(subjects);
        expect(completionRate).toBeGreaterThanOrEqual(0);
        expect(completionRate).toBeLessThanOrEqual(100);
        const grown = subjects.map((subject, index) =>
          index === at
            ? {
                ...subject,
                studySeconds: subject.studySeconds + more,
                blankAnswers: subject.blankAnswers + more,
              }
            : subject,
        );
        expect(planStats(grown).completionRate).toBeGreaterThanOrEqual(completionRate);
        if (completionRate === 100) expect(isPlanComplete(subjects)).toBe(true);
      }),
    );
  });
});

describe('isPlanComplete', () => {
  it('holds when every subject is completed, skipped or has met its targets', () => {
    const done = work({ correctAnswers: 20, studySeconds: 3600 });
    expect(isPlanComplete([done, work({ choice: 'skipped' }), work({ choice: 'completed' })])).toBe(true);
    expect(isPlanComplete([work({ choice: 'skipped' })])).toBe(false);
    expect(isPlanComplete([done, work()])).toBe(false);
    expect(isPlanComplete([])).toBe(false);
  });
});
