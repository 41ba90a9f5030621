import type { Clock } from '../../../clock.ts';
import type { Executor } from '../../../db/database.ts';
import { countHit, uncountHits } from './throttle.sql.ts';

/** At most `tries` on a key within `seconds` of the first. */
export type Limit = { key: string; tries: number; seconds: number };

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Wrong passwords. The limit per account and address comes first, so that a stranger cannot lock the owner out; the
 * other two catch guessing spread over many addresses or accounts.
 */
export const passwordLimits = (email: string, ip: string): Limit[] => [
  { key: `password/${email}/${ip}`, tries: 5, seconds: 15 * MINUTE },
  { key: `password//${ip}`, tries: 200, seconds: 15 * MINUTE },
  { key: `password/${email}`, tries: 50, seconds: HOUR },
];

/** Mails that one mailbox may be sent on request. */
export const mailLimit = (email: string): Limit => ({ key: `mail/${email}`, tries: 5, seconds: HOUR });

export const guardianLimit = (userId: string): Limit => ({
  key: `guardian/${userId}`,
  tries: 5,
  seconds: 24 * HOUR,
});

/**
 * Counts an attempt; returns the seconds to wait when a limit is used up, else null. An attempt refused by one limit is
 * not counted on the following ones, so a blocked address cannot use up the limit of the account.
 */
export const countAttempt = async (
  db: Executor,
  clock: Clock,
  limits: readonly Limit[],
): Promise<number | null> => {
  const now = clock.now();
  for (const { key, tries, seconds } of limits) {
    const { hits, windowEndsAt } = await countHit(db, key, new Date(now.getTime() + seconds * 1000), now);
    if (hits > tries) return Math.max(1, Math.ceil((Date.parse(windowEndsAt) - now.getTime()) / 1000));
  }
  return null;
};

/** A successful attempt does not count. */
export const uncountAttempt = (db: Executor, limits: readonly Limit[]) =>
  uncountHits(
    db,
    limits.map(({ key }) => key),
  );
