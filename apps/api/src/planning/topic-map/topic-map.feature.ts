import { topicMap } from '@netlik/contract/planning/topic-map';
import { feature } from '../../http/feature.ts';
import { searchTopics } from './search-topics.service.ts';
import { getTopicDetail, getTopicMap } from './topic-map.service.ts';

export const topicMapFeature = feature(
  topicMap,
  (deps) => ({
    get: ({ actor, params }) => getTopicMap(deps, actor, params.userId),
    topic: ({ actor, params, query }) =>
      getTopicDetail(deps, actor, params.userId, { subject: params.subject, topic: query.topic }),
  }),
  { search: searchTopics },
);
