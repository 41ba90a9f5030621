import { net } from '../../net.ts';
import { addDays, dayOfWeek, type StudyDay, studyDay, weekStart } from '../../study-day.ts';
import { EXAM_KEYS, type ExamKey } from '../../yks/exam-keys.ts';
import { minuteOfDay } from '../habits/schedule.ts';
import type { BestHourBasis } from './values.ts';

const STORY_MINUTE = 18 * 60;

/** The last full week; on Sunday evening the current one. */
export function recapWeek(now: Date): { from: StudyDay; isRunning: boolean } {
  const today = studyDay(now);
  const isRunning = dayOfWeek(today) === 7 && minuteOfDay(now) >= STORY_MINUTE;
  return { from: addDays(weekStart(today), isRunning ? 0 : -7), isRunning };
}

/** Days before the week's end that show the best hours. */
export const HOUR_DAYS = 28;
/** Older exams are no measure of this week. */
export const EXAM_DAYS = 90;

export interface WeekFacts {
  readonly from: StudyDay;
  readonly days: readonly { readonly day: StudyDay; readonly seconds: number; readonly questions: number }[];
  /** Seconds in this week and the previous one. */
  readonly subjects: readonly {
    readonly subject: string;
    readonly seconds: number;
    readonly before: number;
  }[];
  readonly hours: readonly {
    readonly hour: number;
    readonly sessions: number;
    readonly seconds: number;
    readonly judged: number;
    readonly quality: number | null;
  }[];
  /** Oldest first. */
  readonly exams: readonly {
    readonly exam: ExamKey;
    readonly day: StudyDay;
    readonly correct: number;
    readonly wrong: number;
  }[];
}

interface Sums {
  seconds: number;
  questions: number;
  days: number;
}

export type Up =
  | { kind: 'subject'; subject: string; seconds: number; before: number }
  | { kind: 'net'; exam: ExamKey; net: number; before: number }
  | { kind: 'days'; days: number; before: number };

export interface BestHour {
  hour: number;
  by: BestHourBasis;
  sessions: number;
}

export type NextWeek =
  | { kind: 'start' }
  | { kind: 'days'; days: number }
  | { kind: 'subject'; subject: string }
  | { kind: 'time'; seconds: number }
  | { kind: 'hour'; hour: number }
  | { kind: 'keep' };

export interface WeeklyRecap extends Sums {
  /** Null if nothing was studied in the previous week. */
  before: Sums | null;
  /** Too little data for more than the figures. */
  isThin: boolean;
  ups: Up[];
  bestHour: BestHour | null;
  next: NextWeek;
}

const THIN_SECONDS = 30 * 60;
const THIN_QUESTIONS = 30;
const UP_SECONDS = 30 * 60;
const HOUR_SESSIONS = 3;
const FEW_DAYS = 4;
/** A share below this counts as a loss. */
const LOST_SHARE = 0.8;

const sumOf = (days: WeekFacts['days']): Sums => ({
  seconds: days.reduce((sum, { seconds }) => sum + seconds, 0),
  questions: days.reduce((sum, { questions }) => sum + questions, 0),
  days: days.filter(({ seconds, questions }) => seconds > 0 || questions > 0).length,
});

const subjectUp = ({ subjects }: WeekFacts): Up[] => {
  const [best] = subjects.toSorted((a, b) => b.seconds - b.before - (a.seconds - a.before));
  return best && best.seconds - best.before >= UP_SECONDS ? [{ kind: 'subject', ...best }] : [];
};

/** The week's best exam compared with the last one before it. */
const netUp = ({ exams, from }: WeekFacts): Up[] => {
  const ups = EXAM_KEYS.flatMap((exam) => {
    const own = exams.filter((each) => each.exam === exam);
    const last = own.filter(({ day }) => day < from).at(-1);
    const nets = own.filter(({ day }) => day >= from).map(({ correct, wrong }) => net(correct, wrong));
    const best = Math.max(...nets);
    const before = last ? net(last.correct, last.wrong) : best;
    return best > before ? [{ kind: 'net' as const, exam, net: best, before }] : [];
  });
  return ups.toSorted((a, b) => b.net - b.before - (a.net - a.before)).slice(0, 1);
};

const bestHourOf = ({ hours }: WeekFacts): BestHour | null => {
  const judged = hours
    .filter((each) => each.judged >= HOUR_SESSIONS)
    .toSorted((a, b) => (b.quality ?? 0) - (a.quality ?? 0));
  const [first, second] = judged;
  if (first && second && (first.quality ?? 0) > (second.quality ?? 0))
    return { hour: first.hour, by: 'quality', sessions: first.sessions };
  const [most] = hours
    .filter(({ sessions }) => sessions >= HOUR_SESSIONS)
    .toSorted((a, b) => b.seconds - a.seconds);
  return most ? { hour: most.hour, by: 'minutes', sessions: most.sessions } : null;
};

const nextOf = (facts: WeekFacts, now: Sums, before: Sums | null, best: BestHour | null): NextWeek => {
  if (now.days < FEW_DAYS) return { kind: 'days', days: now.days + 1 };
  const [left] = facts.subjects
    .filter(({ seconds, before: last }) => seconds === 0 && last >= UP_SECONDS)
    .toSorted((a, b) => b.before - a.before);
  if (left) return { kind: 'subject', subject: left.subject };
  if (before && now.seconds < before.seconds * LOST_SHARE) return { kind: 'time', seconds: before.seconds };
  return best ? { kind: 'hour', hour: best.hour } : { kind: 'keep' };
};

export function describeWeek(facts: WeekFacts): WeeklyRecap {
  const now = sumOf(facts.days.filter(({ day }) => day >= facts.from));
  const last = sumOf(facts.days.filter(({ day }) => day < facts.from));
  const before = last.days > 0 ? last : null;
  if (now.seconds < THIN_SECONDS && now.questions < THIN_QUESTIONS)
    return { ...now, before, isThin: true, ups: [], bestHour: null, next: { kind: 'start' } };
  const daysUp: Up[] =
    before && now.days > before.days ? [{ kind: 'days', days: now.days, before: before.days }] : [];
  const bestHour = bestHourOf(facts);
  return {
    ...now,
    before,
    isThin: false,
    ups: [...subjectUp(facts), ...netUp(facts), ...daysUp],
    bestHour,
    next: nextOf(facts, now, before, bestHour),
  };
}
