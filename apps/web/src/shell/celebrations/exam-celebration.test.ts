import type { GoalGap, GoalProgramme } from '@netlik/contract/exams/estimates';
import type { ExamAttempt, ExamInsight } from '@netlik/contract/exams/exam-attempts';
import { toStudyDay } from '@netlik/domain/study-day';
import { anExamAttempt } from '@netlik/testkit/rows/exams';
import { expect, it } from 'vitest';
import { attemptBefore, examCelebration } from './exam-celebration.ts';

const attempt = (
  id: string,
  date: string,
  rights: Record<string, number>,
  examType: ExamAttempt['examType'] = 'TYT',
): ExamAttempt => {
  const net = Object.values(rights).reduce((sum, right) => sum + right, 0);
  return anExamAttempt({
    id,
    source: 'Limit',
    examType,
    date: toStudyDay(date),
    createdAt: `${date}T09:00:00.000Z`,
    subjects: Object.entries(rights).map(([subject, correct]) => ({ subject, correct, wrong: 0, blank: 0 })),
    totals: { correctAnswers: net, wrongAnswers: 0, blankAnswers: net, netScore: net },
  });
};
const before = attempt('1', '2026-11-01', { tyt_turkce: 30, tyt_fen: 8, tyt_matematik: 20 });
const now = attempt('2', '2026-11-08', { tyt_turkce: 31.5, tyt_fen: 7, tyt_matematik: 23 });
const insight: ExamInsight = {
  subject: 'matematik',
  topic: 'Problemler',
  weight: 4,
  wrong: 5,
  attempts: 2,
  lastDate: toStudyDay('2026-11-08'),
  askedPerExam: 4,
  correctSince: 0,
};
const goal: GoalGap = {
  goalId: 'g',
  university: 'İTÜ',
  department: 'Bilgisayar',
  codeChange: null,
  programmes: [{ nets: { now: 90, missing: 10 }, missingBefore: 20, reach: 'far' } as GoalProgramme],
};
const topics = ['Problemler', 'Üslü Sayılar', 'Rasyonel Sayılar', 'Mutlak Değer'];
const around = { before, insights: topics.map((topic) => ({ ...insight, topic })), goals: [goal] };

it('says net, change, what went up, the way to the goal and the three topics worth most', () => {
  expect(examCelebration(now, around)).toMatchObject({
    title: 'Netin 3,5 arttı',
    text: 'Yükselenler: TYT Matematik +3, TYT Türkçe +1,5',
    ring: { value: 0.5, middle: '61,50', label: 'TYT neti' },
    figures: [{ value: '+3,50' }, { value: '%100' }],
    bar: { title: 'Hedefine 10 net', text: 'İTÜ, Bilgisayar (tahmini)', before: 0.8, now: 0.9 },
    next: {
      items: topics.slice(0, 3).map((text) => ({
        text,
        to: '/study-tracker/timer?start=block&focus=25&break=5&chosen=matematik',
      })),
    },
    calm: false,
  });
});

it('names how many programmes the attempt has brought within reach', () => {
  const programmes = [
    { nets: { now: 100, missing: 0 }, missingBefore: 2, reach: 'near' },
    { nets: { now: 100, missing: 0 }, missingBefore: 0, reach: 'near' },
    ...goal.programmes,
  ] as GoalProgramme[];
  expect(examCelebration(now, { ...around, goals: [{ ...goal, programmes }] }).figures.at(-1)).toEqual({
    label: 'Artık menzilinde',
    value: '1 program',
  });
});

it('has no confetti for a fallen net, and no change for a first attempt', () => {
  const fallen = examCelebration(attempt('3', '2026-11-09', { tyt_fen: 5 }), { ...around, goals: [] });
  expect(fallen).toMatchObject({
    title: 'Denemen kaydedildi',
    calm: true,
    text: expect.stringMatching(/^Bu kez/),
  });
  expect(fallen.bar).toBeUndefined();
  const first = examCelebration(now, { before: null, insights: [], goals: [] });
  expect(first).toMatchObject({
    title: 'İlk TYT denemen kaydedildi',
    text: 'Limit',
    figures: [{ value: '%100' }],
  });
  expect(first.next).toBeUndefined();
});

it('compares with the last of the same kind, of a branch exam with the same subject', () => {
  const older = attempt('0', '2026-10-01', { tyt_fen: 9 });
  const later = attempt('4', '2026-11-10', { tyt_fen: 9 });
  const ayt = attempt('5', '2026-11-05', { ayt_fen: 9 }, 'AYT');
  expect(attemptBefore(now, [later, now, ayt, older, before])).toBe(before);
  const physics = attempt('6', '2026-11-02', { fizik: 9 }, null);
  const biology = attempt('7', '2026-11-03', { biyoloji: 9 }, null);
  expect(attemptBefore(attempt('8', '2026-11-04', { fizik: 9 }, null), [biology, physics])).toBe(physics);
  expect(attemptBefore(ayt, [now])).toBeNull();
});
