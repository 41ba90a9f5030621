import { moderation } from '@netlik/contract/community/moderation';
import { feature } from '../../http/feature.ts';
import { decideReport, listReports } from './moderation.service.ts';

export const moderationFeature = feature(
  moderation,
  (deps) => ({
    listPeople: ({ actor, query }) => listReports(deps, actor, 'person', query),
    decidePerson: ({ actor, params, body }) => decideReport(deps, actor, 'person', { ...params, ...body }),
    listMessages: ({ actor, query }) => listReports(deps, actor, 'message', query),
    decideMessage: ({ actor, params, body }) => decideReport(deps, actor, 'message', { ...params, ...body }),
  }),
  { demo: async () => (await import('./moderation.demo.ts')).fillDemoModeration },
);
