import { coachProgress } from '@netlik/contract/coaching/coach-progress';
import { feature } from '../../http/feature.ts';
import { listProgress } from './coach-progress.service.ts';

export const coachProgressFeature = feature(coachProgress, (deps) => ({
  list: ({ actor, query }) => listProgress(deps, actor, query),
}));
