import type { BodyOf } from '@netlik/contract/endpoint';
import type { SignedIn, signIn } from '@netlik/contract/identity/sign-in';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Caller } from '../../http/mount.ts';
import { ruleBroken } from '../../http/rules.ts';
import { hashSecret } from '../../http/secrets.ts';
import { createAuthSession } from '../auth-sessions/auth-sessions.service.ts';
import { findPerson, lockPerson, saveProvenPassword } from '../users/users.sql.ts';
import { refuseCommonPassword, refusePersonalPassword } from './passwords.ts';
import { consumeVerificationLink, findVerificationLink } from './user-tokens.sql.ts';
import { markVerified } from './verified-mailbox.ts';

export const checkVerification = async (
  { db, clock }: Deps,
  { uid, token, browser }: BodyOf<typeof signIn.checkVerification>,
) => {
  const browserHash = browser === undefined ? null : hashSecret(browser);
  const link = await findVerificationLink(
    db,
    { hash: hashSecret(token), userId: uid, browserHash },
    clock.now(),
  );
  if (!link) throw new AppError('token.invalid');
  return { verified: link.isUsed, needsPassword: !link.isUsed && !link.isRegistrant };
};

const hashTyped = async ({ db, passwords }: Deps, uid: string, password: string) => {
  refuseCommonPassword(password, 'password');
  const person = await findPerson(db, uid);
  if (person) refusePersonalPassword(password, person, 'password');
  return passwords.hash(password);
};

/**
 * In the registering browser its password counts; elsewhere the password typed beside the link, because a
 * stranger may have registered the address without mailbox access.
 */
export const verifyEmail = async (
  deps: Deps,
  { uid, token, browser, password, remember = false }: BodyOf<typeof signIn.verifyEmail>,
  caller: Caller,
): Promise<SignedIn | null> => {
  // Checked before the password, so that used links are recognised and invalid ones cost no hash.
  const { verified, needsPassword } = await checkVerification(deps, { uid, token, browser });
  if (verified) throw new AppError('email.verified');
  if (password === undefined && needsPassword) throw ruleBroken('password', 'Şifre gereklidir');
  const typed = password === undefined ? null : await hashTyped(deps, uid, password);
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const link = await consumeVerificationLink(tx, hashSecret(token), uid, now);
    if (!link) throw new AppError('email.verified');
    const passwordHash = typed ?? link.passwordHash;
    if (passwordHash === null) throw new AppError('token.invalid');
    await saveProvenPassword(tx, uid, passwordHash);
    await markVerified(tx, uid, now);
    const person = await lockPerson(tx, uid);
    // A link replaces neither a second factor nor a suspension; the sign-in page explains what is missing.
    if (!person?.isActive || person.secondFactor) return null;
    return createAuthSession(deps, tx, person, caller, remember);
  });
};
