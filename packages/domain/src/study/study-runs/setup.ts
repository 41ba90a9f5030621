import { TIMER_MODES, type TimerMode } from '../../study-values.ts';
import { BRANCH_SUBJECTS, EXAM_MODES, type StudyChoice, sessionSubject } from '../../yks/study-choice.ts';
import { isSubjectKey } from '../../yks/subject-keys.ts';
import {
  type Limits,
  type PlanLink,
  TIMER_DEFAULTS,
  TIMER_LIMITS,
  type TimerConfig,
  type TimerDefaults,
} from './modes.ts';

type NumberField = keyof TimerDefaults;

/** Unvalidated input; empty numbers get the mode's default, except the study length. */
export type TimerSetupInput = {
  readonly [field in
    | NumberField
    | 'mode'
    | 'subject'
    | 'examMode'
    | 'branchSubject'
    | 'goalMinutes'
    | 'plan']?: unknown;
};

export type SetupIssue =
  | {
      readonly field: NumberField;
      readonly code: 'required' | 'range';
      readonly min: number;
      readonly max: number;
    }
  | { readonly field: 'mode' | 'subject' | 'examMode' | 'goalMinutes' | 'plan'; readonly code: 'unknown' }
  | { readonly field: 'subject'; readonly code: 'chooseSubjectOrExam' | 'subjectExamExclusive' }
  | { readonly field: 'branchSubject'; readonly code: 'required' };

export type SetupCheck =
  | { readonly ok: true; readonly mode: TimerMode; readonly config: TimerConfig }
  | { readonly ok: false; readonly issues: readonly SetupIssue[] };

const NUMBER_FIELDS = Object.keys(TIMER_LIMITS) as NumberField[];

export function checkSetup(input: TimerSetupInput): SetupCheck {
  const issues: SetupIssue[] = [];
  const mode = TIMER_MODES.find((each) => each === input.mode);
  if (!mode) issues.push({ field: 'mode', code: 'unknown' });
  const numbers = { ...TIMER_DEFAULTS[mode ?? 'Pomodoro'] } as Record<NumberField, number>;
  for (const field of NUMBER_FIELDS) {
    const { min, max }: Limits = TIMER_LIMITS[field];
    const value = input[field];
    if (isEmpty(value)) {
      if (field === 'studyMinutes') issues.push({ field, code: 'required', min, max });
    } else if (isWhole(value) && value >= min && value <= max) numbers[field] = value;
    else issues.push({ field, code: 'range', min, max });
  }
  const goalMinutes = isEmpty(input.goalMinutes) ? null : input.goalMinutes;
  if (goalMinutes !== null && !(isWhole(goalMinutes) && goalMinutes > 0))
    issues.push({ field: 'goalMinutes', code: 'unknown' });
  const plan = isEmpty(input.plan) ? null : readPlanLink(input.plan);
  if (!plan && !isEmpty(input.plan)) issues.push({ field: 'plan', code: 'unknown' });
  const choice = chosen(input, issues);
  if (issues.length > 0 || !mode || !choice) return { ok: false, issues };
  return {
    ok: true,
    mode,
    config: {
      ...numbers,
      subject: sessionSubject(choice),
      goalMinutes: goalMinutes as number | null,
      ...(plan && { plan }),
    },
  };
}

const MAX_SUBJECT_INDEX = 100;

function readPlanLink(value: unknown): PlanLink | null {
  if (typeof value !== 'object' || value === null) return null;
  const { dailyPlanId, subjectIndex } = value as Record<string, unknown>;
  if (typeof dailyPlanId !== 'string' || dailyPlanId === '' || dailyPlanId.length > 64) return null;
  if (!isWhole(subjectIndex) || subjectIndex < 0 || subjectIndex > MAX_SUBJECT_INDEX) return null;
  return { dailyPlanId, subjectIndex };
}

function chosen(input: TimerSetupInput, issues: SetupIssue[]): StudyChoice | null {
  const { subject, examMode, branchSubject } = input;
  const report = (issue: SetupIssue) => {
    issues.push(issue);
    return null;
  };
  if (isEmpty(subject) && isEmpty(examMode)) return report({ field: 'subject', code: 'chooseSubjectOrExam' });
  if (!isEmpty(subject) && !isEmpty(examMode))
    return report({ field: 'subject', code: 'subjectExamExclusive' });
  if (!isEmpty(subject)) {
    if (typeof subject === 'string' && isSubjectKey(subject)) return { kind: 'subject', subject };
    return report({ field: 'subject', code: 'unknown' });
  }
  const exam = EXAM_MODES.find((each) => each === examMode);
  if (!exam) return report({ field: 'examMode', code: 'unknown' });
  if (exam !== 'BRANS') return { kind: 'exam', exam };
  const branch = BRANCH_SUBJECTS.find((each) => each === branchSubject);
  return branch ? { kind: 'exam', exam, branch } : report({ field: 'branchSubject', code: 'required' });
}

function isEmpty(value: unknown): value is null | undefined | '' {
  return value === null || value === undefined || value === '';
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}
