import type { SuggestionScope } from '@netlik/domain/assistant/ai-suggestions/values';
import { Card } from '../../ui/layout/card.tsx';
import { suggestionTexts as texts } from './ai-suggestions.texts.ts';
import { SuggestionList } from './suggestion-list.tsx';

/** `title`: where the scope's own would repeat what the page is about. `canSearch`: on pages without a button for all scopes. */
type Props = { scope: SuggestionScope; title?: string; canSearch?: boolean };

export const SuggestionPanel = ({ scope, title = texts.scopes[scope].title, canSearch }: Props) => (
  <Card title={title} lead={texts.scopes[scope].lead}>
    <SuggestionList scope={scope} canSearch={canSearch} />
  </Card>
);
