import { coachTopicMap } from '@netlik/contract/coach/coach-topic-map';
import { feature } from '../../../http/feature.ts';
import { getClassMap } from './coach-topic-map.service.ts';

export const coachTopicMapFeature = feature(coachTopicMap, (deps) => ({
  get: ({ actor, query }) => getClassMap(deps, actor, query),
}));
