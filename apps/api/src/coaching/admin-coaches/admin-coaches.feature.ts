import { adminCoaches } from '@netlik/contract/coaching/admin-coaches';
import { feature } from '../../http/feature.ts';
import { getCoachPerformance, listCoachedStudents, listCoaches } from './admin-coaches.service.ts';
import { assignCoach, listAssignments, moveStudents, reassignStudent } from './assignments.service.ts';

export const adminCoachesFeature = feature(adminCoaches, (deps) => ({
  list: ({ query }) => listCoaches(deps, query),
  students: ({ params, query }) => listCoachedStudents(deps, params.id, query),
  performance: ({ params }) => getCoachPerformance(deps, params.id),
  moveStudents: async ({ actor, params, body, alsoNotify }) => {
    const { toCoachId } = body;
    const reply = await moveStudents(deps, actor, params.id, toCoachId);
    for (const id of [params.id, toCoachId, ...reply.studentIds]) alsoNotify(id);
    return { moved: reply.moved };
  },
  listAssignments: ({ query }) => listAssignments(deps, query),
  assign: async ({ actor, body, alsoNotify }) => {
    const outcome = await assignCoach(deps, actor, body);
    for (const id of [body.coachId, ...outcome.assigned]) alsoNotify(id);
    return outcome;
  },
  reassign: async ({ actor, body, alsoNotify }) => {
    const reply = await reassignStudent(deps, actor, body);
    for (const id of [body.fromCoachId, body.toCoachId, body.studentId]) alsoNotify(id);
    return reply;
  },
}));
