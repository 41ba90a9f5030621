import { estimates } from '@netlik/contract/exams/estimates';
import { feature } from '../../http/feature.ts';
import { getEstimates, getGoalGaps } from './estimates.service.ts';
import { getForecast } from './forecast.service.ts';

export const estimatesFeature = feature(estimates, (deps) => ({
  get: ({ actor, query }) => getEstimates(deps, actor, query),
  forecast: ({ actor, query }) => getForecast(deps, actor, query.placed === '1'),
  goals: ({ actor, query }) => getGoalGaps(deps, actor, query),
}));
