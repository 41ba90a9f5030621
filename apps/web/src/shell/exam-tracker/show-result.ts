import type { ExamAttempt } from '@netlik/contract/exams/exam-attempts';
import { queryClient } from '../../data/query-client.ts';

const loadMoment = () => import('../celebrations/exam-moment.ts');

/** A device that cannot load it has the saved row. */
export const showResult = (attempt: ExamAttempt) =>
  void loadMoment().then(
    ({ showExamMoment }) => showExamMoment(queryClient, attempt),
    () => undefined,
  );
