import type { TopicHistory } from '@netlik/contract/study/topic-facts';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { topicHistoryTexts as texts } from './topic-history.texts.ts';

/** Names the topics that share the count. */
export const recentText = ({ recent, sharedWith }: Pick<TopicHistory, 'recent' | 'sharedWith'>): string => {
  if (recent.years === 0) return texts.uncounted;
  const counted = texts.recent(recent.years, recent.questions);
  return sharedWith.length > 0 ? `${counted} (${texts.shared(sharedWith)})` : counted;
};

export const HistoryByYear = ({ history }: { history: TopicHistory }) => (
  <Stack gap="2">
    <Row as="dl" gap="2 4" wrap aria-label={texts.byYear}>
      {history.years.toReversed().map(({ year, questions }) => (
        <Stack key={year} align="center">
          <Text as="dt" tone="muted" size="tiny" numbers>
            {year}
          </Text>
          <Text as="dd" size="small" weight="semibold" numbers>
            {questions}
          </Text>
        </Stack>
      ))}
    </Row>
  </Stack>
);
