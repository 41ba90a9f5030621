import type { CallInput } from '@netlik/contract/endpoint';
import { adminSystem } from '@netlik/contract/platform/admin-system';
import { audit } from '@netlik/contract/platform/audit';
import { read } from '../../data/calls/read.ts';

const METRICS_MS = 60_000;

export const adminQueries = {
  metrics: () => read(adminSystem.metrics, {}, { refetchInterval: METRICS_MS }),
  growth: () => read(adminSystem.userGrowth, {}),
  audit: (query: CallInput<typeof audit.list>['query']) =>
    read(audit.list, { query }, { keepPrevious: true }),
};
