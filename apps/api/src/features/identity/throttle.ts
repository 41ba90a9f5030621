import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import { countHits, uncountHits } from './throttle.sql.ts';

/** At most `tries` on a key within `seconds` of the first. */
export type Limit = { key: string; tries: number; seconds: number };

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Wrong passwords. One address guessing at one account is stopped first, so that a stranger cannot lock the
 * owner out; the wider two catch guessing spread over many addresses or many accounts.
 */
export const passwordLimits = (email: string, ip: string): Limit[] => [
  { key: `password/${email}/${ip}`, tries: 5, seconds: 15 * MINUTE },
  { key: `password/${email}`, tries: 50, seconds: HOUR },
  { key: `password//${ip}`, tries: 200, seconds: 15 * MINUTE },
];

/** Mails one person's mailbox may be sent because somebody asked. */
export const mailLimit = (email: string): Limit => ({ key: `mail/${email}`, tries: 5, seconds: HOUR });

export const guardianLimit = (userId: string): Limit => ({
  key: `guardian/${userId}`,
  tries: 5,
  seconds: 24 * HOUR,
});

/** Counts a try; the seconds to wait when a limit is used up, else null. */
export const attempt = async (
  db: Executor,
  clock: Clock,
  limits: readonly Limit[],
): Promise<number | null> => {
  const now = clock.now();
  const sorted = [...limits].sort((a, b) => (a.key < b.key ? -1 : 1));
  const hits = await countHits(
    db,
    sorted.map(({ key }) => key),
    sorted.map(({ seconds }) => new Date(now.getTime() + seconds * 1000)),
    now,
  );
  const used = hits.filter((hit) => hit.hits > limits.find(({ key }) => key === hit.key)!.tries);
  if (used.length === 0) return null;
  const until = Math.max(...used.map((hit) => Date.parse(hit.windowEndsAt)));
  return Math.max(1, Math.ceil((until - now.getTime()) / 1000));
};

/** The try turned out well: it does not count. */
export const forgive = (db: Executor, limits: readonly Limit[]) =>
  uncountHits(
    db,
    limits.map(({ key }) => key),
  );
