import { coachFeedback, FEEDBACKS_AT_ONCE } from '@netlik/contract/endpoints/coach/coach-feedback';
import { read } from '../../../api/read.ts';

export type FeedbackStatus = 'new' | 'read' | 'all';

export const coachFeedbackQueries = {
  summary: () => read(coachFeedback.summary, {}),
  coaches: () => read(coachFeedback.coaches, {}),
  list: (status: FeedbackStatus, offset: number) =>
    read(coachFeedback.list, { query: { status, limit: FEEDBACKS_AT_ONCE, offset } }, { keepPrevious: true }),
  detail: (id: string) => read(coachFeedback.get, { params: { id } }),
};
