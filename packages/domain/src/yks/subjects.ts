import type { Subject, SubjectGroup, SubjectKey } from './subject-keys.ts';
import { SUBJECT_DATA } from './subjects.data.ts';

const byKey = new Map(SUBJECT_DATA.map((subject) => [subject.key, subject]));

export const SUBJECTS: readonly Subject[] = SUBJECT_DATA;

export function subjectOf(key: SubjectKey): Subject {
  const subject = byKey.get(key);
  if (!subject) throw new RangeError(`Unknown subject: ${key}`);
  return subject;
}

export function subjectsOfGroup(group: SubjectGroup): Subject[] {
  return SUBJECT_DATA.filter((subject) => subject.group === group);
}
