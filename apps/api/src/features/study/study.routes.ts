import { studyRuns } from '@netlik/contract/study/study-runs';
import { studySessions } from '@netlik/contract/study/study-sessions';
import type { Deps } from '../../deps.ts';
import { mount, type Server } from '../../http/mount.ts';
import { tellAfter } from './study-news.service.ts';
import { stopRun } from './study-runs/stop-run.service.ts';
import { activeRun, startRun, takeOver, tick } from './study-runs/study-runs.service.ts';
import {
  changeSession,
  createSession,
  getSession,
  pageOfSessions,
  removeSession,
} from './study-sessions/study-sessions.service.ts';

export const studyRoutes = (server: Server, deps: Deps) => {
  mount(server, deps, studySessions, {
    list: ({ actor, query }) => pageOfSessions(deps, actor, query),
    create: ({ actor, body, idempotency }) =>
      tellAfter(deps, actor, createSession(deps, actor, body, idempotency)),
    get: ({ actor, params }) => getSession(deps, actor, params.id),
    update: ({ actor, params, body }) => tellAfter(deps, actor, changeSession(deps, actor, params.id, body)),
    remove: ({ actor, params }) => tellAfter(deps, actor, removeSession(deps, actor, params.id)),
  });
  mount(server, deps, studyRuns, {
    active: ({ actor }) => activeRun(deps, actor),
    start: ({ actor, body, idempotency }) => startRun(deps, actor, body, idempotency),
    tick: ({ actor, body }) => tick(deps, actor, body),
    takeover: ({ actor, body }) => takeOver(deps, actor, body.runId),
    stop: ({ actor, body, idempotency }) => stopRun(deps, actor, body, idempotency),
  });
};
