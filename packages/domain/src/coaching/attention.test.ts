import { describe, expect, it } from 'vitest';
import { toStudyDay as day } from '../study-day.ts';
import { arrangeAttention, attentionOf, type StudentFacts } from './attention.ts';
import type { AttentionReason } from './values.ts';

const today = day('2026-11-16');
const calm: StudentFacts = {
  hasProgramTomorrow: true,
  yesterday: { completionRate: 100, isCompleted: true },
  lastStudyDay: day('2026-11-15'),
  coachedSince: day('2026-09-01'),
  unreadEvaluations: 0,
  unreadDay: null,
  streakUntil: day('2026-11-17'),
  streakDays: 12,
  examDay: day('2027-06-19'),
  mockDay: null,
  lastNets: [70, 72],
};
const found = (part: Partial<StudentFacts>) => attentionOf({ ...calm, ...part }, today);

describe('attentionOf', () => {
  it('leaves a student alone who is on the way', () => {
    expect(found({})).toEqual([]);
  });

  it.each([
    [{ hasProgramTomorrow: false }, 'no_program_tomorrow', { date: '2026-11-17' }],
    [
      { yesterday: { completionRate: 40, isCompleted: false } },
      'program_missed',
      { date: '2026-11-15', completionRate: 40 },
    ],
    [{ lastStudyDay: day('2026-11-13') }, 'not_studying', { days: 3 }],
    [{ lastStudyDay: null, coachedSince: day('2026-11-10') }, 'not_studying', { days: 6 }],
    [
      { unreadEvaluations: 2, unreadDay: day('2026-11-14') },
      'evaluation_unread',
      { count: 2, date: '2026-11-14' },
    ],
    [{ streakUntil: day('2026-11-15'), streakDays: 5 }, 'streak_broken', { days: 5 }],
    [{ examDay: day('2026-11-30') }, 'exam_coming', { days: 14, date: '2026-11-30' }],
    [{ mockDay: day('2026-11-17') }, 'exam_coming', { days: 1, date: '2026-11-17', kind: 'mock' }],
    [{ lastNets: [60, 74.5, 71.5] }, 'net_falling', { before: 74.5, last: 71.5 }],
  ] as const)('names %o as %s with its figures', (part, reason, figures) => {
    expect(found(part)).toEqual([{ reason, figures }]);
  });

  it.each([
    { yesterday: null },
    { yesterday: { completionRate: 60, isCompleted: true } },
    { lastStudyDay: day('2026-11-14') },
    { lastStudyDay: null, coachedSince: day('2026-11-15') },
    { streakUntil: day('2026-11-15'), streakDays: 2 },
    { streakUntil: day('2026-11-14'), streakDays: 9 },
    { mockDay: day('2026-11-18') },
    { examDay: day('2026-12-01') },
    { examDay: day('2026-11-15') },
    { lastNets: [70] },
    { lastNets: [70, 68] },
  ])('says nothing of %o', (part) => {
    expect(found(part)).toEqual([]);
  });
});

describe('arrangeAttention', () => {
  const of = (studentId: string, ...reasons: AttentionReason[]) =>
    reasons.map((reason) => ({ studentId, reason }));

  it('has one row a student with all reasons, the most urgent first', () => {
    const { shared, students } = arrangeAttention([
      ...of('a', 'no_program_tomorrow'),
      ...of('b', 'streak_broken', 'not_studying'),
      ...of('c', 'net_falling'),
      ...of('d', 'not_studying', 'evaluation_unread', 'no_program_tomorrow'),
    ]);
    expect(shared).toEqual([]);
    expect(students.map(({ studentId }) => studentId)).toEqual(['c', 'd', 'b', 'a']);
    expect(students[2]?.items.map(({ reason }) => reason)).toEqual(['not_studying', 'streak_broken']);
  });

  it('makes one row of what five share, but never of what is about one student', () => {
    const five = ['a', 'b', 'c', 'd', 'e'].flatMap((id) => of(id, 'no_program_tomorrow', 'not_studying'));
    const { shared, students } = arrangeAttention([...five, ...of('f', 'no_program_tomorrow')]);
    expect(shared.map(({ reason, items }) => [reason, items.length])).toEqual([['no_program_tomorrow', 6]]);
    expect(students.map(({ items }) => items.map(({ reason }) => reason))).toEqual(
      five.filter((_, at) => at % 2).map(() => ['not_studying']),
    );
  });
});
