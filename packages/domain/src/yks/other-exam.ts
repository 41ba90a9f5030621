import { tr } from '../turkish.ts';
import { isSubjectKey, type SubjectKey } from './subject-keys.ts';
import { topicsOf } from './topics.ts';

/** Maps TYT Fizik to AYT Fizik and back; null if only one exam has the subject. */
export function subjectInOtherExam(key: SubjectKey): SubjectKey | null {
  const other = key.endsWith('_ayt') ? key.slice(0, -'_ayt'.length) : `${key}_ayt`;
  return isSubjectKey(other) ? other : null;
}

const otherExam = (key: SubjectKey): readonly SubjectKey[] => {
  if (key === 'geometri') return ['matematik_ayt'];
  if (key === 'matematik_ayt') return ['matematik', 'geometri'];
  const other = subjectInOtherExam(key);
  return other ? [other] : [];
};

/** Null for the subject's own topics and for unknown topics. */
export function subjectOfOtherExam(key: SubjectKey, topic: string): SubjectKey | null {
  const wanted = tr.fold(topic.trim());
  const has = (subject: SubjectKey) => topicsOf(subject).some((name) => tr.fold(name) === wanted);
  return has(key) ? null : (otherExam(key).find(has) ?? null);
}
