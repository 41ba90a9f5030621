import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Executor } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { hashSecret } from '../../http/secrets.ts';
import { insertSpentChallenge } from './second-factor.sql.ts';

/**
 * Challenges contain 16 random bytes, an expiry, data and an HMAC with their purpose and binding. They are
 * stored only when used, so issuing one writes nothing.
 */
export type Purpose = 'sign-in' | 'passkey-sign-in' | 'passkey-add' | 'step-up';

const LIFE_MS = 5 * 60_000;
const NONCE_BYTES = 16;
const END_BYTES = 6;
const HASH_BYTES = 32;
const HEAD_BYTES = NONCE_BYTES + END_BYTES;

type Keys = Pick<Deps, 'hmac' | 'clock'>;

const hashOf = ({ hmac }: Keys, purpose: Purpose, binding: string, body: Buffer) =>
  Buffer.from(hmac(`challenge ${purpose}`, `${body.toString('base64url')} ${binding}`), 'base64url');

/** `binding` is not part of the text but must match. */
export const issueChallenge = (
  keys: Keys,
  purpose: Purpose,
  binding: string,
  data: Uint8Array = Buffer.alloc(0),
): string => {
  const end = Buffer.alloc(END_BYTES);
  end.writeUIntBE(keys.clock.now().getTime() + LIFE_MS, 0, END_BYTES);
  const body = Buffer.concat([randomBytes(NONCE_BYTES), end, data]);
  return Buffer.concat([body, hashOf(keys, purpose, binding, body)]).toString('base64url');
};

export const challengeData = (challenge: string): Buffer =>
  Buffer.from(challenge, 'base64url').subarray(HEAD_BYTES, -HASH_BYTES);

const endOf = (challenge: string) =>
  new Date(Buffer.from(challenge, 'base64url').readUIntBE(NONCE_BYTES, END_BYTES));

export const isGoodChallenge = (
  keys: Keys,
  purpose: Purpose,
  binding: string,
  challenge: string,
): boolean => {
  const bytes = Buffer.from(challenge, 'base64url');
  // Another encoding of the same bytes would have another hash among the spent ones.
  if (bytes.length < HEAD_BYTES + HASH_BYTES || bytes.toString('base64url') !== challenge) return false;
  const wanted = hashOf(keys, purpose, binding, bytes.subarray(0, -HASH_BYTES));
  return timingSafeEqual(bytes.subarray(-HASH_BYTES), wanted) && endOf(challenge) > keys.clock.now();
};

/** Single use: only one of several parallel calls succeeds. */
export const spendChallenge = async (tx: Executor, challenge: string): Promise<void> => {
  if ((await insertSpentChallenge(tx, hashSecret(challenge), endOf(challenge))) === 0)
    throw new AppError('factor.challenge_expired');
};
