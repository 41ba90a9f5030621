import type { StudyDay } from '../../study-day.ts';
import type { FieldType } from '../../yks/fields.ts';
import type { SubjectKey } from '../../yks/subject-keys.ts';
import type { CountName, DecidedBy, LineKind } from './values.ts';

/** The first is told first. */
export const PROBLEM_CODES = [
  'lineTooLong',
  'nothing',
  'twoSubjects',
  'twoDays',
  'otherExam',
  'negative',
  'tooMany',
  'twoAmounts',
  'unclearNumber',
  'answersExceed',
  'future',
  'tooLong',
  'topicElsewhere',
  'noSubject',
  'subjectUnclear',
  'answersMissing',
  'noAmount',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

export interface QuickEntry {
  readonly subject: SubjectKey | null;
  readonly subjectDecidedBy: DecidedBy | null;
  /** Every subject the line may mean. */
  readonly subjectChoices: readonly SubjectKey[];
  readonly topic: string | null;
  /** The topics the line may mean; with none chosen it is saved without a topic. */
  readonly topicChoices: readonly string[];
  readonly questions: number | null;
  readonly right: number | null;
  readonly wrong: number | null;
  readonly blank: number | null;
  /** Counts that are not in the line but follow from the others. */
  readonly derived: readonly CountName[];
  readonly seconds: number | null;
  readonly date: StudyDay;
  readonly kind: LineKind | null;
  /** As typed. */
  readonly notUnderstood: readonly string[];
  /** While there is one, nothing may be saved. */
  readonly problems: readonly ProblemCode[];
}

export interface QuickEntryContext {
  readonly now: Date;
  readonly field?: FieldType | null;
  /** The subjects of today's plan. */
  readonly plan?: readonly SubjectKey[];
  /** The subjects last used, the newest first. */
  readonly recent?: readonly SubjectKey[];
}

/** What the student changed by tap; it replaces what the line says. */
export interface Corrections {
  readonly subject?: SubjectKey;
  readonly topic?: string | null;
  readonly questions?: number;
  readonly right?: number;
  readonly wrong?: number;
  readonly blank?: number;
  readonly seconds?: number;
  readonly date?: StudyDay;
}
