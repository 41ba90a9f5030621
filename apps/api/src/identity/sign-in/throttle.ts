import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import { countHit } from '../../db/throttles.sql.ts';
import { addressKey } from '../../http/address-key.ts';

/** At most `tries` per key within `seconds` of the first. */
export type Limit = { key: string; tries: number; seconds: number };

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Wrong passwords per account (e-mail, or id when signed in). The limit per address comes first, so that one
 * stranger cannot use up the account's limit, which stops distributed guessing.
 */
export const passwordLimits = (account: string, ip: string): Limit[] => [
  { key: `password/${account}/${addressKey(ip)}`, tries: 5, seconds: 15 * MINUTE },
  { key: `password/${account}`, tries: 50, seconds: HOUR },
];

export const deviceLimits = (account: string, device: string): Limit[] => [
  { key: `password/${account}/${device}`, tries: 20, seconds: 15 * MINUTE },
];

/** Wrong passwords of one address at any account; beyond it tries are slowed, not refused. */
export const addressLimit = (ip: string): Limit => ({
  key: `password//${addressKey(ip)}`,
  tries: 200,
  seconds: 15 * MINUTE,
});

export type MailPurpose = 'verify' | 'known' | 'reset';

/** Mails per mailbox and purpose, so that one kind cannot use up another's limit. */
export const mailLimit = (email: string, purpose: MailPurpose): Limit => ({
  key: `mail/${email}/${purpose}`,
  tries: 5,
  seconds: HOUR,
});

export const guardianLimit = (userId: string): Limit => ({
  key: `guardian/${userId}`,
  tries: 5,
  seconds: 24 * HOUR,
});

/**
 * Returns the seconds to wait, or null. An attempt refused by one limit does not count for later ones, so a
 * blocked address cannot use up the account's limit.
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
