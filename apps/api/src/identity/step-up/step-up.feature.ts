import { stepUp } from '@netlik/contract/identity/step-up';
import { feature } from '../../http/feature.ts';
import { proveStepUp, stepUpWays } from './step-up.service.ts';

export const stepUpFeature = feature(stepUp, (deps) => ({
  ways: ({ actor }) => stepUpWays(deps, actor),
  prove: ({ actor, body, caller }) => proveStepUp(deps, actor, body, caller),
}));
