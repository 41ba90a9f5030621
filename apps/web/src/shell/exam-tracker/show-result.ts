import type { ExamAttempt } from '@netlik/contract/exams/exam-attempts';
import { queryClient } from '../../data/query-client.ts';

const loadCelebration = () => import('../celebrations/exam-celebration.ts');

/** If loading fails, the saved row is enough. */
export const showResult = (attempt: ExamAttempt) =>
  void loadCelebration().then(
    ({ showExamCelebration }) => showExamCelebration(queryClient, attempt),
    () => undefined,
  );
