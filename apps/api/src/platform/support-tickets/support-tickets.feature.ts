import { adminSupportTickets, supportTickets } from '@netlik/contract/platform/support-tickets';
import { feature } from '../../http/feature.ts';
import {
  addReply,
  createReport,
  listAllReports,
  listMessages,
  listReports,
  readAttachment,
  setReportStatus,
} from './support-tickets.service.ts';

export const supportTicketsFeature = feature(
  supportTickets,
  (deps) => ({
    list: ({ actor, query }) => listReports(deps, actor, query),
    create: ({ actor, body, files, alsoNotify }) => createReport({ ...deps, alsoNotify }, actor, body, files),
    messages: ({ actor, params }) => listMessages(deps, actor, params.id),
    reply: ({ actor, params, body, files, alsoNotify }) =>
      addReply({ ...deps, alsoNotify }, actor, { ...params, ...body }, files),
    attachment: ({ actor, params }) => readAttachment(deps, actor, params),
  }),
  { demo: async () => (await import('./demo/support-tickets.demo.ts')).fillDemoReports },
);

export const adminSupportTicketsFeature = feature(adminSupportTickets, (deps) => ({
  list: ({ actor, query }) => listAllReports(deps, actor, query),
  reply: ({ actor, params, body, files, alsoNotify }) =>
    addReply({ ...deps, alsoNotify }, actor, { ...params, ...body }, files),
  setStatus: ({ actor, params, body, alsoNotify }) =>
    setReportStatus({ ...deps, alsoNotify }, actor, { ...params, ...body }),
}));
