import type { SignedIn } from '@netlik/contract/identity/sign-in';
import type { Transaction } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Caller } from '../../../http/mount.ts';
import { newId } from '../../../ids.ts';
import { createAuthSession } from '../auth-sessions/auth-sessions.service.ts';
import { deleteAuthSessions } from '../auth-sessions/auth-sessions.sql.ts';
import { foldedName } from '../users/present.ts';
import {
  type Credentials,
  insertPerson,
  lockCredentials,
  lockCredentialsByGoogle,
  saveGoogleSub,
  savePassword,
  saveVerified,
} from '../users/users.sql.ts';
import type { GoogleIdentity, GoogleVerifier } from './google.ts';
import { deleteTokens } from './user-tokens.sql.ts';

/** The account with this Google id, one linked by verified e-mail, or a new one. */
const personFor = async (deps: Deps, tx: Transaction, identity: GoogleIdentity): Promise<Credentials> => {
  const known = await lockCredentialsByGoogle(tx, identity.sub);
  if (known) return known;
  // Without a verified e-mail anybody could claim another person's account.
  if (!identity.emailVerified) throw new AppError('google.invalid');

  const now = deps.clock.now();
  const { email, firstName, lastName } = identity;
  await insertPerson(tx, {
    id: newId(),
    email,
    passwordHash: null,
    role: 'student',
    firstName,
    lastName,
    nameFolded: foldedName(firstName, lastName),
    verifiedAt: now,
    createdAt: now,
  });
  const person = await lockCredentials(tx, email);
  if (!person || (person.googleSub && person.googleSub !== identity.sub))
    throw new AppError('google.invalid');
  if (!person.verifiedAt) {
    // Registered by somebody who never verified the address: remove their password, sessions and links.
    await savePassword(tx, person.id, null);
    await deleteAuthSessions(tx, person.id);
    await deleteTokens(tx, person.id, 'verify-email');
    await deps.authSessions.publishChange(tx, person.id);
  }
  await saveGoogleSub(tx, person.id, identity.sub);
  await saveVerified(tx, person.id, now);
  return person;
};

export const signInWithGoogle = async (
  deps: Deps,
  verify: GoogleVerifier | null,
  { credential, remember = false }: { credential: string; remember?: boolean | undefined },
  caller: Caller,
): Promise<SignedIn> => {
  if (!verify) throw new AppError('google.not_configured');
  const identity = await verify(credential);
  return deps.db.transaction(async (tx) => {
    const person = await personFor(deps, tx, identity);
    if (!person.isActive) throw new AppError('sign_in.suspended');
    return createAuthSession(deps, tx, person, caller, remember);
  });
};
