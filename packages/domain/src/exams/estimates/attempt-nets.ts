import { net } from '../../net.ts';
import type { ExamKey } from '../../yks/exam-keys.ts';
import type { TestPart } from '../../yks/exams.ts';
import type { NetKey, Nets } from '../../yks/score-keys.ts';
import type { SubjectAnswers } from '../exam-attempts/attempt.ts';
import { testsOfRow } from '../exam-attempts/exam-rows.ts';

export interface AttemptNets {
  readonly nets: Nets;
  /** True if a whole test, or Tarih without its part, was divided by numbers of questions. */
  readonly divided: boolean;
}

const keyOfPart = ({ subjectKey, partKey }: TestPart) => (partKey ?? subjectKey) as NetKey;

/** The parts of AYT that a line covers. */
const partsOfLine = ({ subject, part }: SubjectAnswers): TestPart[] =>
  testsOfRow('AYT', subject, part).flatMap((test) =>
    test.key === subject
      ? [...test.parts]
      : test.parts.filter(
          ({ subjectKey, partKey }) =>
            subjectKey === subject && (part === undefined || !partKey || partKey.endsWith(String(part))),
        ),
  );

/** Nets by ÖSYM's weights; tests that were not entered are missing, not zero. */
export function netsOfAttempt(exam: ExamKey, subjects: readonly SubjectAnswers[]): AttemptNets {
  const nets: Nets = {};
  let divided = false;
  const add = (key: NetKey, value: number) => {
    nets[key] = (nets[key] ?? 0) + value;
  };
  for (const line of subjects) {
    const value = net(line.correct, line.wrong);
    if (exam === 'YDT') add('ydt', value);
    else if (exam === 'TYT') {
      const [test] = testsOfRow('TYT', line.subject);
      if (test) add(test.key as NetKey, value);
    } else {
      const parts = partsOfLine(line);
      const questions = parts.reduce((sum, { questionCount }) => sum + questionCount, 0);
      for (const part of parts) add(keyOfPart(part), (value * part.questionCount) / questions);
      if (parts.length > 1) divided = true;
    }
  }
  return { nets, divided };
}

/** Each mean covers only the attempts that have the net. */
export function meanNets(attempts: readonly AttemptNets[]): AttemptNets {
  const sums = new Map<NetKey, { sum: number; count: number }>();
  for (const { nets } of attempts)
    for (const [key, value] of Object.entries(nets) as [NetKey, number][]) {
      const { sum, count } = sums.get(key) ?? { sum: 0, count: 0 };
      sums.set(key, { sum: sum + value, count: count + 1 });
    }
  return {
    nets: Object.fromEntries([...sums].map(([key, { sum, count }]) => [key, sum / count])),
    divided: attempts.some(({ divided }) => divided),
  };
}
