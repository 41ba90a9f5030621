import { useQuery } from '@tanstack/react-query';
import { Text } from '../ui/layout/text.tsx';
import { topicHistoryTexts as texts } from './topic-history.texts.ts';
import { HistoryByYear, recentText } from './topic-history.tsx';
import { topicHistoryQuery } from './topic-map.queries.ts';

export const AskedLine = ({ subject, topic }: { subject: string; topic: string }) => {
  const { data } = useQuery(topicHistoryQuery(subject));
  const history = data?.find((each) => each.topic === topic);
  if (!history || history.recent.years === 0) return null;
  return (
    <Text as="details" look="muted tiny">
      <summary>
        {recentText(history)} ({texts.unofficial})
      </summary>
      <HistoryByYear history={history} />
    </Text>
  );
};
