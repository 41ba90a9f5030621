import type { BodyOf } from '@netlik/contract/endpoint';
import type { SignedIn, signIn } from '@netlik/contract/identity/sign-in';
import type { Transaction } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Caller } from '../../../http/mount.ts';
import { newId } from '../../../ids.ts';
import { openAuthSession } from '../auth-sessions/auth-sessions.service.ts';
import { endAuthSessions } from '../auth-sessions/auth-sessions.sql.ts';
import { hashSecret, newSecret } from '../auth-sessions/secrets.ts';
import { foldedName } from '../users/present.ts';
import {
  credentialsByEmail,
  insertPerson,
  lockCredentialsByEmail,
  personById,
  setName,
  setPassword,
  setVerified,
} from '../users/users.sql.ts';
import {
  alreadyRegisteredLetter,
  passwordChangedLetter,
  resetLetter,
  verificationLetter,
} from './letters.ts';
import { hashPassword, passwordMatches, refuseCommon } from './passwords.ts';
import { attempt, forgive, mailLimit, passwordLimits } from './throttle.ts';
import {
  dropTokens,
  insertToken,
  newestRegistration,
  type Registration,
  takeLink,
} from './user-tokens.sql.ts';

const HOUR_MS = 3_600_000;

export const login = async (
  deps: Deps,
  { email, password, remember = false }: BodyOf<typeof signIn.login>,
  caller: Caller,
): Promise<SignedIn> => {
  const { db, clock } = deps;
  const limits = passwordLimits(email, caller.ip);
  const retryAfter = await attempt(db, clock, limits);
  if (retryAfter !== null) throw new AppError('sign_in.throttled', { retryAfter });

  const person = await credentialsByEmail(db, email);
  if (!(await passwordMatches(person?.passwordHash, password)) || !person)
    throw new AppError('sign_in.wrong');
  if (!person.verifiedAt) throw new AppError('sign_in.unverified');
  if (!person.isActive) throw new AppError('sign_in.suspended');
  return db.transaction(async (tx) => {
    // Checking took a while: a password changed meanwhile must not be let in by the old one.
    const now = await lockCredentialsByEmail(tx, email);
    if (now?.id !== person.id || now.passwordHash !== person.passwordHash)
      throw new AppError('sign_in.wrong');
    await forgive(tx, limits);
    return openAuthSession(deps, tx, person, caller, remember);
  });
};

const postVerification = async (
  { clock, mailer, publicUrl }: Deps,
  tx: Transaction,
  person: { id: string; email: string; firstName: string },
  payload: Registration | null,
) => {
  const now = clock.now();
  const token = newSecret();
  await insertToken(tx, {
    hash: hashSecret(token),
    userId: person.id,
    purpose: 'verify-email',
    payload,
    now,
    expiresAt: new Date(now.getTime() + 24 * HOUR_MS),
  });
  const url = `${publicUrl()}/verify-email?uid=${person.id}&token=${token}`;
  await mailer.post(tx, verificationLetter(person.email, payload?.firstName ?? person.firstName, url));
};

/** Answers the same, and takes as long, whether the e-mail is new, waiting or known. */
export const register = async (
  deps: Deps,
  { email, password, firstName = '', lastName = '' }: BodyOf<typeof signIn.register>,
): Promise<null> => {
  refuseCommon(password, 'password');
  const passwordHash = await hashPassword(password);
  await deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const id = newId();
    const isNew = await insertPerson(tx, {
      id,
      email,
      passwordHash,
      role: 'student',
      firstName,
      lastName,
      nameFolded: foldedName(firstName, lastName),
      verifiedAt: null,
      createdAt: now,
    });
    if ((await attempt(tx, deps.clock, [mailLimit(email)])) !== null) return;
    if (isNew) return postVerification(deps, tx, { id, email, firstName }, null);

    const known = await lockCredentialsByEmail(tx, email);
    if (!known) return;
    // Whoever opens the mailed link gets the password typed with that registration, not one typed by a stranger.
    if (!known.verifiedAt) return postVerification(deps, tx, known, { passwordHash, firstName, lastName });
    await deps.mailer.post(tx, alreadyRegisteredLetter(email, known.firstName, `${deps.publicUrl()}/login`));
  });
  return null;
};

export const resendVerification = async (deps: Deps, email: string): Promise<null> => {
  await deps.db.transaction(async (tx) => {
    if ((await attempt(tx, deps.clock, [mailLimit(email)])) !== null) return;
    const person = await credentialsByEmail(tx, email);
    if (!person || person.verifiedAt) return;
    await postVerification(deps, tx, person, await newestRegistration(tx, person.id));
  });
  return null;
};

export const verifyEmail = ({ db, clock }: Deps, uid: string, token: string): Promise<null> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const taken = await takeLink(tx, hashSecret(token), 'verify-email', now);
    if (taken?.userId !== uid) throw new AppError('token.invalid');
    const { payload } = taken;
    if (payload) {
      await setPassword(tx, uid, payload.passwordHash);
      await setName(
        tx,
        uid,
        payload.firstName,
        payload.lastName,
        foldedName(payload.firstName, payload.lastName),
      );
    }
    await setVerified(tx, uid, now);
    await dropTokens(tx, uid, 'verify-email');
    return null;
  });

export const forgotPassword = async (
  { db, clock, mailer, publicUrl }: Deps,
  email: string,
): Promise<null> => {
  await db.transaction(async (tx) => {
    if ((await attempt(tx, clock, [mailLimit(email)])) !== null) return;
    const person = await credentialsByEmail(tx, email);
    if (!person) return;
    const now = clock.now();
    const token = newSecret();
    await insertToken(tx, {
      hash: hashSecret(token),
      userId: person.id,
      purpose: 'reset-password',
      now,
      expiresAt: new Date(now.getTime() + HOUR_MS),
    });
    await mailer.post(
      tx,
      resetLetter(email, person.firstName, `${publicUrl()}/reset-password?token=${token}`),
    );
  });
  return null;
};

/** Whoever can read the mailbox owns the account: every device is signed out and older links die. */
export const resetPassword = async (
  { db, clock, mailer, authSessions }: Deps,
  token: string,
  newPassword: string,
): Promise<null> => {
  refuseCommon(newPassword, 'newPassword');
  const passwordHash = await hashPassword(newPassword);
  return db.transaction(async (tx) => {
    const now = clock.now();
    const taken = await takeLink(tx, hashSecret(token), 'reset-password', now);
    if (!taken) throw new AppError('token.invalid');
    await setPassword(tx, taken.userId, passwordHash);
    await setVerified(tx, taken.userId, now);
    await dropTokens(tx, taken.userId, 'reset-password');
    await dropTokens(tx, taken.userId, 'verify-email');
    await endAuthSessions(tx, taken.userId);
    await authSessions.changed(tx, taken.userId);
    const person = await personById(tx, taken.userId);
    if (person) await mailer.post(tx, passwordChangedLetter(person.email, person.firstName, 'all'));
    return null;
  });
};
