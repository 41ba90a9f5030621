import { net } from '../../net.ts';
import { type SubjectAnswers, sumAnswers } from './attempt.ts';
import { rowName } from './exam-rows.ts';

/** An attempt of one exam; oldest first wherever several are given. */
export interface CountedAttempt {
  readonly id: string;
  readonly source: string;
  readonly subjects: readonly SubjectAnswers[];
}

export interface SubjectTrend {
  readonly name: string;
  /** One for each attempt that has the subject, oldest first. */
  readonly nets: readonly number[];
  readonly average: number;
  /** The mean of the last attempts minus that of as many before them; null with too few. */
  readonly change: number | null;
}

export interface NetGroup {
  readonly name: string;
  readonly attempts: number;
  readonly average: number;
  /** Net for each question asked, 0 to 1: compares attempts of which not all tests were taken. */
  readonly share: number;
}

export interface Balance {
  readonly name: string;
  readonly attempts: number;
  /** Answers that were given, over all the attempts. */
  readonly answered: number;
  /** Of those, how many were right, 0 to 1. */
  readonly hitRate: number;
  /** A mean attempt has so many. */
  readonly wrong: number;
  readonly blank: number;
  /** Net of a mean attempt that its wrong answers took: what leaving all of them blank would have kept. */
  readonly wrongCost: number;
  /** Net of a mean attempt if its blanks were answered and as many of them were right; below zero, leaving blank is better. */
  readonly blankGain: number;
}

/** Attempts that are compared with as many before them. */
export const TREND_ATTEMPTS = 3;
/** Fewer answers say nothing of how often one is right. */
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

/** Of each name that an attempt has, most attempts first; those without one are left out. */
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

/** What blanks and wrong answers cost, of the subjects with enough answers; most to gain first. */
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

/** The exam itself begins at 10.15, or in the afternoon. */
export function dayPartOf(hour: number): DayPart {
  if (hour >= 5 && hour < 12) return 'morning';
  if (hour >= 12 && hour < 17) return 'afternoon';
  return hour >= 17 && hour < 22 ? 'evening' : 'night';
}
