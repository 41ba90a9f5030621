import { useQuery } from '@tanstack/react-query';
import { Button } from '../../ui/buttons/button.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import styles from './ai-suggestions.module.css';
import { suggestionQueries, useBringBack } from './ai-suggestions.queries.ts';
import { suggestionTexts as texts } from './ai-suggestions.texts.ts';

export const DismissedList = () => {
  const { data = [] } = useQuery(suggestionQueries.dismissed());
  const bringBack = useBringBack();
  if (data.length === 0) return null;
  return (
    <details>
      <Text as="summary" tone="muted" size="small" minTouchTarget>
        {texts.dismissedFold(data.length)}
      </Text>
      <Stack as="ul" gap="3" divided>
        {data.map(({ _id: id, messages, reason }) => (
          <Row as="li" key={id} gap="2 6" align="center" between wrap>
            <Stack gap="1" className={styles.words}>
              <Text tone="muted" weight="medium">
                {messages.default}
              </Text>
              <Text tone="muted" size="small" numbers>
                {reason}
              </Text>
            </Stack>
            <Button
              look="line"
              small
              aria-label={texts.about(texts.bringBack, messages.default ?? '')}
              onClick={() => bringBack({ params: { id } })}
            >
              {texts.bringBack}
            </Button>
          </Row>
        ))}
      </Stack>
    </details>
  );
};
