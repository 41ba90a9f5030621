import type { SubjectKey } from './subject-keys.ts';
import { TOPIC_DATA } from './topics.data.ts';

export function topicsOf(key: SubjectKey): readonly string[] {
  return TOPIC_DATA[key].topics;
}

export function hasTopic(key: SubjectKey, topic: string): boolean {
  return topicsOf(key).includes(topic);
}

export interface TopicGroup {
  readonly title: string | null;
  readonly topics: readonly string[];
}

/** One untitled group if the subject has no sections. */
export function topicGroupsOf(key: SubjectKey): TopicGroup[] {
  const { topics, sections } = TOPIC_DATA[key];
  if (sections.length === 0) return [{ title: null, topics }];
  return sections.map(({ title, start, count }) => ({ title, topics: topics.slice(start, start + count) }));
}
