import type { SuggestionScope } from '@netlik/domain/assistant/ai-suggestions/values';
import { type ComponentProps, type ComponentType, lazy } from 'react';
import type { SuggestionPanel as Panel } from '../../assistant/ai-suggestions/suggestion-panel.tsx';
import { LazyWhenVisible } from '../../ui/layout/lazy-when-visible.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import styles from './slots.module.css';

/** Offline the page renders without it. */
const SuggestionPanel = lazy<ComponentType<ComponentProps<typeof Panel>>>(async () => {
  try {
    const loaded = await import('../../assistant/ai-suggestions/suggestion-panel.tsx');
    return { default: loaded.SuggestionPanel };
  } catch {
    return { default: () => null };
  }
});

const placeholder = (
  <Stack box="card" className={styles.card} aria-hidden="true">
    <span />
    <span />
    <span />
  </Stack>
);

type Props = { scope: SuggestionScope; title?: string };

/** Loads before it is visible, so that fewer suggestions shrink it below the viewport. */
export const SuggestionsSlot = ({ scope, title }: Props) => (
  <LazyWhenVisible placeholder={placeholder} rootMargin={300}>
    <SuggestionPanel scope={scope} title={title} canSearch />
  </LazyWhenVisible>
);
