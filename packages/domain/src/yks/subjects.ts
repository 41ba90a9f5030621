import { isSubjectKey, type Subject, type SubjectGroup, type SubjectKey } from './subject-keys.ts';
import { SUBJECT_DATA } from './subjects.data.ts';

const byKey = new Map(SUBJECT_DATA.map((subject) => [subject.key, subject]));

/** In catalogue order. */
export const SUBJECTS: readonly Subject[] = SUBJECT_DATA;

export function subjectOf(key: SubjectKey): Subject {
  const subject = byKey.get(key);
  if (!subject) throw new RangeError(`Unknown subject: ${key}`);
  return subject;
}

/** AYT Fizik for TYT Fizik and the other way round; null where only one exam has it. */
export function subjectInOtherExam(key: SubjectKey): SubjectKey | null {
  const other = key.endsWith('_ayt') ? key.slice(0, -'_ayt'.length) : `${key}_ayt`;
  return isSubjectKey(other) ? other : null;
}

export function subjectsOfGroup(group: SubjectGroup): Subject[] {
  return SUBJECT_DATA.filter((subject) => subject.group === group);
}
