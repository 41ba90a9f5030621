import type { Subject, SubjectGroup, SubjectKey } from './subject-keys.ts';
import { SUBJECT_DATA } from './subjects.data.ts';

const byKey = new Map(SUBJECT_DATA.map((subject) => [subject.key, subject]));

/** In catalogue order. */
export const SUBJECTS: readonly Subject[] = SUBJECT_DATA;

export function subjectOf(key: SubjectKey): Subject {
  const subject = byKey.get(key);
  if (!subject) throw new RangeError(`Unknown subject: ${key}`);
  return subject;
}

export function subjectsOfGroup(group: SubjectGroup): Subject[] {
  return SUBJECT_DATA.filter((subject) => subject.group === group);
}

export function topicsOf(key: SubjectKey): readonly string[] {
  return subjectOf(key).topics;
}

export function hasTopic(key: SubjectKey, topic: string): boolean {
  return topicsOf(key).includes(topic);
}

export interface TopicGroup {
  readonly title: string | null;
  readonly topics: readonly string[];
}

/** The topics under their section titles; one untitled group when the subject has no sections. */
export function topicGroupsOf(key: SubjectKey): TopicGroup[] {
  const { topics, sections } = subjectOf(key);
  if (sections.length === 0) return [{ title: null, topics }];
  return sections.map(({ title, start, count }) => ({ title, topics: topics.slice(start, start + count) }));
}
