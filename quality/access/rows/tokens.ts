import { hashSecret, newSecret } from '../../../apps/api/src/features/identity/auth-sessions/secrets.ts';
import {
  insertToken,
  type Purpose,
} from '../../../apps/api/src/features/identity/sign-in/user-tokens.sql.ts';
import type { Cell } from '../actors.ts';

/** The token that the mailed link to this person holds. */
export const mailedToken = async ({ world }: Cell, userId: string, purpose: Purpose): Promise<string> => {
  const token = newSecret();
  const now = world.clock.now();
  await insertToken(world.db, {
    hash: hashSecret(token),
    userId,
    purpose,
    now,
    expiresAt: new Date(now.getTime() + 3_600_000),
  });
  return token;
};
