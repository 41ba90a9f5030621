import { classMap } from '@netlik/contract/coaching/class-map';
import { feature } from '../../http/feature.ts';
import { getClassMap } from './class-map.service.ts';

export const classMapFeature = feature(classMap, (deps) => ({
  get: ({ actor, query }) => getClassMap(deps, actor, query),
}));
