import type { ExamAttempt } from '@netlik/contract/exams/exam-attempts';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { onWriteSent } from '../../data/outbox/outbox.ts';
import { ExamAttemptsPage } from '../../exams/exam-attempts/exam-attempts-page.tsx';
import { lazyNamed } from '../../ui/layout/lazy-named.ts';
import { SuggestionsSlot } from '../slots/suggestions-slot.tsx';
import { showResult } from './show-result.ts';

/** Offline the page renders without it. */
const GoalBar = lazy<ComponentType>(async () => {
  try {
    const loaded = await import('../../exams/estimates/goal-bar.tsx');
    return { default: loaded.GoalBar };
  } catch {
    return { default: () => null };
  }
});

const OwnImportDialog = lazyNamed(
  () => import('../../exams/exam-imports/exam-import.tsx'),
  'OwnImportDialog',
);

const ToMistakesDialog = lazyNamed(() => import('./to-mistakes-dialog.tsx'), 'ToMistakesDialog');

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
  // Shows the result of an attempt added offline and sent while this page is open.
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
