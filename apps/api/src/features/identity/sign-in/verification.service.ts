import type { BodyOf } from '@netlik/contract/endpoint';
import type { signIn } from '@netlik/contract/identity/sign-in';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../http/app-error.ts';
import { hashSecret } from '../auth-sessions/secrets.ts';
import { findPerson, saveProvenPassword } from '../users/users.sql.ts';
import { refuseCommonPassword, refusePersonalPassword } from './passwords.ts';
import { consumeVerificationLink, findVerificationLink } from './user-tokens.sql.ts';
import { markVerified } from './verified-mailbox.ts';

export const checkVerification = async (
  { db, clock }: Deps,
  { uid, token }: BodyOf<typeof signIn.checkVerification>,
) => {
  const link = await findVerificationLink(db, hashSecret(token), uid, clock.now());
  if (!link) throw new AppError('token.invalid');
  return { verified: link.isUsed };
};

/**
 * The password is the one typed beside the link: whoever registered the address may have been a stranger, whoever opened
 * the mail is not.
 */
export const verifyEmail = async (
  deps: Deps,
  { uid, token, password }: BodyOf<typeof signIn.verifyEmail>,
): Promise<null> => {
  // Before the password: a used link is told apart from a bad one, and a bad one costs no hash.
  const { verified } = await checkVerification(deps, { uid, token });
  if (verified) throw new AppError('email.verified');
  refuseCommonPassword(password, 'password');
  const person = await findPerson(deps.db, uid);
  if (person) refusePersonalPassword(password, person, 'password');
  const passwordHash = await deps.passwords.hash(password);
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    if (!(await consumeVerificationLink(tx, hashSecret(token), uid, now)))
      throw new AppError('email.verified');
    await saveProvenPassword(tx, uid, passwordHash);
    await markVerified(tx, uid, now);
    return null;
  });
};
