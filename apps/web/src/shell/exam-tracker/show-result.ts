import type { ExamAttempt } from '@netlik/contract/exam-attempts';
import { queryClient } from '../query-client.ts';

const loadMoment = () => import('../moments/exam-moment.ts');

/** A device that cannot load it has the saved row. */
export const showResult = (attempt: ExamAttempt) =>
  void loadMoment().then(
    ({ showExamMoment }) => showExamMoment(queryClient, attempt),
    () => undefined,
  );
