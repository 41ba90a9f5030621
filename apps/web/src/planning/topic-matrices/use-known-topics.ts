import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { formatShare } from '../../formats/numbers.ts';
import { recentText } from '../../study/topic-facts/topic-history.tsx';
import { topicMapQuery } from '../topic-map/topic-map.queries.ts';

/** Empty texts mean unknown. */
export type KnownTopics = (topic: string) => { mastery: string; asked: string };

/** The map is optional, so topics are unknown while it loads or after a failure. */
export const useKnownTopics = (userId: string, subject: string): KnownTopics => {
  const { data } = useQuery(topicMapQuery(userId));
  return useMemo(() => {
    const topics = data?.subjects.find((one) => one.subject === subject)?.topics ?? [];
    const byName = new Map(
      topics.map(({ topic, mastery, history }) => [
        topic,
        {
          mastery: mastery === null ? '' : formatShare(mastery),
          asked: history ? recentText(history) : '',
        },
      ]),
    );
    return (topic) => byName.get(topic) ?? { mastery: '', asked: '' };
  }, [data, subject]);
};
