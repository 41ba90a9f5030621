import { accuracy, shownNet } from '../../net.ts';
import { minutesOf } from '../../totals.ts';
import type { SubjectStatus } from './values.ts';

/** Set from the status menu; null while the work itself decides. */
export type SubjectChoice = Exclude<SubjectStatus, 'not_started'> | null;

export interface SubjectWork {
  readonly targetQuestions: number | null;
  readonly targetTime: number | null;
  readonly correctAnswers: number;
  readonly wrongAnswers: number;
  readonly blankAnswers: number;
  readonly studySeconds: number;
  readonly choice: SubjectChoice;
}

export interface PlanStats {
  readonly totalTargetQuestions: number;
  readonly totalCompletedQuestions: number;
  /** Percent, rounded down so that 100 means everything. */
  readonly completionRate: number;
  /** Percent of right answers; null without answers. */
  readonly successRate: number | null;
  /** Minutes. */
  readonly totalStudyTime: number;
  readonly netScore: number;
}

const COMPLETE_PERCENT = 99;

export function solvedQuestions(work: SubjectWork): number {
  return work.correctAnswers + work.wrongAnswers + work.blankAnswers;
}

function targetParts(work: SubjectWork): number[] {
  const parts: number[] = [];
  if (work.targetQuestions) parts.push(Math.min(1, solvedQuestions(work) / work.targetQuestions));
  if (work.targetTime) parts.push(Math.min(1, work.studySeconds / (work.targetTime * 60)));
  return parts;
}

/** 0 to 1; a subject marked as completed counts as 1. */
function subjectRate(work: SubjectWork): number {
  if (work.choice === 'completed') return 1;
  const parts = targetParts(work);
  return parts.length === 0 ? 0 : parts.reduce((sum, part) => sum + part, 0) / parts.length;
}

const hasMetTargets = (work: SubjectWork) => {
  const parts = targetParts(work);
  return parts.length > 0 && parts.every((part) => part === 1);
};

/** A subject with work is never removed from a plan. */
export function hasWork(work: SubjectWork): boolean {
  return work.studySeconds > 0 || solvedQuestions(work) > 0;
}

export function subjectStatus(work: SubjectWork): SubjectStatus {
  if (work.choice === 'completed' || work.choice === 'skipped') return work.choice;
  if (hasMetTargets(work)) return 'completed';
  return work.choice ?? (hasWork(work) ? 'in_progress' : 'not_started');
}

function planRate(subjects: readonly SubjectWork[]): number {
  const counted = subjects.filter(({ choice }) => choice !== 'skipped');
  if (counted.length === 0) return 0;
  return counted.reduce((sum, work) => sum + subjectRate(work), 0) / counted.length;
}

export function planStats(subjects: readonly SubjectWork[]): PlanStats {
  const sum = (value: (work: SubjectWork) => number) =>
    subjects.reduce((total, work) => total + value(work), 0);
  const [correct, wrong] = [sum((work) => work.correctAnswers), sum((work) => work.wrongAnswers)];
  const right = accuracy(correct, wrong);
  return {
    totalTargetQuestions: sum((work) => work.targetQuestions ?? 0),
    totalCompletedQuestions: sum(solvedQuestions),
    completionRate: Math.floor(planRate(subjects) * 100 + 1e-9),
    successRate: right === null ? null : Math.round(right * 100),
    totalStudyTime: minutesOf(sum((work) => work.studySeconds)),
    netScore: shownNet(correct, wrong),
  };
}

/** A day with every subject skipped has nothing to evaluate. */
export function isPlanComplete(subjects: readonly SubjectWork[]): boolean {
  if (subjects.every((work) => subjectStatus(work) === 'skipped')) return false;
  if (planRate(subjects) * 100 >= COMPLETE_PERCENT) return true;
  return subjects.every((work) => ['completed', 'skipped'].includes(subjectStatus(work)));
}
