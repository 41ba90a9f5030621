import { addDays, daysBetween } from '../../study-day.ts';
import type { ExamKey } from '../../yks/exam-keys.ts';
import { EXAMS } from '../../yks/exams.ts';
import { type Block, plannableMinutes } from './board.ts';
import { type FilledWeek, fillWeek, type OwnBlock } from './fill-week.ts';
import { orderDay } from './order-day.ts';
import { planYear, type UnfinishedTopic } from './plan-year.ts';
import { openedBy, reasonsFor } from './reasons.ts';
import type { EntryKind, PlannerStatus } from './values.ts';
import type { PlanEntry, PlannerInput, Totals } from './week.ts';

export type NotFitting =
  /** No day of the week has this many free minutes. */
  | { readonly kind: 'exam'; readonly exam: ExamKey; readonly minutes: number }
  /** Due, but the hours or the subject's share are used up. */
  | { readonly kind: 'review'; readonly topicId: string; readonly minutes: number; readonly points: number }
  /** Does not fit before the exam, with the cost. */
  | ({ readonly kind: 'topic' } & UnfinishedTopic);

export interface WeekPlan {
  readonly status: PlannerStatus;
  readonly entries: readonly PlanEntry[];
  readonly notFitting: readonly NotFitting[];
  readonly totals: Totals;
}

const QUESTIONS_OF_REVIEW = { min: 10, max: 15 } as const;
const DAYS = 7;

export const entryKey = (kind: EntryKind, name: string, day: string): string => `${kind} ${name} ${day}`;

export const questionsOf = ({ work, minutes }: Block): number | null => {
  const { phase, topic } = work;
  if (phase === 'learn') return null;
  const asked = Math.max(
    1,
    Math.round((minutes * topic.practiseQuestions) / Math.max(1, topic.practiseMinutes)),
  );
  if (phase === 'practise') return asked;
  return Math.min(QUESTIONS_OF_REVIEW.max, Math.max(QUESTIONS_OF_REVIEW.min, asked));
};

const ownEntry = (input: PlannerInput, { day, minutes, exam }: OwnBlock): Omit<PlanEntry, 'position'> => {
  const date = addDays(input.weekStart, day);
  const { tyt, ayt } = input.rules.examsPerWeek;
  return {
    key: entryKey(exam ? 'exam' : 'cards', exam ?? 'cards', date),
    day: date,
    kind: exam ? 'exam' : 'cards',
    subject: exam ? 'deneme_sinavi' : 'genel_tekrar',
    topicId: null,
    minutes,
    questions: null,
    exam,
    value: 0,
    why: exam
      ? [{ code: 'rhythm', perWeek: exam === 'TYT' ? tyt : ayt }]
      : [{ code: 'cards', cards: input.cardsDue }],
  };
};

export function toEntries(
  input: PlannerInput,
  blocks: readonly Block[],
  own: readonly OwnBlock[],
): PlanEntry[] {
  const opened = openedBy(input);
  return Array.from({ length: DAYS }, (_, day) => {
    const date = addDays(input.weekStart, day);
    const studied = orderDay(blocks.filter((block) => block.day === day)).map((block) => {
      const { work, minutes } = block;
      return {
        key: entryKey(work.phase, work.topic.id, date),
        day: date,
        kind: work.phase,
        subject: work.topic.subject,
        topicId: work.topic.id,
        minutes,
        questions: questionsOf(block),
        exam: null,
        value: work.rate * minutes,
        why: reasonsFor(input, work, opened),
      };
    });
    const others = own.filter((each) => each.day === day).map((each) => ownEntry(input, each));
    return [...others, ...studied].map((entry, position): PlanEntry => ({ position, ...entry }));
  }).flat();
}

export function totalsOf(input: PlannerInput, entries: readonly PlanEntry[]): Totals {
  const hours = plannableMinutes(input);
  const fixed = input.fixed
    .filter(({ day }) => (hours[daysBetween(input.weekStart, day)] ?? 0) > 0)
    .reduce((sum, { minutes }) => sum + minutes, 0);
  const bySubject: Record<string, number> = {};
  for (const { subject, minutes } of entries) bySubject[subject] = (bySubject[subject] ?? 0) + minutes;
  const minutes = entries.reduce((sum, each) => sum + each.minutes, 0);
  const all = hours.reduce((sum, each) => sum + each, 0);
  return { minutes, freeMinutes: Math.max(0, all - fixed - minutes), bySubject };
}

const notFittingOf = (input: PlannerInput, { board, unplacedExams }: FilledWeek): NotFitting[] => [
  ...unplacedExams.map((exam) => ({ kind: 'exam' as const, exam, minutes: EXAMS[exam].minutes })),
  ...board.works
    .filter((work) => work.phase === 'review' && board.left(work) > 0)
    .map(({ topic, minutes, rate }) => ({
      kind: 'review' as const,
      topicId: topic.id,
      minutes,
      points: rate * minutes,
    })),
  ...planYear(input).unfinished.map((each) => ({ kind: 'topic' as const, ...each })),
];

function statusOf(input: PlannerInput, openWork: number): PlannerStatus {
  if (input.today >= input.examDay || input.weekStart >= input.examDay) return 'exam_passed';
  if (addDays(input.weekStart, DAYS - 1) < input.today) return 'week_passed';
  if (plannableMinutes(input).every((minutes) => minutes === 0)) return 'no_hours';
  return openWork === 0 ? 'nothing_left' : 'planned';
}

/** Deterministic: equal input gives the same week. */
export function planWeek(input: PlannerInput): WeekPlan {
  const filled = fillWeek(input);
  const status = statusOf(input, filled.board.works.length);
  const entries = toEntries(input, filled.board.blocks, filled.own);
  return { status, entries, notFitting: notFittingOf(input, filled), totals: totalsOf(input, entries) };
}
