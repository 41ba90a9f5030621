import type { Transaction } from '../../db/database.ts';
import { saveVerified } from '../users/users.sql.ts';
import { retireVerificationLinks } from './user-tokens.sql.ts';

// How long a used link still says that the address is verified.
const USED_LINK_MS = 30 * 24 * 3_600_000;

/** The mailbox was reached: by its verification link, by a reset or through Google. */
export const markVerified = async (tx: Transaction, userId: string, now: Date): Promise<void> => {
  await saveVerified(tx, userId, now);
  await retireVerificationLinks(tx, userId, now, new Date(now.getTime() + USED_LINK_MS));
};
