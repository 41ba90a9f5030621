import type { AiSuggestion, SuggestionScope } from '@netlik/contract/ai-suggestions';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { SkeletonBlock } from '../../ui/states/skeleton.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import styles from './ai-suggestions.module.css';
import { suggestionQueries, useDecisions, useRefresh } from './ai-suggestions.queries.ts';
import { suggestionTexts as texts } from './ai-suggestions.texts.ts';

const SuggestionRow = ({ suggestion, scope }: { suggestion: AiSuggestion; scope: SuggestionScope }) => {
  const { busy, accept, dismiss } = useDecisions(scope);
  const [day, setDay] = useState<number | null>(null);
  const message = suggestion.messages[scope] ?? suggestion.messages.default ?? '';
  const [label, path] = suggestion.source.split('|');
  return (
    <Stack as="li" gap="1" className={styles.row}>
      <Text as="span" look="muted tiny semibold">
        {texts.types[suggestion.type]}
      </Text>
      <Text look="semibold">{message}</Text>
      <Text look="muted small" numbers>
        {suggestion.reason}
      </Text>
      {path && (
        <Row as={Link} to={path} align="center" inline touch look="small">
          {label}
        </Row>
      )}
      <Row gap="2" align="center" wrap className={styles.actions}>
        <select
          className={styles.day}
          aria-label={texts.about(texts.day, message)}
          value={day ?? ''}
          onChange={(event) => setDay(event.target.value === '' ? null : Number(event.target.value))}
        >
          <option value="">{texts.bestDay}</option>
          {texts.days.map((name, index) => (
            <option key={name} value={index}>
              {name}
            </option>
          ))}
        </select>
        <Button
          small
          look="quiet"
          busy={busy}
          aria-label={texts.about(texts.accept, message)}
          onClick={() => accept(suggestion, day)}
        >
          {texts.accept}
        </Button>
        <Button
          small
          look="plain"
          busy={busy}
          aria-label={texts.about(texts.dismiss, message)}
          onClick={() => dismiss(suggestion)}
        >
          {texts.dismiss}
        </Button>
      </Row>
    </Stack>
  );
};

/** About that of a suggestion: what is below moves little when they load. */
const ROW_HEIGHT = 140;
/** Requests suggestions, where no other button of the page does. */
const Search = () => {
  const { seconds, busy, refresh } = useRefresh();
  return (
    <Button look="quiet" small busy={busy} disabled={seconds > 0} onClick={refresh}>
      {seconds > 0 ? texts.refreshIn(seconds) : texts.refresh}
    </Button>
  );
};

/** `title`: where the scope's own would repeat what the page is about. `canSearch`: on pages without a button for all scopes. */
type Props = { scope: SuggestionScope; title?: string; canSearch?: boolean };

/** The open suggestions of one scope. */
export const SuggestionPanel = ({ scope, title = texts.scopes[scope].title, canSearch }: Props) => {
  const query = useQuery(suggestionQueries.ofScope(scope));
  const { data } = query;
  const { nextStep, nextPage } = texts.scopes[scope];
  return (
    <Card title={title} lead={texts.scopes[scope].lead}>
      <UntilLoaded query={query} failed={texts.loadFailed} compact>
        <SkeletonBlock height={ROW_HEIGHT} />
        <SkeletonBlock height={ROW_HEIGHT} />
        <SkeletonBlock height={ROW_HEIGHT} />
      </UntilLoaded>
      {data?.length === 0 && (
        <EmptyState
          compact
          title={texts.emptyTitle}
          text={texts.emptyText}
          action={
            canSearch ? (
              <Search />
            ) : (
              <ButtonLink look="quiet" small to={nextPage}>
                {nextStep}
              </ButtonLink>
            )
          }
        />
      )}
      {data && data.length > 0 && (
        <Stack as="ul" gap="4">
          {data.map((suggestion) => (
            <SuggestionRow key={suggestion._id} {...{ suggestion, scope }} />
          ))}
        </Stack>
      )}
    </Card>
  );
};
