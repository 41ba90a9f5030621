import type { SuggestionScope } from '@netlik/domain/assistant/ai-suggestions/values';
import { Section } from '../../ui/layout/card.tsx';
import { suggestionTexts as texts } from './ai-suggestions.texts.ts';
import { SuggestionList } from './suggestion-list.tsx';

/**
 * `title` replaces the scope's heading where it would repeat the page's. `canSearch` is for pages without a
 * refresh button.
 */
type Props = { scope: SuggestionScope; title?: string; canSearch?: boolean };

export const SuggestionPanel = ({ scope, title = texts.scopes[scope].title, canSearch }: Props) => (
  <Section title={title} lead={texts.scopes[scope].lead}>
    <SuggestionList scope={scope} canSearch={canSearch} />
  </Section>
);
