import { lazy } from 'react';
import { WhenSeen } from './when-seen.tsx';

const SuggestionPanel = lazy(async () => ({
  default: (await import('../../features/ai-suggestions/suggestion-panel.tsx')).SuggestionPanel,
}));

export const DashboardSuggestions = () => (
  <WhenSeen minHeight={1}>
    <SuggestionPanel scope="dashboard" />
  </WhenSeen>
);
