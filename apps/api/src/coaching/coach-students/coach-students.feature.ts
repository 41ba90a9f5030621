import { coachStudents } from '@netlik/contract/coaching/coach-students';
import { feature } from '../../http/feature.ts';
import {
  assignStudent,
  getStudentDetail,
  listCoachStudents,
  searchOwnStudents,
  searchStudents,
  setWeeklyGoal,
} from './coach-students.service.ts';
import { notifyCoach } from './notify-coach.service.ts';
import { listStudentExams } from './student-exams.service.ts';
import { listStudentSessions, summarizeStudentSessions } from './student-sessions.service.ts';

export const coachStudentsFeature = feature(
  coachStudents,
  (deps) => ({
    list: ({ actor, query }) => listCoachStudents(deps, actor, query),
    search: ({ query }) => searchStudents(deps, query),
    get: ({ actor, params }) => getStudentDetail(deps, actor, params.id),
    assign: async ({ actor, params, alsoNotify }) => {
      const reply = await assignStudent(deps, actor, params.id);
      alsoNotify(params.id);
      return reply;
    },
    setWeeklyGoal: async ({ actor, params, body, alsoNotify }) => {
      const reply = await setWeeklyGoal(deps, actor, params.id, body.minutes);
      alsoNotify(params.id);
      return reply;
    },
    sessions: ({ actor, query }) => listStudentSessions(deps, actor, query),
    sessionsSummary: ({ actor, query }) => summarizeStudentSessions(deps, actor, query),
    exams: ({ actor, params }) => listStudentExams(deps, actor, params.id),
  }),
  {
    search: searchOwnStudents,
    demo: async () => (await import('../coach.demo.ts')).fillDemoCoach,
    onChange: { 'study-runs': notifyCoach, 'daily-plans': notifyCoach },
  },
);
