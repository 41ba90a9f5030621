import type { Transaction } from '../../db/database.ts';
import { saveVerified } from '../users/users.sql.ts';
import { retireVerificationLinks } from './user-tokens.sql.ts';

// Used links report a verified address for this long.
const USED_LINK_MS = 30 * 24 * 3_600_000;

/** Verified by a verification link, a reset or Google. */
export const markVerified = async (tx: Transaction, userId: string, now: Date): Promise<void> => {
  await saveVerified(tx, userId, now);
  await retireVerificationLinks(tx, userId, now, new Date(now.getTime() + USED_LINK_MS));
};
