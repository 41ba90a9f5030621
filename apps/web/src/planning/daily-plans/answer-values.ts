import type { PlanSubject } from '@netlik/contract/planning/daily-plans/plan';

export const answerFields = ['correctAnswers', 'wrongAnswers', 'blankAnswers'] as const;

export type AnswerValues = Record<(typeof answerFields)[number], string>;

export const answersOf = (subject: PlanSubject): AnswerValues => ({
  correctAnswers: String(subject.correctAnswers),
  wrongAnswers: String(subject.wrongAnswers),
  blankAnswers: String(subject.blankAnswers),
});

/** Empty means none; invalid text is passed on, so that validation rejects it. */
export const readAnswers = (values: AnswerValues, parse: (typed: string) => number | null) =>
  Object.fromEntries(
    answerFields.map((name) => [
      name,
      values[name].trim() === '' ? 0 : (parse(values[name]) ?? values[name]),
    ]),
  );

export const hasChanged = (values: AnswerValues, subject: PlanSubject): boolean =>
  answerFields.some((name) => values[name].trim() !== answersOf(subject)[name]);
