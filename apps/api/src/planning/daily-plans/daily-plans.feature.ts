import { dailyPlans } from '@netlik/contract/planning/daily-plans/daily-plans';
import { studentPrograms } from '@netlik/contract/planning/daily-plans/student-programs';
import { feature } from '../../http/feature.ts';
import { findSubjectPreference } from '../videos/videos.service.ts';
import {
  createDailyPlan,
  getPlanOfDay,
  listActivePlans,
  listDailyPlans,
  listPlanStats,
  markPlanSeen,
  updateDailyPlan,
} from './daily-plans.service.ts';
import { linkSession, setSubjectActive, submitFeedback, updatePlanSubject } from './plan-work.service.ts';
import { getStudentProgram, listStudentPrograms } from './student-programs.service.ts';

export const dailyPlansFeature = feature(
  dailyPlans,
  (deps) => ({
    list: ({ actor, query }) => listDailyPlans(deps, actor, query),
    stats: ({ actor, query }) => listPlanStats(deps, actor, query),
    active: ({ actor }) => listActivePlans(deps, actor),
    byDate: ({ actor, params, query }) => getPlanOfDay(deps, actor, params.date, query.source),
    create: ({ actor, body }) => createDailyPlan(deps, actor, body),
    update: ({ actor, params, body }) => updateDailyPlan(deps, actor, params.id, body),
    updateSubject: ({ actor, params, body }) => updatePlanSubject(deps, actor, params, body),
    setSubjectActive: ({ actor, params, body }) => setSubjectActive(deps, actor, params, body),
    liveTracking: ({ actor, params, body: { subjectIndex: index, isActive } }) =>
      setSubjectActive(deps, actor, { id: params.id, index }, { isActive }),
    markSeen: ({ actor, params }) => markPlanSeen(deps, actor, params.id),
    linkSession: ({ actor, params, body }) => linkSession(deps, actor, params.id, body),
    studentFeedback: ({ actor, params, body }) => submitFeedback(deps, actor, params.id, body),
    subjectPreferences: async ({ actor, query: { subject } }) => ({
      subject,
      playlistId: (await findSubjectPreference(deps.db, actor.id, subject))?.playlistId ?? null,
    }),
  }),
  { demo: async () => (await import('./daily-plans.demo.ts')).fillDemoDailyPlans },
);

export const studentProgramsFeature = feature(studentPrograms, (deps) => ({
  list: ({ actor, query }) => listStudentPrograms(deps, actor, query),
  get: ({ actor, params }) => getStudentProgram(deps, actor, params.id),
}));
