import { coachFeedback } from '@netlik/contract/coaching/coach-feedback';
import { feature } from '../../http/feature.ts';
import { listCoachPerformances } from '../admin-coaches/admin-coaches.service.ts';
import {
  getFeedback,
  listFeedbacks,
  markFeedbackRead,
  summarizeFeedbacks,
} from './coach-feedback.service.ts';

export const coachFeedbackFeature = feature(
  coachFeedback,
  (deps) => ({
    list: ({ actor, query }) => listFeedbacks(deps, actor, query),
    get: ({ actor, params }) => getFeedback(deps, actor, params.id),
    markRead: ({ actor, params }) => markFeedbackRead(deps, actor, params.id),
    summary: () => summarizeFeedbacks(deps),
    coaches: ({ query }) => listCoachPerformances(deps, query),
    coachesAgain: ({ query }) => listCoachPerformances(deps, query),
  }),
  { demo: async () => (await import('./coach-feedback.demo.ts')).fillDemoCoachFeedback },
);
