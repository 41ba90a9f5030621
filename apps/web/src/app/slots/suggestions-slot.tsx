import type { SuggestionScope } from '@netlik/contract/ai-suggestions';
import { lazy } from 'react';
import { Stack } from '../../ui/layout/stack.tsx';
import { WhenSeen } from '../../ui/layout/when-seen.tsx';
import styles from './slots.module.css';

const SuggestionPanel = lazy(async () => ({
  default: (await import('../../features/ai-suggestions/suggestion-panel.tsx')).SuggestionPanel,
}));

const placeholder = (
  <Stack box="card" className={styles.card} aria-hidden="true">
    <span />
    <span />
    <span />
  </Stack>
);

type Props = { scope: SuggestionScope; title?: string };

/** Loaded before it is seen: fewer suggestions than its place is made for then shrink below the screen. */
export const SuggestionsSlot = ({ scope, title }: Props) => (
  <WhenSeen placeholder={placeholder} ahead={300}>
    <SuggestionPanel scope={scope} title={title} canSearch />
  </WhenSeen>
);
