import { moderation } from '@netlik/contract/moderation';
import { feature } from '../../http/feature.ts';
import { decideReport, listReports } from './moderation.service.ts';

export const moderationFeature = feature(
  moderation,
  (deps) => ({
    listPeople: ({ query }) => listReports(deps, 'person', query),
    decidePerson: ({ actor, params, body }) => decideReport(deps, actor, 'person', { ...params, ...body }),
    listMessages: ({ query }) => listReports(deps, 'message', query),
    decideMessage: ({ actor, params, body }) => decideReport(deps, actor, 'message', { ...params, ...body }),
  }),
  { demo: async () => (await import('./moderation.demo.ts')).fillDemoModeration },
);
