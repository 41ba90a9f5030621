import type { SignedIn } from '@netlik/contract/identity/sign-in';
import type { Transaction } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Caller } from '../../../http/mount.ts';
import { newId } from '../../../ids.ts';
import { openAuthSession } from '../auth-sessions/auth-sessions.service.ts';
import { endAuthSessions } from '../auth-sessions/auth-sessions.sql.ts';
import { foldedName } from '../users/present.ts';
import {
  type Credentials,
  insertPerson,
  linkGoogle,
  lockByGoogle,
  lockCredentialsByEmail,
  setPassword,
  setVerified,
} from '../users/users.sql.ts';
import type { GoogleIdentity, GoogleVerifier } from './google.ts';
import { dropTokens } from './user-tokens.sql.ts';

/** The account of this Google person: known, linked by a verified e-mail, or new. */
const personFor = async (deps: Deps, tx: Transaction, identity: GoogleIdentity): Promise<Credentials> => {
  const known = await lockByGoogle(tx, identity.sub);
  if (known) return known;
  // Without Google's word that the mailbox is theirs, anybody could claim anybody's account.
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
  const person = await lockCredentialsByEmail(tx, email);
  if (!person || (person.googleSub && person.googleSub !== identity.sub))
    throw new AppError('google.invalid');
  if (!person.verifiedAt) {
    // Somebody registered this address without showing it was theirs: nothing they set up may stay.
    await setPassword(tx, person.id, null);
    await endAuthSessions(tx, person.id);
    await dropTokens(tx, person.id, 'verify-email');
    await deps.authSessions.changed(tx, person.id);
  }
  await linkGoogle(tx, person.id, identity.sub);
  await setVerified(tx, person.id, now);
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
    return openAuthSession(deps, tx, person, caller, remember);
  });
};
