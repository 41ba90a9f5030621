import { EXAMS } from './exams.ts';
import { FIELDS, type FieldType } from './fields.ts';
import type { SubjectKey } from './subject-keys.ts';

/** Stable sort with the field's subjects first. */
export function fieldFirst<Key extends string>(keys: readonly Key[], field: FieldType | null): Key[] {
  if (field === null) return [...keys];
  const { exams, fieldTests } = FIELDS[field];
  const own = new Set<SubjectKey>(
    exams
      .flatMap((exam) => EXAMS[exam].tests)
      .filter(({ key }) => fieldTests.includes(key))
      .flatMap(({ parts }) => parts.map(({ subjectKey }) => subjectKey)),
  );
  const isOwn = (key: Key) => own.has(key as string as SubjectKey);
  return [...keys.filter(isOwn), ...keys.filter((key) => !isOwn(key))];
}
