import { useQuery } from '@tanstack/react-query';
import { Text } from '../../ui/layout/text.tsx';
import { topicHistoryQuery } from './topic-history.queries.ts';
import { topicHistoryTexts as texts } from './topic-history.texts.ts';
import { HistoryByYear, recentText } from './topic-history.tsx';

export const AskedLine = ({ subject, topic }: { subject: string; topic: string }) => {
  const { data } = useQuery(topicHistoryQuery(subject));
  const history = data?.find((each) => each.topic === topic);
  if (!history || history.recent.years === 0) return null;
  return (
    <Text as="details" tone="muted" size="tiny">
      <Text as="summary" minTouchTarget>
        {recentText(history)} ({texts.unofficial})
      </Text>
      <HistoryByYear history={history} />
    </Text>
  );
};
