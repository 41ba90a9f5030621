import { parentReports } from '@netlik/contract/coaching/parent-reports';
import { feature } from '../../http/feature.ts';
import {
  allowReports,
  closeReportLink,
  createReportLink,
  getParentReport,
  getPermission,
  withdrawReports,
} from './parent-reports.service.ts';

export const parentReportsFeature = feature(parentReports, (deps) => ({
  get: ({ actor, params, query }) => getParentReport(deps, actor, params.id, Number(query.days)),
  create: async ({ actor, params, body, alsoNotify }) => {
    const link = await createReportLink(deps, actor, params.id, body.days);
    alsoNotify(params.id);
    return link;
  },
  revoke: async ({ actor, params, alsoNotify }) => {
    const closed = await closeReportLink(deps, actor, params);
    alsoNotify(params.id);
    return closed;
  },
  permission: ({ actor }) => getPermission(deps, actor),
  allow: ({ actor }) => allowReports(deps, actor),
  withdraw: ({ actor }) => withdrawReports(deps, actor),
}));
