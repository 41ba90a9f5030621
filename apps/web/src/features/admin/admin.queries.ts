import type { CallInput } from '@netlik/contract/endpoint';
import { adminSystem } from '@netlik/contract/endpoints/admin/admin-system';
import { adminUsers } from '@netlik/contract/endpoints/admin/admin-users';
import { audit } from '@netlik/contract/endpoints/audit';
import { signInLog } from '@netlik/contract/endpoints/identity/sign-in-log';
import { motivation } from '@netlik/contract/endpoints/motivation';
import { read } from '../../api/read.ts';

/** The server measures once a minute. */
const METRICS_MS = 60_000;

export const adminQueries = {
  people: (query: CallInput<typeof adminUsers.listFast>['query']) =>
    read(adminUsers.listFast, { query }, { keepPrevious: true }),
  plan: (id: string) => read(adminUsers.plan, { params: { id } }),
  lapsing: (limit: number) => read(adminUsers.lapsing, { query: { limit } }, { keepPrevious: true }),
  metrics: () => read(adminSystem.metrics, {}, { refetchInterval: METRICS_MS }),
  growth: () => read(adminSystem.userGrowth, {}),
  signIns: () => read(signInLog.counts, {}),
  quote: (year: number, week: number) => read(motivation.get, { query: { year, week } }),
  audit: (query: CallInput<typeof audit.list>['query']) =>
    read(audit.list, { query }, { keepPrevious: true }),
};
