import { net } from '../../net.ts';
import { type SubjectAnswers, sumAnswers } from './attempt.ts';
import { rowName } from './exam-rows.ts';

/** Lists of attempts are ordered oldest first. */
export interface CountedAttempt {
  readonly id: string;
  readonly source: string;
  readonly subjects: readonly SubjectAnswers[];
}

export interface SubjectTrend {
  readonly name: string;
  /** One per attempt with the subject, oldest first. */
  readonly nets: readonly number[];
  readonly average: number;
  /** Mean of the last attempts minus that of the same number before them; null with too few. */
  readonly change: number | null;
}

export interface NetGroup {
  readonly name: string;
  readonly attempts: number;
  readonly average: number;
  /** Net per question, 0 to 1, which compares attempts with different tests. */
  readonly share: number;
}

export interface Balance {
  readonly name: string;
  readonly attempts: number;
  readonly answered: number;
  /** Share of right answers among them, 0 to 1. */
  readonly hitRate: number;
  readonly wrong: number;
  readonly blank: number;
  /** Mean net lost to wrong answers, compared with leaving them blank. */
  readonly wrongCost: number;
  /** Mean net gained if blanks were answered at the same hit rate; negative means blanks are better. */
  readonly blankGain: number;
}

export const TREND_ATTEMPTS = 3;
/** With fewer answers the hit rate is unreliable. */
export const MIN_ANSWERED = 40;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const byLine = (attempts: readonly CountedAttempt[]): Map<string, SubjectAnswers[]> => {
  const lines = new Map<string, SubjectAnswers[]>();
  for (const { subjects } of attempts)
    for (const line of subjects) {
      const name = rowName(line.subject, line.part);
      lines.set(name, [...(lines.get(name) ?? []), line]);
    }
  return lines;
};

export function subjectTrends(attempts: readonly CountedAttempt[]): SubjectTrend[] {
  return [...byLine(attempts)].map(([name, lines]) => {
    const nets = lines.map(({ correct, wrong }) => net(correct, wrong));
    const [before, last] = [nets.slice(-2 * TREND_ATTEMPTS, -TREND_ATTEMPTS), nets.slice(-TREND_ATTEMPTS)];
    const change = before.length === TREND_ATTEMPTS ? mean(last) - mean(before) : null;
    return { name, nets, average: mean(nets), change };
  });
}

export function netsBy(
  attempts: readonly CountedAttempt[],
  nameOf: (attempt: CountedAttempt) => string | undefined,
): NetGroup[] {
  const groups = new Map<string, { nets: number[]; questions: number }>();
  for (const attempt of attempts) {
    const name = nameOf(attempt);
    if (name === undefined) continue;
    const { correct, wrong, blank } = sumAnswers(attempt.subjects);
    const group = groups.get(name) ?? { nets: [], questions: 0 };
    group.nets.push(net(correct, wrong));
    group.questions += correct + wrong + blank;
    groups.set(name, group);
  }
  return [...groups]
    .map(([name, { nets, questions }]) => ({
      name,
      attempts: nets.length,
      average: mean(nets),
      share: questions === 0 ? 0 : (mean(nets) * nets.length) / questions,
    }))
    .sort((one, other) => other.attempts - one.attempts || other.share - one.share);
}

/** Cost of blanks and wrong answers for subjects with enough answers, most to gain first. */
export function blankBalances(attempts: readonly CountedAttempt[]): Balance[] {
  return [...byLine(attempts)]
    .map(([name, lines]) => {
      const { correct, wrong, blank } = sumAnswers(lines);
      const answered = correct + wrong;
      const hitRate = answered === 0 ? 0 : correct / answered;
      return {
        name,
        attempts: lines.length,
        answered,
        hitRate,
        wrong: wrong / lines.length,
        blank: blank / lines.length,
        wrongCost: wrong / 4 / lines.length,
        blankGain: (blank / lines.length) * net(hitRate, 1 - hitRate),
      };
    })
    .filter(({ answered }) => answered >= MIN_ANSWERED)
    .sort((one, other) => other.blankGain - one.blankGain);
}

export const DAY_PARTS = ['morning', 'afternoon', 'evening', 'night'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

/** The real exam begins at 10.15 or in the afternoon. */
export function dayPartOf(hour: number): DayPart {
  if (hour >= 5 && hour < 12) return 'morning';
  if (hour >= 12 && hour < 17) return 'afternoon';
  return hour >= 17 && hour < 22 ? 'evening' : 'night';
}
