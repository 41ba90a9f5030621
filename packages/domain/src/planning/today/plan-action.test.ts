import fc from 'fast-check';
import { expect, it } from 'vitest';
import { minutesOf } from '../../totals.ts';
import { planSession } from '../daily-plans/plan-timer.ts';
import { type SubjectWork, solvedQuestions, subjectStatus } from '../daily-plans/progress.ts';
import { type PlannedWork, planAction, questionsLeft } from './plan-action.ts';

it.each([
  ['time is left', [30, 20, 10, 0], 'start'],
  ['time is left and every question is solved', [30, 20, 10, 10], 'start'],
  ['only questions are left', [30, 40, 10, 0], 'record'],
  ['the last question is left', [30, 30, 10, 9], 'record'],
  ['nothing is left', [30, 40, 10, 12], null],
  ['nothing is left and no questions are planned', [30, 30, null, 0], null],
  ['questions are left and no time is planned', [null, 40, 10, 9], 'start'],
  ['nothing is left and no time is planned', [null, 0, 10, 10], null],
  ['nothing is planned', [null, 0, null, 0], 'start'],
] as const)('%s', (_, [targetTime, studyTime, targetQuestions, completedQuestions], action) => {
  expect(planAction({ targetTime, studyTime, targetQuestions, completedQuestions })).toBe(action);
});

const anyWork = fc.record({
  targetQuestions: fc.option(fc.integer({ min: 1, max: 60 })),
  targetTime: fc.option(fc.integer({ min: 5, max: 60 })),
  correctAnswers: fc.nat(40),
  wrongAnswers: fc.nat(40),
  blankAnswers: fc.nat(10),
  studySeconds: fc.nat(4000),
  choice: fc.constantFrom('in_progress' as const, null),
});

const shown = (work: SubjectWork): PlannedWork => ({
  targetTime: work.targetTime,
  studyTime: minutesOf(work.studySeconds),
  targetQuestions: work.targetQuestions,
  completedQuestions: solvedQuestions(work),
});

it('nothing is left exactly where the work itself completes a subject', () => {
  fc.assert(
    fc.property(anyWork, (work) => {
      expect(planAction(shown(work)) === null).toBe(subjectStatus(work) === 'completed');
    }),
  );
});

it('the timer accepts every start, and recording what is left completes the subject', () => {
  const place = { dailyPlanId: 'plan-1', subjectIndex: 0 };
  fc.assert(
    fc.property(anyWork, (work) => {
      const seen = shown(work);
      const action = planAction(seen);
      if (action === 'start') expect(planSession({ subject: 'fizik', ...seen }, place).kind).toBe('ready');
      if (action !== 'record') return;
      const recorded = { ...work, correctAnswers: work.correctAnswers + questionsLeft(seen) };
      expect(subjectStatus(recorded)).toBe('completed');
    }),
  );
});
