import { studySessions } from '@netlik/contract/study/study-sessions';
import { feature } from '../../http/feature.ts';
import { studyJobs } from '../study.jobs.ts';
import {
  createStudySession,
  getStudySession,
  listStudySessions,
  removeStudySession,
} from './study-sessions.service.ts';
import { updateStudySession } from './update-session.service.ts';

export const studySessionsFeature = feature(
  studySessions,
  (deps) => ({
    list: ({ actor, query }) => listStudySessions(deps, actor, query),
    create: ({ actor, body, idempotency }) => createStudySession(deps, actor, body, idempotency),
    get: ({ actor, params }) => getStudySession(deps, actor, params.id),
    update: ({ actor, params, body }) => updateStudySession(deps, actor, params.id, body),
    remove: ({ actor, params }) => removeStudySession(deps, actor, params.id),
  }),
  { jobs: studyJobs, demo: async () => (await import('../../demo/study/fill-study.ts')).fillDemoStudy },
);
