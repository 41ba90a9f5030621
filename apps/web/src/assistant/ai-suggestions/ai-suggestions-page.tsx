import { SUGGESTION_SCOPES } from '@netlik/domain/assistant/ai-suggestions/values';
import { useQuery } from '@tanstack/react-query';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { SkeletonBars, SkeletonBlock } from '../../ui/states/skeleton.tsx';
import { UntilLoaded } from '../../ui/states/until-loaded.tsx';
import { useTour } from '../../ui/tutorial/tutorial.ts';
import { suggestionQueries, useRefresh } from './ai-suggestions.queries.ts';
import { suggestionTexts as texts } from './ai-suggestions.texts.ts';
import { DismissedList } from './dismissed-list.tsx';
import { SuggestionRow } from './suggestion-row.tsx';

export const AiSuggestionsPage = () => {
  useTour('ai-suggestions');
  const { seconds, busy, refresh } = useRefresh();
  const query = useQuery(suggestionQueries.all());
  const [first, ...others] = query.data ?? [];
  return (
    <PageFrame
      title={texts.title}
      lead={texts.lead}
      width="narrow"
      actions={
        <div data-tour="suggestions-refresh">
          <Button look="line" busy={busy} disabled={seconds > 0} onClick={refresh}>
            {seconds > 0 ? texts.refreshIn(seconds) : texts.refresh}
          </Button>
        </div>
      }
    >
      <UntilLoaded query={query} failed={texts.loadFailed}>
        <SkeletonBlock height={180} />
        <SkeletonBars count={4} height={92} />
      </UntilLoaded>
      <Stack gap="4" data-tour="suggestions-panels">
        {query.data && !first && (
          <EmptyState
            drawing="exams"
            title={texts.emptyTitle}
            text={texts.emptyText}
            action={SUGGESTION_SCOPES.toReversed().map((scope, index) => (
              <ButtonLink
                key={scope}
                look={index === 0 ? 'primary' : 'line'}
                to={texts.scopes[scope].nextPage}
              >
                {texts.scopes[scope].nextStep}
              </ButtonLink>
            ))}
          />
        )}
        {first && (
          <Card alive>
            <ul aria-label={texts.now}>
              <SuggestionRow suggestion={first} scope={null} first />
            </ul>
          </Card>
        )}
        {others.length > 0 && (
          <Stack as="ul" gap="3" divided aria-label={texts.list}>
            {others.map((suggestion) => (
              <SuggestionRow key={suggestion._id} suggestion={suggestion} scope={null} />
            ))}
          </Stack>
        )}
        <DismissedList />
      </Stack>
      <Row gap="2" wrap>
        <ButtonLink look="line" small to="/ai-assistant">
          {texts.openAssistant}
        </ButtonLink>
        <ButtonLink look="line" small to="/weekly-plan">
          {texts.openPlan}
        </ButtonLink>
      </Row>
    </PageFrame>
  );
};
