import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { hashSecret, newSecret } from '../../http/secrets.ts';
import { insertToken, type Registration } from './user-tokens.sql.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const links = {
  verification: { purpose: 'verify-email', page: 'verify-email', namesPerson: true, lastsMs: DAY_MS },
  passwordReset: { purpose: 'reset-password', page: 'reset-password', namesPerson: false, lastsMs: HOUR_MS },
  /** As long as an unverified account is kept. */
  invitation: { purpose: 'reset-password', page: 'reset-password', namesPerson: false, lastsMs: 7 * DAY_MS },
  guardian: { purpose: 'guardian', page: 'guardian-consent', namesPerson: true, lastsMs: 14 * DAY_MS },
} as const;

/** Only a hash of the link's secret is stored. */
export const createMailedLink = async (
  { clock, publicUrl }: Pick<Deps, 'clock' | 'publicUrl'>,
  tx: Transaction,
  kind: keyof typeof links,
  userId: string,
  registration?: Registration,
): Promise<string> => {
  const { purpose, page, namesPerson, lastsMs } = links[kind];
  const now = clock.now();
  const token = newSecret();
  const expiresAt = new Date(now.getTime() + lastsMs);
  await insertToken(tx, { hash: hashSecret(token), userId, purpose, now, expiresAt, registration });
  return `${publicUrl()}/${page}?${namesPerson ? `uid=${userId}&` : ''}token=${token}`;
};
