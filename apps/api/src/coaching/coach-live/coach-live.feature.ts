import { coachLive } from '@netlik/contract/coaching/coach-live';
import { feature } from '../../http/feature.ts';
import { markEvaluationRead } from '../coach-programs/programs.service.ts';
import { dismissAttention, getBoard, listAttention } from './attention.service.ts';
import { coachDigestJobs } from './coach-digest.jobs.ts';
import { getLiveDashboard, listStudentReports, sumStudentReports } from './coach-live.service.ts';

export const coachLiveFeature = feature(
  coachLive,
  (deps) => ({
    dashboard: ({ actor, query }) => getLiveDashboard(deps, actor, query),
    reports: ({ actor, query }) => listStudentReports(deps, actor, query),
    reportSums: ({ actor, query }) => sumStudentReports(deps, actor, query),
    attention: ({ actor, query }) => listAttention(deps, actor, query),
    dismissAttention: ({ actor, body }) => dismissAttention(deps, actor, body),
    readEvaluation: ({ actor, params }) => markEvaluationRead(deps, actor, params.id),
    board: ({ actor, query }) => getBoard(deps, actor, query),
  }),
  { jobs: coachDigestJobs },
);
