import { topicMatrices } from '@netlik/contract/planning/topic-matrices';
import { feature } from '../../http/feature.ts';
import { getOverview } from './overview.service.ts';
import { getTopicMatrix, listStudents, saveLegend, saveTopicMatrix } from './topic-matrices.service.ts';

export const topicMatricesFeature = feature(
  topicMatrices,
  (deps) => ({
    students: ({ actor, query }) => listStudents(deps, actor, query.coachId),
    overview: ({ actor, params }) => getOverview(deps, actor, params.userId),
    get: ({ actor, params }) => getTopicMatrix(deps, actor, params.userId, params.subject),
    save: ({ actor, body, alsoNotify }) => saveTopicMatrix(deps, actor, body, alsoNotify),
    saveLegend: ({ actor, params, body, alsoNotify }) =>
      saveLegend(deps, actor, params.userId, body, alsoNotify),
  }),
  { demo: async () => (await import('./topic-matrices.demo.ts')).fillDemoTopicMatrices },
);
