import { audit } from '@netlik/contract/platform/audit';
import { feature } from '../../http/feature.ts';
import { listAuditEntries, sweepAuditEntries } from './audit.service.ts';

export const auditFeature = feature(
  audit,
  (deps) => ({ list: ({ query }) => listAuditEntries(deps, query) }),
  {
    jobs: (deps) =>
      deps.jobs.define(
        'audit.sweep',
        async () => {
          await sweepAuditEntries(deps);
        },
        { cron: '50 4 * * *' },
      ),
  },
);
