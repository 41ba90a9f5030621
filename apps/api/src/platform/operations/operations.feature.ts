import { operations } from '@netlik/contract/platform/operations';
import type { Deps } from '../../deps.ts';
import { feature } from '../../http/feature.ts';
import { createCallClock } from './call-clock.ts';
import {
  getState,
  listKeptBackups,
  listQueues,
  listUnsentMails,
  resendMail,
  runJob,
} from './operations.service.ts';

export const operationsFeature = feature(
  operations,
  (deps, calls) => ({
    state: () => getState(deps),
    jobs: () => listQueues(deps),
    runJob: ({ actor, params }) => runJob(deps, actor, params.queue),
    mails: ({ query }) => listUnsentMails(deps, query),
    resendMail: ({ actor, params }) => resendMail(deps, actor, params.id),
    backups: () => listKeptBackups(deps),
    calls: () => ({ since: calls.since, calls: calls.slowest() }),
  }),
  {
    keep: (deps: Deps) => createCallClock(deps.clock.now()),
    routes: ({ app }, _deps, calls) => {
      app.addHook('onResponse', (request, reply, done) => {
        const route = request.routeOptions.url;
        // Event streams end when their page closes.
        const isStream = reply.getHeader('content-type') === 'text/event-stream';
        if (route && !isStream) calls.record(request.method, route, reply.elapsedTime);
        done();
      });
    },
  },
);
