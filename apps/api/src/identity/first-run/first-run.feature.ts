import { firstRun } from '@netlik/contract/identity/first-run';
import { feature } from '../../http/feature.ts';
import { finishFirstRun } from './first-run.service.ts';

export const firstRunFeature = feature(firstRun, (deps) => ({
  finish: ({ actor, body }) => finishFirstRun(deps, actor, body),
}));
