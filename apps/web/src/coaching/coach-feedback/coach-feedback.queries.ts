import type { coachStatisticsSorts } from '@netlik/contract/coaching/admin-coaches';
import { coachFeedback, FEEDBACKS_AT_ONCE } from '@netlik/contract/coaching/coach-feedback';
import { read } from '../../data/calls/read.ts';

type CoachesQuery = {
  q?: string;
  sort?: (typeof coachStatisticsSorts)[number];
  order?: 'asc' | 'desc';
  page?: number;
  limit?: number;
};

export type FeedbackStatus = 'new' | 'read' | 'all';

export const coachFeedbackQueries = {
  summary: () => read(coachFeedback.summary, {}),
  coaches: (query: CoachesQuery) => read(coachFeedback.coaches, { query }, { keepPrevious: true }),
  list: (status: FeedbackStatus, offset: number) =>
    read(coachFeedback.list, { query: { status, limit: FEEDBACKS_AT_ONCE, offset } }, { keepPrevious: true }),
  detail: (id: string) => read(coachFeedback.get, { params: { id } }),
};
