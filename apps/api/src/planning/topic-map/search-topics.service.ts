import { MAX_HITS } from '@netlik/contract/platform/search';
import { tr } from '@netlik/domain/turkish';
import { SUBJECT_KEYS } from '@netlik/domain/yks/subject-keys';
import { subjectOf } from '@netlik/domain/yks/subjects';
import { topicsOf } from '@netlik/domain/yks/topics';
import type { SearchSource } from '../../http/search-source.ts';

type FoldedTopic = { subject: string; label: string; topic: string; folded: string };
let topics: FoldedTopic[] | undefined;

const foldedTopics = (): FoldedTopic[] => {
  topics ??= SUBJECT_KEYS.flatMap((subject) => {
    const { label } = subjectOf(subject);
    return topicsOf(subject).map((topic) => ({
      subject,
      label,
      topic,
      // A space before each word, so that a match at its start ranks first.
      folded: ` ${tr.fold(`${topic} ${label}`)}`,
    }));
  });
  return topics;
};

/** From memory: the catalogue has a few hundred topics. */
export const searchTopics: SearchSource = (_deps, actor, folded) => {
  if (actor.role !== 'student') return [];
  const words = folded.split(' ');
  return foldedTopics()
    .filter((topic) => words.every((word) => topic.folded.includes(word)))
    .toSorted(
      (one, other) => Number(other.folded.includes(` ${folded}`)) - Number(one.folded.includes(` ${folded}`)),
    )
    .slice(0, MAX_HITS)
    .map(({ subject, label, topic }) => ({
      kind: 'topic',
      id: `${subject}/${topic}`,
      title: topic,
      detail: label,
      path: `/topic-map?subject=${subject}&topic=${encodeURIComponent(topic)}`,
    }));
};
