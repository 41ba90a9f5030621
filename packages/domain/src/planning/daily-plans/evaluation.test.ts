import { expect, it } from 'vitest';
import { canEvaluatePlan } from './evaluation.ts';
import type { SubjectWork } from './progress.ts';

const subject = (choice: SubjectWork['choice']): SubjectWork => ({
  targetQuestions: 20,
  targetTime: 60,
  correctAnswers: 0,
  wrongAnswers: 0,
  blankAnswers: 0,
  studySeconds: 0,
  choice,
});

it('an unfinished plan may be evaluated once its day is closed, unless every subject is skipped', () => {
  expect(canEvaluatePlan([subject(null), subject('skipped')], false)).toBe(false);
  expect(canEvaluatePlan([subject(null), subject('skipped')], true)).toBe(true);
  expect(canEvaluatePlan([subject('completed')], false)).toBe(true);
  expect(canEvaluatePlan([subject('skipped')], true)).toBe(false);
});
