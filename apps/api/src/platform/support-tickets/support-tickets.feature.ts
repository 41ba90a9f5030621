import { adminSupportTickets, supportTickets } from '@netlik/contract/platform/support-tickets';
import { feature } from '../../http/feature.ts';
import {
  addReply,
  createTicket,
  listAllTickets,
  listMessages,
  listTickets,
  readAttachment,
  setReportStatus,
} from './support-tickets.service.ts';

export const supportTicketsFeature = feature(
  supportTickets,
  (deps) => ({
    list: ({ actor, query }) => listTickets(deps, actor, query),
    create: ({ actor, body, files, alsoNotify }) => createTicket({ ...deps, alsoNotify }, actor, body, files),
    messages: ({ actor, params }) => listMessages(deps, actor, params.id),
    reply: ({ actor, params, body, files, alsoNotify }) =>
      addReply({ ...deps, alsoNotify }, actor, { ...params, ...body }, files),
    attachment: ({ actor, params }) => readAttachment(deps, actor, params),
  }),
  { demo: async () => (await import('./demo/support-tickets.demo.ts')).fillDemoTickets },
);

export const adminSupportTicketsFeature = feature(adminSupportTickets, (deps) => ({
  list: ({ actor, query }) => listAllTickets(deps, actor, query),
  reply: ({ actor, params, body, files, alsoNotify }) =>
    addReply({ ...deps, alsoNotify }, actor, { ...params, ...body }, files),
  setStatus: ({ actor, params, body, alsoNotify }) =>
    setReportStatus({ ...deps, alsoNotify }, actor, { ...params, ...body }),
}));
