import { authSessions } from '@netlik/contract/identity/auth-sessions';
import { feature } from '../../http/feature.ts';
import { identityJobs } from '../identity.jobs.ts';
import { listAuthSessions, removeAuthSession, removeOtherAuthSessions } from './auth-sessions.service.ts';

export const authSessionsFeature = feature(
  authSessions,
  (deps) => ({
    list: ({ actor }) => listAuthSessions(deps, actor),
    remove: ({ actor, params }) => removeAuthSession(deps, actor, params.id),
    removeOthers: ({ actor }) => removeOtherAuthSessions(deps, actor),
  }),
  { jobs: identityJobs },
);
