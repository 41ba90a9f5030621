import { adminUsers } from '@netlik/contract/identity/admin-users';
import { feature } from '../../http/feature.ts';
import { invitePeople } from '../sign-in/invitations.service.ts';
import { listUsers } from '../users/users.service.ts';
import {
  endExpiredPremium,
  getPlan,
  listLapsing,
  setEntitlements,
  setLimits,
  setPlan,
} from './plans.service.ts';

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
