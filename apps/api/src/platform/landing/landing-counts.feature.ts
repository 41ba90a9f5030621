import { experiments } from '@netlik/contract/platform/experiments';
import { feature } from '../../http/feature.ts';
import { countLanding, getExperiments } from './landing-counts.service.ts';

export const experimentsFeature = feature(experiments, (deps) => ({
  count: ({ body }) => countLanding(deps, body),
  results: () => getExperiments(deps),
}));
