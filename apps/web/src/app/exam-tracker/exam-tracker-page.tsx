import { ExamAttemptsPage } from '../../features/exam-attempts/exam-attempts-page.tsx';
import { SuggestionsSlot } from '../slots/suggestions-slot.tsx';

const suggestions = (
  <div data-screen-only>
    <SuggestionsSlot scope="exam_tracker" title="Öneriler" />
  </div>
);

export const ExamTrackerPage = () => <ExamAttemptsPage suggestions={suggestions} />;
