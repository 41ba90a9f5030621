import type { BodyOf } from '@netlik/contract/endpoint';
import type { account } from '@netlik/contract/identity/account';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import type { Caller } from '../../http/mount.ts';
import { deleteAuthSessions } from '../auth-sessions/auth-sessions.sql.ts';
import { passwordChangedMail } from '../sign-in/mails.ts';
import { tryPassword } from '../sign-in/password-tries.ts';
import { refuseCommonPassword, refusePersonalPassword } from '../sign-in/passwords.ts';
import { passwordLimits } from '../sign-in/throttle.ts';
import { deleteTokens } from '../sign-in/user-tokens.sql.ts';
import { findPasswordHash, lockPerson, saveNextPassword } from '../users/users.sql.ts';

/** Returns the password's hash; null for an account without a password. */
export const confirmOwner = async (
  deps: Deps,
  actor: Actor,
  { password, field }: { password: string | undefined; field: string },
  caller: Caller,
): Promise<string | null> => {
  const stored = await findPasswordHash(deps.db, actor.id);
  if (stored === null) return null;
  const limits = passwordLimits(actor.id, caller.ip);
  return deps.perKeyQueue.take(limits[0]!.key, () =>
    tryPassword(deps, limits, null, async () => {
      if (await deps.passwords.matches(stored, password ?? '')) return stored;
      throw new AppError('password.wrong', {}, [{ path: field, message: 'Şifren hatalı' }]);
    }),
  );
};

/** Signs out all other devices and invalidates mailed links. */
export const changePassword = async (
  deps: Deps,
  actor: Actor,
  { currentPassword, newPassword }: BodyOf<typeof account.changePassword>,
  caller: Caller,
  requireStepUp: () => Promise<void>,
): Promise<null> => {
  refuseCommonPassword(newPassword, 'newPassword');
  const given = { password: currentPassword, field: 'currentPassword' };
  const stored = await confirmOwner(deps, actor, given, caller);
  // Entering the password is the step-up if there is one.
  if (stored === null) await requireStepUp();
  const passwordHash = await deps.passwords.hash(newPassword);
  return deps.db.transaction(async (tx) => {
    const person = await lockPerson(tx, actor.id);
    if (!person) throw new AppError('session.expired');
    refusePersonalPassword(newPassword, person, 'newPassword');
    // The password may have changed during hashing.
    if ((await findPasswordHash(tx, actor.id)) !== stored)
      throw new AppError('password.wrong', {}, [{ path: 'currentPassword', message: 'Şifren hatalı' }]);
    await saveNextPassword(tx, actor.id, passwordHash);
    await deleteTokens(tx, actor.id, 'reset-password');
    await deleteAuthSessions(tx, actor.id, actor.sessionId);
    await deps.authSessions.publishChange(tx, actor.id);
    await deps.mailer.send(tx, passwordChangedMail(person.email, person.firstName, 'others'));
    return null;
  });
};
