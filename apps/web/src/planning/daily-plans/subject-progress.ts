import type { PlanSubject } from '@netlik/contract/planning/daily-plans/plan';

export const subjectProgress = (subject: PlanSubject): number => {
  if (subject.status === 'completed') return 100;
  const { targetQuestions, targetTime } = subject;
  const parts: number[] = [];
  if (targetQuestions) parts.push(Math.min(1, subject.completedQuestions / targetQuestions));
  if (targetTime) parts.push(Math.min(1, subject.studyTime / targetTime));
  const share = parts.length === 0 ? 0 : parts.reduce((sum, part) => sum + part, 0) / parts.length;
  return Math.floor(share * 100 + 1e-9);
};

export const isUndone = ({ status }: PlanSubject): boolean => status !== 'completed' && status !== 'skipped';
