import { lazy } from 'react';
import { ExamAttemptsPage } from '../../features/exam-attempts/exam-attempts-page.tsx';
import { WhenSeen } from '../dashboard/when-seen.tsx';

const SuggestionPanel = lazy(async () => ({
  default: (await import('../../features/ai-suggestions/suggestion-panel.tsx')).SuggestionPanel,
}));

const suggestions = (
  <div data-screen-only>
    <WhenSeen minHeight={1}>
      <SuggestionPanel scope="exam_tracker" title="Öneriler" />
    </WhenSeen>
  </div>
);

export const ExamTrackerPage = () => <ExamAttemptsPage suggestions={suggestions} />;
