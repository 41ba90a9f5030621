import type { SuggestionScope } from '@netlik/domain/assistant/ai-suggestions/values';
import { useQuery } from '@tanstack/react-query';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { SkeletonBars } from '../../ui/states/skeleton.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { suggestionQueries, useRefresh } from './ai-suggestions.queries.ts';
import { suggestionTexts as texts } from './ai-suggestions.texts.ts';
import { SuggestionRow } from './suggestion-row.tsx';

/** About the height of a suggestion, to limit the layout shift on loading. */
const ROW_HEIGHT = 140;

const Search = () => {
  const { seconds, busy, refresh } = useRefresh();
  return (
    <Button look="line" small busy={busy} disabled={seconds > 0} onClick={refresh}>
      {seconds > 0 ? texts.refreshIn(seconds) : texts.refresh}
    </Button>
  );
};

type Props = { scope: SuggestionScope; canSearch?: boolean };

export const SuggestionList = ({ scope, canSearch }: Props) => {
  const query = useQuery(suggestionQueries.ofScope(scope));
  const { data } = query;
  const { nextStep, nextPage } = texts.scopes[scope];
  return (
    <>
      <UntilLoaded query={query} failed={texts.loadFailed} compact>
        <SkeletonBars count={3} height={ROW_HEIGHT} />
      </UntilLoaded>
      {data?.length === 0 && (
        <EmptyState
          drawing="cards"
          compact
          title={texts.emptyTitle}
          text={texts.emptyText}
          action={
            canSearch ? (
              <Search />
            ) : (
              <ButtonLink look="line" small to={nextPage}>
                {nextStep}
              </ButtonLink>
            )
          }
        />
      )}
      {data && data.length > 0 && (
        <Stack as="ul" gap="3" divided>
          {data.map((suggestion) => (
            <SuggestionRow key={suggestion._id} suggestion={suggestion} scope={scope} />
          ))}
        </Stack>
      )}
    </>
  );
};
