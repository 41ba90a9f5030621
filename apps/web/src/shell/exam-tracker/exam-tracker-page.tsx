import type { ExamAttempt } from '@netlik/contract/exam-attempts';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { ExamAttemptsPage } from '../../features/exam-attempts/exam-attempts-page.tsx';
import { onWriteSent } from '../../outbox/outbox.ts';
import { SuggestionsSlot } from '../slots/suggestions-slot.tsx';
import { showResult } from './show-result.ts';

/** Offline the page renders without it. */
const GoalBar = lazy<ComponentType>(async () => {
  try {
    const loaded = await import('../../features/estimates/goal-bar.tsx');
    return { default: loaded.GoalBar };
  } catch {
    return { default: () => null };
  }
});

const OwnImportDialog = lazy(async () => ({
  default: (await import('../../features/exam-imports/own-import-dialog.tsx')).OwnImportDialog,
}));

const ToMistakesDialog = lazy(async () => ({
  default: (await import('../../features/exam-attempts/to-mistakes-dialog.tsx')).ToMistakesDialog,
}));

const suggestions = (
  <div data-screen-only>
    <SuggestionsSlot scope="exam_tracker" title="Öneriler" />
  </div>
);

const goal = (
  <Suspense>
    <GoalBar />
  </Suspense>
);

export const ExamTrackerPage = () => {
  // Typed without a connection, and sent while this page is open.
  useEffect(() => onWriteSent('examAttempts.create', ({ answer }) => showResult(answer as ExamAttempt)), []);
  return (
    <ExamAttemptsPage
      suggestions={suggestions}
      goal={goal}
      onAdded={showResult}
      TableImport={OwnImportDialog}
      ToMistakes={ToMistakesDialog}
    />
  );
};
