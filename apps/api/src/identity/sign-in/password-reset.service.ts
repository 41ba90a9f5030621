import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { hashSecret } from '../../http/secrets.ts';
import { deleteAuthSessions } from '../auth-sessions/auth-sessions.sql.ts';
import { newDeviceToken } from '../auth-sessions/known-devices.ts';
import { findPerson, saveProvenPassword } from '../users/users.sql.ts';
import { passwordChangedMail } from './mails.ts';
import { refuseCommonPassword, refusePersonalPassword } from './passwords.ts';
import { deletePasswordHits } from './throttle.sql.ts';
import { consumeLink, deleteTokens } from './user-tokens.sql.ts';
import { markVerified } from './verified-mailbox.ts';

/**
 * Mailbox access proves ownership, so it signs out every device, invalidates links and forgives wrong
 * passwords. The current device becomes a known one, so that strangers' guesses cannot lock the owner out.
 */
export const resetPassword = async (
  { db, clock, mailer, authSessions, passwords, hmac }: Deps,
  token: string,
  newPassword: string,
): Promise<{ device: string }> => {
  refuseCommonPassword(newPassword, 'newPassword');
  const passwordHash = await passwords.hash(newPassword);
  return db.transaction(async (tx) => {
    const now = clock.now();
    const consumed = await consumeLink(tx, hashSecret(token), 'reset-password', now);
    if (!consumed) throw new AppError('token.invalid');
    await saveProvenPassword(tx, consumed.userId, passwordHash);
    await markVerified(tx, consumed.userId, now);
    await deleteTokens(tx, consumed.userId, 'reset-password');
    await deleteAuthSessions(tx, consumed.userId);
    await authSessions.publishChange(tx, consumed.userId);
    const person = await findPerson(tx, consumed.userId);
    if (person) {
      refusePersonalPassword(newPassword, person, 'newPassword');
      await deletePasswordHits(tx, [person.email, person.id]);
      await mailer.send(tx, passwordChangedMail(person.email, person.firstName, 'all'));
    }
    return { device: newDeviceToken(hmac, consumed.userId) };
  });
};
