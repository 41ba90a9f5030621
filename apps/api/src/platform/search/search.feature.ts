import { search } from '@netlik/contract/platform/search';
import { feature } from '../../http/feature.ts';
import { findEverywhere } from './search.service.ts';

export const searchFeature = feature(search, (deps) => ({
  find: ({ actor, query }) => findEverywhere(deps, actor, query.q),
}));
