import { signInLog } from '@netlik/contract/identity/sign-in-log';
import { feature } from '../../http/feature.ts';
import { countSignInsByDay, listSignIns } from './sign-in-log.service.ts';

export const signInLogFeature = feature(signInLog, (deps) => ({
  list: ({ actor }) => listSignIns(deps, actor),
  counts: () => countSignInsByDay(deps),
}));
