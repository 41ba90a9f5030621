import type { BodyOf } from '@netlik/contract/endpoint';
import type { SignedIn, signIn } from '@netlik/contract/identity/sign-in';
import type { Transaction } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Caller } from '../../../http/mount.ts';
import { newId } from '../../../ids.ts';
import { createAuthSession } from '../auth-sessions/auth-sessions.service.ts';
import { deleteAuthSessions } from '../auth-sessions/auth-sessions.sql.ts';
import { hashSecret, newSecret } from '../auth-sessions/secrets.ts';
import { foldedName } from '../users/present.ts';
import {
  findCredentials,
  findPerson,
  insertPerson,
  lockCredentials,
  saveName,
  savePassword,
  saveVerified,
} from '../users/users.sql.ts';
import { alreadyRegisteredMail, passwordChangedMail, passwordResetMail, verificationMail } from './mails.ts';
import { refuseCommonPassword } from './passwords.ts';
import { countAttempt, mailLimit, passwordLimits, uncountAttempt } from './throttle.ts';
import {
  consumeLink,
  deleteTokens,
  findNewestRegistration,
  insertToken,
  type Registration,
} from './user-tokens.sql.ts';

const HOUR_MS = 3_600_000;

export const login = async (
  deps: Deps,
  { email, password, remember = false }: BodyOf<typeof signIn.login>,
  caller: Caller,
): Promise<SignedIn> => {
  const { db, clock } = deps;
  const limits = passwordLimits(email, caller.ip);
  const retryAfter = await countAttempt(db, clock, limits);
  if (retryAfter !== null) throw new AppError('sign_in.throttled', { retryAfter });

  const person = await findCredentials(db, email);
  if (!(await deps.passwords.matches(person?.passwordHash, password)) || !person)
    throw new AppError('sign_in.wrong');
  if (!person.verifiedAt) throw new AppError('sign_in.unverified');
  if (!person.isActive) throw new AppError('sign_in.suspended');
  return db.transaction(async (tx) => {
    // Hashing takes a while: the password may have been changed meanwhile.
    const now = await lockCredentials(tx, email);
    if (now?.id !== person.id || now.passwordHash !== person.passwordHash)
      throw new AppError('sign_in.wrong');
    await uncountAttempt(tx, limits);
    return createAuthSession(deps, tx, person, caller, remember);
  });
};

const sendVerificationMail = async (
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
  await mailer.send(tx, verificationMail(person.email, payload?.firstName ?? person.firstName, url));
};

/** Same answer and duration for new, unverified and existing e-mails. */
export const register = async (
  deps: Deps,
  { email, password, firstName = '', lastName = '' }: BodyOf<typeof signIn.register>,
): Promise<null> => {
  refuseCommonPassword(password, 'password');
  const passwordHash = await deps.passwords.hash(password);
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
    if ((await countAttempt(tx, deps.clock, [mailLimit(email)])) !== null) return;
    if (isNew) return sendVerificationMail(deps, tx, { id, email, firstName }, null);

    const known = await lockCredentials(tx, email);
    if (!known) return;
    // The mailed link sets the password typed with that registration, not one typed by a stranger.
    if (!known.verifiedAt)
      return sendVerificationMail(deps, tx, known, { passwordHash, firstName, lastName });
    await deps.mailer.send(tx, alreadyRegisteredMail(email, known.firstName, `${deps.publicUrl()}/login`));
  });
  return null;
};

export const resendVerification = async (deps: Deps, email: string): Promise<null> => {
  await deps.db.transaction(async (tx) => {
    if ((await countAttempt(tx, deps.clock, [mailLimit(email)])) !== null) return;
    const person = await findCredentials(tx, email);
    if (!person || person.verifiedAt) return;
    await sendVerificationMail(deps, tx, person, await findNewestRegistration(tx, person.id));
  });
  return null;
};

export const verifyEmail = ({ db, clock }: Deps, uid: string, token: string): Promise<null> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const consumed = await consumeLink(tx, hashSecret(token), 'verify-email', now);
    if (consumed?.userId !== uid) throw new AppError('token.invalid');
    const { payload } = consumed;
    if (payload) {
      await savePassword(tx, uid, payload.passwordHash);
      await saveName(
        tx,
        uid,
        payload.firstName,
        payload.lastName,
        foldedName(payload.firstName, payload.lastName),
      );
    }
    await saveVerified(tx, uid, now);
    await deleteTokens(tx, uid, 'verify-email');
    return null;
  });

export const forgotPassword = async (
  { db, clock, mailer, publicUrl }: Deps,
  email: string,
): Promise<null> => {
  await db.transaction(async (tx) => {
    if ((await countAttempt(tx, clock, [mailLimit(email)])) !== null) return;
    const person = await findCredentials(tx, email);
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
    await mailer.send(
      tx,
      passwordResetMail(email, person.firstName, `${publicUrl()}/reset-password?token=${token}`),
    );
  });
  return null;
};

/** Access to the mailbox proves ownership: signs out every device and invalidates older links. */
export const resetPassword = async (
  { db, clock, mailer, authSessions, passwords }: Deps,
  token: string,
  newPassword: string,
): Promise<null> => {
  refuseCommonPassword(newPassword, 'newPassword');
  const passwordHash = await passwords.hash(newPassword);
  return db.transaction(async (tx) => {
    const now = clock.now();
    const consumed = await consumeLink(tx, hashSecret(token), 'reset-password', now);
    if (!consumed) throw new AppError('token.invalid');
    await savePassword(tx, consumed.userId, passwordHash);
    await saveVerified(tx, consumed.userId, now);
    await deleteTokens(tx, consumed.userId, 'reset-password');
    await deleteTokens(tx, consumed.userId, 'verify-email');
    await deleteAuthSessions(tx, consumed.userId);
    await authSessions.publishChange(tx, consumed.userId);
    const person = await findPerson(tx, consumed.userId);
    if (person) await mailer.send(tx, passwordChangedMail(person.email, person.firstName, 'all'));
    return null;
  });
};
