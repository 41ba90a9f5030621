import { estimates } from '@netlik/contract/estimates';
import { feature } from '../../http/feature.ts';
import { getEstimates, getGoalGaps } from './estimates.service.ts';

export const estimatesFeature = feature(estimates, (deps) => ({
  get: ({ actor, query }) => getEstimates(deps, actor, query),
  goals: ({ actor, query }) => getGoalGaps(deps, actor, query),
}));
