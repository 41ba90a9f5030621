import { addDays, daysBetween, type StudyDay } from '../../study-day.ts';
import { questionCounts } from '../../yks/exams.ts';
import type { FieldType } from '../../yks/fields.ts';
import { SUBJECT_KEYS, type SubjectKey } from '../../yks/subject-keys.ts';
import { topicsOf } from '../../yks/topics.ts';

/** Fewer days give no reliable pace. */
export const MIN_DONE_DAYS = 5;

export interface Projection {
  readonly done: number;
  readonly days: number;
  readonly left: number;
  readonly endsOn: StudyDay;
}

/** Projects the pace since the first completed topic; `doneDays` has one day per completed topic. */
export function projectEnd(doneDays: readonly StudyDay[], left: number, today: StudyDay): Projection | null {
  if (left === 0 || new Set(doneDays).size < MIN_DONE_DAYS) return null;
  const first = [...doneDays].sort()[0]!;
  const done = doneDays.length;
  const days = daysBetween(first, today) + 1;
  return { done, days, left, endsOn: addDays(today, Math.ceil((left * days) / done)) };
}

/**
 * Subjects of the student's exams in catalogue order, plus others with work. Of the three YDT languages only
 * those with work count, or English.
 */
export function subjectsToFinish(
  field: FieldType | null,
  touched: ReadonlySet<SubjectKey>,
): readonly SubjectKey[] {
  const wanted = new Set<SubjectKey>([...questionCounts('TYT', 'sayisal').keys(), ...touched]);
  if (field) for (const key of questionCounts('AYT', field).keys()) wanted.add(key);
  const languages = field === 'dil' ? [...questionCounts('YDT', field).keys()] : [];
  if (languages.length > 0 && !languages.some((key) => touched.has(key))) wanted.add('ingilizce');
  return SUBJECT_KEYS.filter((key) => wanted.has(key) && topicsOf(key).length > 0);
}
