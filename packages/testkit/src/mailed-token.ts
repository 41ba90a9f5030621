import { hashSecret, newSecret } from '@netlik/api/http/secrets';
import { insertToken, type Purpose } from '@netlik/api/identity/sign-in/user-tokens.sql';
import type { World } from './world.ts';

/** A token as a mail to this person would contain it. */
export const mailedToken = async (
  { db, clock }: World,
  userId: string,
  purpose: Purpose,
): Promise<string> => {
  const token = newSecret();
  const now = clock.now();
  await insertToken(db, {
    hash: hashSecret(token),
    userId,
    purpose,
    now,
    expiresAt: new Date(now.getTime() + 3_600_000),
  });
  return token;
};
