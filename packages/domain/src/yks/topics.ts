import { tr } from '../turkish.ts';
import type { SubjectKey } from './subject-keys.ts';
import { subjectInOtherExam } from './subjects.ts';
import { TOPIC_DATA } from './topics.data.ts';

export function topicsOf(key: SubjectKey): readonly string[] {
  return TOPIC_DATA[key].topics;
}

export function hasTopic(key: SubjectKey, topic: string): boolean {
  return topicsOf(key).includes(topic);
}

const otherExam = (key: SubjectKey): readonly SubjectKey[] => {
  // AYT geometry is a section of AYT mathematics.
  if (key === 'geometri') return ['matematik_ayt'];
  const other = subjectInOtherExam(key);
  return key === 'matematik_ayt' ? ['matematik', 'geometri'] : other ? [other] : [];
};

/** The subject of the other exam a topic belongs to; null for the subject's own topics and for those of no list. */
export function subjectOfOtherExam(key: SubjectKey, topic: string): SubjectKey | null {
  const wanted = tr.fold(topic.trim());
  const has = (subject: SubjectKey) => topicsOf(subject).some((name) => tr.fold(name) === wanted);
  return has(key) ? null : (otherExam(key).find(has) ?? null);
}

export interface TopicGroup {
  readonly title: string | null;
  readonly topics: readonly string[];
}

/** The topics under their section titles; one untitled group when the subject has no sections. */
export function topicGroupsOf(key: SubjectKey): TopicGroup[] {
  const { topics, sections } = TOPIC_DATA[key];
  if (sections.length === 0) return [{ title: null, topics }];
  return sections.map(({ title, start, count }) => ({ title, topics: topics.slice(start, start + count) }));
}
