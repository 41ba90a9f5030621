import { adminSystem } from '@netlik/contract/admin/admin-system';
import { adminUsers } from '@netlik/contract/admin/admin-users';
import { feature } from '../../http/feature.ts';
import { invitePeople } from '../identity/sign-in/invitations.service.ts';
import { listUsers } from '../identity/users/users.service.ts';
import {
  answerCollecting,
  getMetrics,
  getUserGrowth,
  measureSystem,
  processOf,
} from './admin-system/metrics.service.ts';
import {
  endExpiredPremium,
  getPlan,
  listLapsing,
  setEntitlements,
  setLimits,
  setPlan,
} from './admin-users/plans.service.ts';

export const adminUsersFeature = feature(
  adminUsers,
  (deps) => ({
    listFast: ({ query }) => listUsers(deps, query),
    list: ({ query }) => listUsers(deps, query),
    lapsing: ({ query }) => listLapsing(deps, query),
    invite: ({ actor, body }) => invitePeople(deps, actor, body.people),
    plan: ({ params }) => getPlan(deps, params.id),
    setPlan: ({ actor, params, body, alsoNotify }) => {
      alsoNotify(params.id);
      return setPlan(deps, actor, params.id, body);
    },
    setLimits: ({ actor, params, body, alsoNotify }) => {
      alsoNotify(params.id);
      return setLimits(deps, actor, params.id, body);
    },
    setEntitlements: ({ actor, params, body, alsoNotify }) => {
      alsoNotify(params.id);
      return setEntitlements(deps, actor, params.id, body.entitlements);
    },
  }),
  {
    jobs: (deps) =>
      deps.jobs.define(
        'plans.expire',
        async () => {
          await endExpiredPremium(deps);
        },
        { cron: '*/5 * * * *' },
      ),
  },
);
export const adminSystemFeature = feature(
  adminSystem,
  (deps) => ({
    metrics: () => getMetrics(deps),
    userGrowth: () => getUserGrowth(deps),
  }),
  {
    jobs: (deps) => {
      answerCollecting(deps);
      deps.jobs.define('system.measure', () => measureSystem(deps), { cron: '* * * * *', retries: 0 });
    },
    routes: ({ app }, deps) => {
      const { responses } = processOf(deps);
      app.addHook('onResponse', (_request, reply, done) => {
        responses.record(reply.elapsedTime);
        done();
      });
    },
    demo: async () => (await import('./admin-system/admin-system.demo.ts')).fillDemoSystem,
  },
);
