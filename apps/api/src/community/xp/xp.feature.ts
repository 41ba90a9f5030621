import { xp } from '@netlik/contract/community/xp';
import { feature } from '../../http/feature.ts';
import { listXpEntries } from './xp.service.ts';

export const xpFeature = feature(xp, (deps) => ({
  list: ({ actor, query }) => listXpEntries(deps, actor, query),
}));
