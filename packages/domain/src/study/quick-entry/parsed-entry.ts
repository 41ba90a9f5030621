import type { StudyDay } from '../../study-day.ts';
import type { FieldType } from '../../yks/fields.ts';
import type { SubjectKey } from '../../yks/subject-keys.ts';
import type { CountName, DecidedBy, LineKind } from './values.ts';

/** Ordered by priority. */
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
  readonly subjectChoices: readonly SubjectKey[];
  readonly topic: string | null;
  /** Topics the line may mean; without a choice the entry has no topic. */
  readonly topicChoices: readonly string[];
  readonly questions: number | null;
  readonly right: number | null;
  readonly wrong: number | null;
  readonly blank: number | null;
  readonly derived: readonly CountName[];
  readonly seconds: number | null;
  readonly date: StudyDay;
  readonly kind: LineKind | null;
  readonly notUnderstood: readonly string[];
  readonly problems: readonly ProblemCode[];
}

export interface QuickEntryContext {
  readonly now: Date;
  readonly field?: FieldType | null;
  readonly plan?: readonly SubjectKey[];
  /** Recently used subjects, newest first. */
  readonly recent?: readonly SubjectKey[];
}

/** Values the student changed by tapping, which replace those of the line. */
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
