import type { ExamAttempt } from '@netlik/contract/exams/exam-attempts';
import { queryClient } from '../../data/query-client.ts';

const loadMoment = () => import('../celebrations/exam-moment.ts');

/** If loading fails, the saved row is enough. */
export const showResult = (attempt: ExamAttempt) =>
  void loadMoment().then(
    ({ showExamMoment }) => showExamMoment(queryClient, attempt),
    () => undefined,
  );
