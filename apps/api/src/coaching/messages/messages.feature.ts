import { messages } from '@netlik/contract/coaching/messages';
import { feature } from '../../http/feature.ts';
import { messageJobs } from './messages.jobs.ts';
import { getThread, listThreads, markThreadRead, sendMessage, sendToGroup } from './messages.service.ts';

export const messagesFeature = feature(
  messages,
  (deps) => ({
    listThreads: ({ actor, query }) => listThreads(deps, actor, query),
    getThread: ({ actor, params, query }) => getThread(deps, actor, params.id, query),
    send: ({ actor, params, body, alsoNotify }) =>
      sendMessage({ ...deps, alsoNotify }, actor, params.id, body),
    markRead: ({ actor, params, body, alsoNotify }) =>
      markThreadRead({ ...deps, alsoNotify }, actor, params.id, body.number),
    sendToGroup: ({ actor, params, body, alsoNotify }) =>
      sendToGroup({ ...deps, alsoNotify }, actor, params.id, body),
  }),
  {
    jobs: messageJobs,
    demo: async () => (await import('./messages.demo.ts')).fillDemoMessages,
  },
);
