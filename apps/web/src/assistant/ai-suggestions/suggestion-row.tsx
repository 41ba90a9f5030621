import type { AiSuggestion } from '@netlik/contract/assistant/ai-suggestions';
import type { SuggestionScope } from '@netlik/domain/assistant/ai-suggestions/values';
import { addDays, dayOfWeek, studyDay } from '@netlik/domain/study-day';
import CloseIcon from 'lucide-react/icons/x';
import { Link } from 'react-router';
import { formatDayMonthWeekday } from '../../formats/days.ts';
import { TopicAsked } from '../../study/topic-facts/topic-asked.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { MenuButton } from '../../ui/overlays/menu.tsx';
import styles from './ai-suggestions.module.css';
import { useDecisions } from './ai-suggestions.queries.ts';
import { suggestionTexts as texts } from './ai-suggestions.texts.ts';

/** Offers today and the next six days, because the server resolves a past weekday to next week. */
const comingDays = () => {
  const today = studyDay(new Date());
  return Array.from({ length: 7 }, (_, days) => {
    const date = addDays(today, days);
    return { day: dayOfWeek(date) - 1, label: formatDayMonthWeekday(date) };
  });
};

type Props = {
  suggestion: AiSuggestion;
  /** Null in the list that merges all scopes. */
  scope: SuggestionScope | null;
  /** Shows the most valuable suggestion larger, with the page's main action. */
  first?: boolean;
};

export const SuggestionRow = ({ suggestion, scope, first }: Props) => {
  const { busy, accept, dismiss } = useDecisions(scope);
  const message = suggestion.messages[scope ?? 'default'] ?? suggestion.messages.default ?? '';
  const [label, path] = suggestion.source.split('|');
  return (
    <Row as="li" gap="2 6" align="center" wrap aria-busy={busy || undefined}>
      <Stack gap="1" className={styles.words}>
        <Text as="span" tone="muted" size="tiny" weight="semibold">
          {texts.types[suggestion.type]}
        </Text>
        <Text size={first ? 'large' : undefined} weight="semibold">
          {message}
        </Text>
        <Text tone="muted" size="small" numbers>
          {suggestion.reason}{' '}
          {path && (
            <Link to={path} className={styles.source}>
              {label}
            </Link>
          )}
        </Text>
        <TopicAsked subject={suggestion.subject} topic={suggestion.topic} />
      </Stack>
      <Row gap="1" align="center">
        <MenuButton
          named
          primary={first}
          label={texts.accept}
          about={texts.about(texts.accept, message)}
          items={[
            { label: texts.bestDay, onSelect: () => accept(suggestion, null) },
            ...comingDays().map(({ day, label }) => ({ label, onSelect: () => accept(suggestion, day) })),
          ]}
        />
        <IconButton label={texts.about(texts.dismiss, message)} onClick={() => dismiss(suggestion)}>
          <CloseIcon size={18} />
        </IconButton>
      </Row>
    </Row>
  );
};
