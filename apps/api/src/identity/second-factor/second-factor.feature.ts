import { secondFactor } from '@netlik/contract/identity/second-factor';
import { feature } from '../../http/feature.ts';
import { confirmCodes, removeCodes, renewRecoveryCodes, startCodes } from './codes.service.ts';
import { requestPasskey, signInWithCode, signInWithPasskey } from './factor-sign-in.service.ts';
import { addPasskey, removePasskey, renamePasskey, startPasskey } from './passkeys.service.ts';
import { getSecondFactor, removeAllFactors, sweepChallenges } from './second-factor.service.ts';

export const secondFactorFeature = feature(
  secondFactor,
  (deps) => ({
    signInWithCode: ({ body, caller }) => signInWithCode(deps, body, caller),
    requestPasskey: () => requestPasskey(deps),
    signInWithPasskey: ({ body, caller }) => signInWithPasskey(deps, body, caller),
    get: ({ actor }) => getSecondFactor(deps, actor),
    startCodes: ({ actor }) => startCodes(deps, actor),
    confirmCodes: ({ actor, body, caller }) => confirmCodes(deps, actor, body.code, caller.ip),
    removeCodes: ({ actor }) => removeCodes(deps, actor),
    renewRecoveryCodes: ({ actor }) => renewRecoveryCodes(deps, actor),
    startPasskey: ({ actor }) => startPasskey(deps, actor),
    addPasskey: ({ actor, body }) => addPasskey(deps, actor, body),
    renamePasskey: ({ actor, params, body }) => renamePasskey(deps, actor, params.id, body.name),
    removePasskey: ({ actor, params }) => removePasskey(deps, actor, params.id),
    removeAll: ({ actor, params }) => removeAllFactors(deps, actor, params.id),
  }),
  {
    jobs: (deps) =>
      deps.jobs.define('second-factor.sweep', () => sweepChallenges(deps), { cron: '50 4 * * *' }),
  },
);
