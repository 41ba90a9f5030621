import { topicFacts } from '@netlik/contract/study/topic-facts';
import { feature } from '../../http/feature.ts';
import { listTopicFigures, resetTopicFigures, saveTopicFigures } from './admin-topic-facts.service.ts';
import { listHistories } from './topic-facts.service.ts';

export const topicFactsFeature = feature(topicFacts, (deps) => ({
  history: ({ params }) => listHistories(deps, params.subject),
  list: ({ params }) => listTopicFigures(deps, params.subject),
  save: ({ actor, params, body }) => saveTopicFigures(deps, actor, params.subject, body),
  reset: ({ actor, params, body }) => resetTopicFigures(deps, actor, params.subject, body.topic),
}));
