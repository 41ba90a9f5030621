import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { KeyedHash } from '../../http/keyed-hash.ts';

/**
 * A device on which a user has signed in gets a token that says so, and keeps it after signing out. A caller with it
 * has tries of their own at that account, so that strangers' wrong ones cannot lock the owner out. It opens nothing.
 */
const PURPOSE = 'known device';
const ID_CHARS = 22;
const BODY_CHARS = 43;

const bytesOf = (userId: string) => Buffer.from(userId.replaceAll('-', ''), 'hex');

export const newDeviceToken = (keyedHash: KeyedHash, userId: string): string => {
  const body = Buffer.concat([bytesOf(userId), randomBytes(16)]).toString('base64url');
  return body + keyedHash(PURPOSE, body);
};

const hasOurHash = (keyedHash: KeyedHash, token: string) => {
  const given = Buffer.from(token.slice(BODY_CHARS));
  const wanted = Buffer.from(keyedHash(PURPOSE, token.slice(0, BODY_CHARS)));
  return given.length === wanted.length && timingSafeEqual(given, wanted);
};

/** The id of the device, if one of the tokens was given to this person. */
export const findKnownDevice = (
  keyedHash: KeyedHash,
  tokens: readonly string[],
  userId: string | undefined,
): string | null => {
  if (userId === undefined) return null;
  const token = tokens.find(
    (candidate) =>
      hasOurHash(keyedHash, candidate) &&
      Buffer.from(candidate.slice(0, BODY_CHARS), 'base64url').subarray(0, 16).equals(bytesOf(userId)),
  );
  return token ? token.slice(BODY_CHARS - ID_CHARS, BODY_CHARS) : null;
};
