import { programmes } from '@netlik/contract/programmes';
import { feature } from '../../http/feature.ts';
import { listProgrammes } from './programmes.service.ts';

export const programmesFeature = feature(programmes, (deps) => ({
  list: ({ actor, query }) => listProgrammes(deps, actor, query),
}));
