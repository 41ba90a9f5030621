import type { WeeklyEntryType } from '../../../planning/weekly-plans/values.ts';
import type { StudyDay } from '../../../study-day.ts';
import type { SubjectKey } from '../../../yks/subject-keys.ts';

export type Action =
  | { readonly kind: 'timer'; readonly subject: SubjectKey | null; readonly minutes: number | null }
  | {
      readonly kind: 'plan';
      readonly day: StudyDay;
      readonly subject: SubjectKey;
      readonly type: WeeklyEntryType;
    }
  | {
      readonly kind: 'questions';
      readonly date: StudyDay;
      readonly subject: SubjectKey;
      readonly topic: string | null;
      readonly correct: number;
      readonly wrong: number;
    }
  | { readonly kind: 'reminder'; readonly date: StudyDay; readonly text: string }
  | { readonly kind: 'page'; readonly path: string; readonly title: string };

/** Without an action, the text names what is missing. */
export interface Proposal {
  readonly action: Action | null;
  readonly response: string;
}
