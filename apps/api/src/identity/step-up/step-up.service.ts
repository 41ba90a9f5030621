import type { BodyOf } from '@netlik/contract/endpoint';
import type { stepUp } from '@netlik/contract/identity/step-up';
import type { Database, Executor } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import type { Caller } from '../../http/mount.ts';
import { requireAffected } from '../../http/owned-row.ts';
import { type FindStepUp, STEP_UP_MS } from '../../http/step-up.ts';
import { confirmOwner } from '../account/password.service.ts';
import { withCode } from '../second-factor/codes.service.ts';
import { checkProof, requestProof } from '../second-factor/passkeys.service.ts';
import { findFactors } from '../second-factor/second-factor.sql.ts';
import { findPasswordHash } from '../users/users.sql.ts';
import { findStepUpAt, saveStepUp } from './step-up.sql.ts';

/** Loader for http/step-up.ts. */
export const stepUpLoader =
  (db: Database): FindStepUp =>
  async (sessionId) => {
    const row = await findStepUpAt(db, sessionId);
    return row && { at: row.at === null ? null : new Date(row.at) };
  };

export const stepUpWays = async (deps: Deps, actor: Actor) => {
  const { codes, passkeys } = await findFactors(deps.db, actor.id);
  return {
    password: (await findPasswordHash(deps.db, actor.id)) !== null,
    codes,
    passkey: passkeys ? requestProof(deps, 'step-up', actor.sessionId) : null,
  };
};

const provePassword = async (deps: Deps, actor: Actor, password: string, caller: Caller) => {
  const stored = await confirmOwner(deps, actor, { password, field: 'password' }, caller);
  if (stored === null)
    throw new AppError('password.wrong', {}, [{ path: 'password', message: 'Şifren yok' }]);
};

export const proveStepUp = async (
  deps: Deps,
  actor: Actor,
  { password, code, passkey }: BodyOf<typeof stepUp.prove>,
  caller: Caller,
) => {
  const now = deps.clock.now();
  const save = async (tx: Executor) => {
    requireAffected(await saveStepUp(tx, actor.sessionId, now), 'session.expired');
  };
  if (password !== undefined) {
    await provePassword(deps, actor, password, caller);
    await save(deps.db);
  } else if (code !== undefined) {
    await withCode(deps, { userId: actor.id, code, ip: caller.ip }, save);
  } else {
    const { userId, noteUse } = await checkProof(deps, passkey!, 'step-up', actor.sessionId);
    if (userId !== actor.id) throw new AppError('factor.passkey_wrong');
    await deps.db.transaction(async (tx) => {
      await noteUse(tx);
      await save(tx);
    });
  }
  return { until: new Date(now.getTime() + STEP_UP_MS).toISOString() };
};
