import { adminCoaches } from '@netlik/contract/coach/admin-coaches';
import { coachFeedback } from '@netlik/contract/coach/coach-feedback';
import { feature } from '../../http/feature.ts';
import {
  getCoachPerformance,
  listCoachedStudents,
  listCoaches,
  listCoachPerformances,
} from './admin-coaches.service.ts';
import { assignCoach, listAssignments, moveStudents, reassignStudent } from './assignments.service.ts';
import {
  getFeedback,
  listFeedbacks,
  markFeedbackRead,
  summarizeFeedbacks,
} from './coach-feedback.service.ts';

export const adminCoachesFeature = feature(adminCoaches, (deps) => ({
  list: ({ query }) => listCoaches(deps, query),
  students: ({ params, query }) => listCoachedStudents(deps, params.id, query),
  performance: ({ params }) => getCoachPerformance(deps, params.id),
  moveStudents: async ({ actor, params, body, transaction, alsoNotify }) => {
    const { toCoachId } = body;
    const reply = await moveStudents({ ...deps, transaction }, actor, params.id, toCoachId);
    for (const id of [params.id, toCoachId, ...reply.studentIds]) alsoNotify(id);
    return { moved: reply.moved };
  },
  listAssignments: ({ query }) => listAssignments(deps, query),
  assign: async ({ actor, body, transaction, alsoNotify }) => {
    const outcome = await assignCoach({ ...deps, transaction }, actor, body);
    for (const id of [body.coachId, ...outcome.assigned]) alsoNotify(id);
    return outcome;
  },
  reassign: async ({ actor, body, transaction, alsoNotify }) => {
    const reply = await reassignStudent({ ...deps, transaction }, actor, body);
    for (const id of [body.fromCoachId, body.toCoachId, body.studentId]) alsoNotify(id);
    return reply;
  },
}));

export const coachFeedbackFeature = feature(
  coachFeedback,
  (deps) => ({
    list: ({ query }) => listFeedbacks(deps, query),
    get: ({ params }) => getFeedback(deps, params.id),
    markRead: ({ actor, params }) => markFeedbackRead(deps, actor, params.id),
    summary: () => summarizeFeedbacks(deps),
    coaches: () => listCoachPerformances(deps),
    coachesAgain: () => listCoachPerformances(deps),
  }),
  { demo: async () => (await import('./coach-feedback.demo.ts')).fillDemoCoachFeedback },
);
