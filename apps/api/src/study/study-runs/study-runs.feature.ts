import { studyRuns } from '@netlik/contract/study/study-runs';
import { feature } from '../../http/feature.ts';
import { stopStudyRun } from './stop-run.service.ts';
import { getActiveStudyRun, startStudyRun, takeOverStudyRun, tickStudyRun } from './study-runs.service.ts';

export const studyRunsFeature = feature(
  studyRuns,
  (deps) => ({
    active: ({ actor }) => getActiveStudyRun(deps, actor),
    start: ({ actor, body, idempotency }) => startStudyRun(deps, actor, body, idempotency),
    tick: ({ actor, body }) => tickStudyRun(deps, actor, body),
    takeover: ({ actor, body }) => takeOverStudyRun(deps, actor, body.runId),
    stop: ({ actor, body, idempotency }) => stopStudyRun(deps, actor, body, idempotency),
  }),
  { demo: async () => (await import('./study-runs.demo.ts')).fillDemoRuns },
);
