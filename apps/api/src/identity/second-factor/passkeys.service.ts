import type { BodyOf } from '@netlik/contract/endpoint';
import { MAX_PASSKEYS, type PasskeyProof, type secondFactor } from '@netlik/contract/identity/second-factor';
import type { Executor } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import { requireAffected, requireRow } from '../../http/owned-row.ts';
import { newId } from '../../ids.ts';
import { findPerson, lockPerson } from '../users/users.sql.ts';
import { issueChallenge, type Purpose, spendChallenge } from './challenges.ts';
import { noteFactorChange } from './factor-change.ts';
import { relyingPartyId, verifyNewPasskey, verifyPasskey } from './passkey-proof.ts';
import {
  deletePasskey,
  findPasskey,
  findPasskeys,
  insertPasskey,
  savePasskeyName,
  savePasskeyUse,
} from './second-factor.sql.ts';

const handleOf = (userId: string) => Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');

export const startPasskey = async (deps: Deps, actor: Actor) => {
  const { email, firstName, lastName } = requireRow(await findPerson(deps.db, actor.id), 'session.expired');
  const keys = await findPasskeys(deps.db, actor.id);
  if (keys.length >= MAX_PASSKEYS) throw new AppError('factor.too_many');
  return {
    challenge: issueChallenge(deps, 'passkey-add', actor.id),
    rpId: relyingPartyId(deps),
    userHandle: handleOf(actor.id),
    userName: email,
    displayName: `${firstName} ${lastName}`.trim() || email,
    exclude: keys.map(({ credentialId }) => credentialId),
  };
};

export const addPasskey = async (
  deps: Deps,
  actor: Actor,
  { name, created }: BodyOf<typeof secondFactor.addPasskey>,
) => {
  const expected = { purpose: 'passkey-add', binding: actor.id } as const;
  const { credentialId, publicKey, counter, challenge } = await verifyNewPasskey(deps, created, expected);
  return deps.db.transaction(async (tx) => {
    await lockPerson(tx, actor.id);
    await spendChallenge(tx, challenge);
    if ((await findPasskeys(tx, actor.id)).length >= MAX_PASSKEYS) throw new AppError('factor.too_many');
    const key = {
      id: newId(),
      userId: actor.id,
      credentialId,
      publicKey,
      counter,
      name,
      now: deps.clock.now(),
    };
    const passkey = requireRow(await insertPasskey(tx, key), 'factor.passkey_wrong');
    await noteFactorChange(deps, tx, actor.id, 'passkey-added');
    return passkey;
  });
};

export const renamePasskey = async ({ db }: Deps, actor: Actor, id: string, name: string) =>
  requireRow(await savePasskeyName(db, actor.id, id, name), 'factor.not_found');

export const removePasskey = (deps: Deps, actor: Actor, id: string): Promise<null> =>
  deps.db.transaction(async (tx) => {
    await lockPerson(tx, actor.id);
    requireAffected(await deletePasskey(tx, actor.id, id), 'factor.not_found');
    await noteFactorChange(deps, tx, actor.id, 'passkey-removed');
    return null;
  });

export const requestProof = (deps: Deps, purpose: Purpose, binding: string) => ({
  challenge: issueChallenge(deps, purpose, binding),
  rpId: relyingPartyId(deps),
});

/** The passkey's owner, and a function that records its use in the caller's transaction. */
export const checkProof = async (deps: Deps, proof: PasskeyProof, purpose: Purpose, binding: string) => {
  const passkey = requireRow(await findPasskey(deps.db, proof.id), 'factor.passkey_wrong');
  const { counter, challenge } = await verifyPasskey(deps, proof, passkey, { purpose, binding });
  const noteUse = async (tx: Executor) => {
    await spendChallenge(tx, challenge);
    // The passkey may have been removed meanwhile.
    requireAffected(await savePasskeyUse(tx, passkey.id, counter, deps.clock.now()), 'factor.passkey_wrong');
  };
  return { userId: passkey.userId, noteUse };
};
