import type { BodyOf } from '@netlik/contract/endpoint';
import type { account } from '@netlik/contract/identity/account';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Actor } from '../../../http/auth-session.ts';
import type { Caller } from '../../../http/mount.ts';
import { endAuthSessions } from '../auth-sessions/auth-sessions.sql.ts';
import { passwordChangedLetter } from '../sign-in/letters.ts';
import { hashPassword, passwordMatches, refuseCommon } from '../sign-in/passwords.ts';
import { attempt, forgive, passwordLimits } from '../sign-in/throttle.ts';
import { dropTokens } from '../sign-in/user-tokens.sql.ts';
import { lockPerson, passwordHashOf, setPassword } from '../users/users.sql.ts';

/** That the caller knows the password of the account, which may have none; what is stored of it comes back. */
export const confirmOwner = async (
  { db, clock }: Deps,
  actor: Actor,
  { password, field }: { password: string | undefined; field: string },
  caller: Caller,
): Promise<string | null> => {
  const stored = await passwordHashOf(db, actor.id);
  if (stored === null) return null;
  const limits = passwordLimits(actor.id, caller.ip);
  const retryAfter = await attempt(db, clock, limits);
  if (retryAfter !== null) throw new AppError('sign_in.throttled', { retryAfter });
  if (!(await passwordMatches(stored, password ?? '')))
    throw new AppError('password.wrong', {}, [{ path: field, message: 'Şifren hatalı' }]);
  await forgive(db, limits);
  return stored;
};

/** Whoever else is signed in with the old password is signed out; links mailed before die with it. */
export const changePassword = async (
  deps: Deps,
  actor: Actor,
  { currentPassword, newPassword }: BodyOf<typeof account.changePassword>,
  caller: Caller,
): Promise<null> => {
  refuseCommon(newPassword, 'newPassword');
  const given = { password: currentPassword, field: 'currentPassword' };
  const stored = await confirmOwner(deps, actor, given, caller);
  const passwordHash = await hashPassword(newPassword);
  return deps.db.transaction(async (tx) => {
    const person = await lockPerson(tx, actor.id);
    if (!person) throw new AppError('session.expired');
    // Checking took a while: of two changes at once the second no longer knows the password.
    if ((await passwordHashOf(tx, actor.id)) !== stored)
      throw new AppError('password.wrong', {}, [{ path: 'currentPassword', message: 'Şifren hatalı' }]);
    await setPassword(tx, actor.id, passwordHash);
    await dropTokens(tx, actor.id, 'reset-password');
    await dropTokens(tx, actor.id, 'verify-email');
    await endAuthSessions(tx, actor.id, actor.sessionId);
    await deps.authSessions.changed(tx, actor.id);
    await deps.mailer.post(tx, passwordChangedLetter(person.email, person.firstName, 'others'));
    return null;
  });
};
