import { lazy, Suspense } from 'react';
import { useIsFirstLoadDone } from '../../first-load/first-load-done.ts';

const SuggestionPanel = lazy(async () => ({
  default: (await import('../../features/ai-suggestions/suggestion-panel.tsx')).SuggestionPanel,
}));

/** Loaded once the page stands: its code and its question are no part of the first load. */
export const DashboardSuggestions = () =>
  useIsFirstLoadDone() && (
    <Suspense>
      <SuggestionPanel scope="dashboard" />
    </Suspense>
  );
