import type { SubjectKey } from '../../../yks/subject-keys.ts';
import type { ProblemCode } from '../parsed-entry.ts';

/** `subjects` and `topics` are the choices offered for an ambiguous line. */
export interface Meaning {
  readonly subject?: SubjectKey;
  readonly subjects?: readonly SubjectKey[];
  readonly topic?: string;
  readonly topics?: readonly string[];
  readonly questions?: number;
  readonly right?: number;
  readonly wrong?: number;
  readonly blank?: number;
  readonly minutes?: number;
  readonly daysAgo?: number;
  readonly refused?: ProblemCode;
}

export type ExampleLine = readonly [line: string, meaning: Meaning];
