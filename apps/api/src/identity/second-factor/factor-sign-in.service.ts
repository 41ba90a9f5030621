import type { BodyOf } from '@netlik/contract/endpoint';
import type { FactorChallenge, secondFactor } from '@netlik/contract/identity/second-factor';
import type { SignedIn } from '@netlik/contract/identity/sign-in';
import type { Executor, Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Caller } from '../../http/mount.ts';
import { createAuthSession } from '../auth-sessions/auth-sessions.service.ts';
import { findPasswordHash, lockPerson } from '../users/users.sql.ts';
import { challengeData, isGoodChallenge, issueChallenge, spendChallenge } from './challenges.ts';
import { withCode } from './codes.service.ts';
import { checkProof, requestProof } from './passkeys.service.ts';
import { findFactors } from './second-factor.sql.ts';

const UUID_BYTES = 16;

const packed = (userId: string, remember: boolean) =>
  Buffer.from(`${userId.replaceAll('-', '')}0${remember ? 1 : 0}`, 'hex');

const unpacked = (data: Buffer) => {
  const hex = data.subarray(0, UUID_BYTES).toString('hex');
  return {
    userId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    remember: data[UUID_BYTES] === 1,
  };
};

/** Ends the first step of a sign-in. Bound to the password, so that changing it invalidates the step. */
export const factorRequired = async (
  deps: Deps,
  db: Executor,
  person: { id: string; passwordHash: string | null },
  remember: boolean,
): Promise<AppError> => {
  const challenge = issueChallenge(deps, 'sign-in', person.passwordHash ?? '', packed(person.id, remember));
  const next: FactorChallenge = { challenge, ...(await findFactors(db, person.id)) };
  return new AppError('sign_in.factor_required', {}, undefined, next);
};

const openSession = async (
  deps: Deps,
  tx: Transaction,
  { userId, remember, caller }: { userId: string; remember: boolean; caller: Caller },
): Promise<SignedIn> => {
  const person = await lockPerson(tx, userId);
  if (!person?.verifiedAt) throw new AppError('factor.challenge_expired');
  if (!person.isActive) throw new AppError('sign_in.suspended');
  return createAuthSession(deps, tx, person, caller, remember);
};

export const signInWithCode = async (
  deps: Deps,
  { challenge, code }: BodyOf<typeof secondFactor.signInWithCode>,
  caller: Caller,
): Promise<SignedIn> => {
  const data = challengeData(challenge);
  if (data.length !== UUID_BYTES + 1) throw new AppError('factor.challenge_expired');
  const { userId, remember } = unpacked(data);
  const passwordHash = await findPasswordHash(deps.db, userId);
  if (!isGoodChallenge(deps, 'sign-in', passwordHash ?? '', challenge))
    throw new AppError('factor.challenge_expired');
  return withCode(deps, { userId, code, ip: caller.ip }, async (tx) => {
    await spendChallenge(tx, challenge);
    return openSession(deps, tx, { userId, remember, caller });
  });
};

export const requestPasskey = (deps: Deps) => requestProof(deps, 'passkey-sign-in', '');

export const signInWithPasskey = async (
  deps: Deps,
  { proof, remember = false }: BodyOf<typeof secondFactor.signInWithPasskey>,
  caller: Caller,
): Promise<SignedIn> => {
  const { userId, noteUse } = await checkProof(deps, proof, 'passkey-sign-in', '');
  return deps.db.transaction(async (tx) => {
    const signedIn = await openSession(deps, tx, { userId, remember, caller });
    await noteUse(tx);
    return signedIn;
  });
};
