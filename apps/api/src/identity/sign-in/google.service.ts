import type { SignedIn } from '@netlik/contract/identity/sign-in';
import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Caller } from '../../http/mount.ts';
import { newId } from '../../ids.ts';
import { createAuthSession } from '../auth-sessions/auth-sessions.service.ts';
import { deleteAuthSessions } from '../auth-sessions/auth-sessions.sql.ts';
import { factorRequired } from '../second-factor/factor-sign-in.service.ts';
import { deleteFactors } from '../second-factor/second-factor.sql.ts';
import { loggingRefusal } from '../sign-in-log/sign-in-log.service.ts';
import { foldedName } from '../users/present.ts';
import {
  type Credentials,
  deletePassword,
  insertPerson,
  lockCredentials,
  lockCredentialsByGoogle,
  saveGoogleSub,
} from '../users/users.sql.ts';
import type { GoogleIdentity, GoogleVerifier } from './google.ts';
import { passwordDroppedMail } from './mails.ts';
import { markVerified } from './verified-mailbox.ts';

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
    firstRunDue: true,
  });
  const person = await lockCredentials(tx, email);
  if (!person || (person.googleSub && person.googleSub !== identity.sub))
    throw new AppError('google.invalid');
  if (!person.verifiedAt || (person.passwordHash && !person.passwordProven)) {
    // A stranger may have set this password, which mailbox access never confirmed.
    await deletePassword(tx, person.id);
    await deleteFactors(tx, person.id);
    person.secondFactor = false;
    await deleteAuthSessions(tx, person.id);
    await deps.authSessions.publishChange(tx, person.id);
    if (person.verifiedAt) await deps.mailer.send(tx, passwordDroppedMail(person.email, person.firstName));
  }
  await saveGoogleSub(tx, person.id, identity.sub);
  await markVerified(tx, person.id, now);
  return person;
};

export const signInWithGoogle = async (
  deps: Deps,
  verify: GoogleVerifier | null,
  { credential, remember = false }: { credential: string; remember?: boolean | undefined },
  caller: Caller,
  consumeRate: (key: string) => Promise<void> | void,
): Promise<SignedIn> => {
  if (!verify) throw new AppError('google.not_configured');
  const identity = await verify(credential);
  await consumeRate(`google ${identity.sub}`);
  return loggingRefusal(deps, identity.email, caller, () =>
    deps.db.transaction(async (tx) => {
      const person = await personFor(deps, tx, identity);
      if (!person.isActive) throw new AppError('sign_in.suspended');
      // Thrown inside the transaction, because only a complete sign-in links an account.
      if (person.secondFactor) throw await factorRequired(deps, tx, person, remember);
      return createAuthSession(deps, tx, person, caller, remember);
    }),
  );
};
