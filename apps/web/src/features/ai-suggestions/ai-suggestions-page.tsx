import { suggestionScopes } from '@netlik/contract/endpoints/ai-suggestions';
import { useTour } from '../../tutorial/tutorial.ts';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { useRefresh } from './ai-suggestions.queries.ts';
import { suggestionTexts as texts } from './ai-suggestions.texts.ts';
import { suggestionsTour } from './ai-suggestions.tour.ts';
import { SuggestionPanel } from './suggestion-panel.tsx';

export const AiSuggestionsPage = () => {
  useTour(suggestionsTour);
  const { seconds, busy, refresh } = useRefresh();
  return (
    <PageFrame
      title={texts.title}
      lead={texts.lead}
      actionsBelow
      actions={
        <>
          <ButtonLink look="quiet" to="/ai-assistant">
            {texts.openAssistant}
          </ButtonLink>
          <ButtonLink look="quiet" to="/weekly-plan">
            {texts.openPlan}
          </ButtonLink>
          <div data-tour="suggestions-refresh">
            <Button busy={busy} disabled={seconds > 0} onClick={refresh}>
              {seconds > 0 ? texts.refreshIn(seconds) : texts.refresh}
            </Button>
          </div>
        </>
      }
    >
      <Grid fit={340} gap="4" align="start" data-tour="suggestions-panels">
        {suggestionScopes.map((scope) => (
          <SuggestionPanel key={scope} scope={scope} />
        ))}
      </Grid>
    </PageFrame>
  );
};
