import { addDays, daysBetween, type StudyDay } from '../study-day.ts';
import { ATTENTION_REASONS, type AttentionReason } from './values.ts';

export interface StudentFacts {
  readonly hasProgramTomorrow: boolean;
  readonly yesterday: { readonly completionRate: number; readonly isCompleted: boolean } | null;
  readonly lastStudyDay: StudyDay | null;
  readonly coachedSince: StudyDay;
  readonly unreadEvaluations: number;
  readonly unreadDay: StudyDay | null;
  /** Last day of an intact streak; rest days and freezes count as they do for the student. */
  readonly streakUntil: StudyDay | null;
  readonly streakDays: number;
  readonly examDay: StudyDay | null;
  /** Next day with a mock exam in the coach's program. */
  readonly mockDay: StudyDay | null;
  readonly lastNets: readonly number[];
}

export type Attention = {
  readonly reason: AttentionReason;
  readonly figures: Readonly<Record<string, string | number>>;
};

const IDLE_DAYS = 3;
const STREAK_DAYS = 3;
const EXAM_DAYS = 14;
const MOCK_DAYS = 1;
const NET_FALL = 3;

type Rule = (facts: StudentFacts, today: StudyDay) => Attention['figures'] | null;

const rules: Record<AttentionReason, Rule> = {
  program_missed: ({ yesterday }, today) =>
    yesterday && !yesterday.isCompleted && yesterday.completionRate < 100
      ? { date: addDays(today, -1), completionRate: yesterday.completionRate }
      : null,
  not_studying: ({ lastStudyDay, coachedSince }, today) => {
    const days = daysBetween(lastStudyDay ?? coachedSince, today);
    return days >= IDLE_DAYS ? { days } : null;
  },
  evaluation_unread: ({ unreadEvaluations, unreadDay }) =>
    unreadEvaluations > 0 && unreadDay ? { count: unreadEvaluations, date: unreadDay } : null,
  no_program_tomorrow: ({ hasProgramTomorrow }, today) =>
    hasProgramTomorrow ? null : { date: addDays(today, 1) },
  // Only on the day it is noticed; later "not studying" says more.
  streak_broken: ({ streakUntil, streakDays }, today) =>
    streakUntil === addDays(today, -1) && streakDays >= STREAK_DAYS ? { days: streakDays } : null,
  net_falling: ({ lastNets }) => {
    const [before, last] = lastNets.slice(-2);
    return before !== undefined && last !== undefined && before - last >= NET_FALL ? { before, last } : null;
  },
  exam_coming: ({ examDay, mockDay }, today) => {
    const within = (day: StudyDay | null, most: number) => {
      const days = day ? daysBetween(today, day) : -1;
      return days >= 0 && days <= most ? { days, date: day! } : null;
    };
    const mock = within(mockDay, MOCK_DAYS);
    return within(examDay, EXAM_DAYS) ?? (mock && { ...mock, kind: 'mock' });
  },
};

export function attentionOf(facts: StudentFacts, today: StudyDay): Attention[] {
  return ATTENTION_REASONS.flatMap((reason) => {
    const figures = rules[reason](facts, today);
    return figures ? [{ reason, figures }] : [];
  });
}

type OfStudent = { readonly studentId: string; readonly reason: AttentionReason };

/** Reasons a coach handles the same way for every student. */
const shareable: readonly AttentionReason[] = [
  'program_missed',
  'evaluation_unread',
  'exam_coming',
  'no_program_tomorrow',
];
export const MIN_SHARED = 5;

const urgency = (reason: AttentionReason) => ATTENTION_REASONS.indexOf(reason);

export type ArrangedAttention<T> = {
  /** One row per shared reason, with each student's figures. */
  readonly shared: readonly { readonly reason: AttentionReason; readonly items: readonly T[] }[];
  /** One row per student with the remaining reasons, by their most urgent reason and then by their number. */
  readonly students: readonly { readonly studentId: string; readonly items: readonly T[] }[];
};

export function arrangeAttention<T extends OfStudent>(all: readonly T[]): ArrangedAttention<T> {
  const shared = shareable
    .map((reason) => ({ reason, items: all.filter((item) => item.reason === reason) }))
    .filter(({ items }) => items.length >= MIN_SHARED);
  const isShared = new Set(shared.map(({ reason }) => reason));
  const byStudent = new Map<string, T[]>();
  for (const item of all)
    if (!isShared.has(item.reason))
      byStudent.set(item.studentId, [...(byStudent.get(item.studentId) ?? []), item]);
  const students = [...byStudent].map(([studentId, items]) => ({
    studentId,
    items: items.sort((a, b) => urgency(a.reason) - urgency(b.reason)),
  }));
  students.sort(
    (a, b) => urgency(a.items[0]!.reason) - urgency(b.items[0]!.reason) || b.items.length - a.items.length,
  );
  return { shared, students };
}
