import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Hmac } from '../../http/hmac.ts';

/**
 * Devices keep this token after sign-out. It grants separate attempts at the account, so that strangers'
 * wrong passwords cannot lock the owner out, and nothing else.
 */
const PURPOSE = 'known device';
const ID_CHARS = 22;
const BODY_CHARS = 43;

const bytesOf = (userId: string) => Buffer.from(userId.replaceAll('-', ''), 'hex');

export const newDeviceToken = (hmac: Hmac, userId: string): string => {
  const body = Buffer.concat([bytesOf(userId), randomBytes(16)]).toString('base64url');
  return body + hmac(PURPOSE, body);
};

const hasOurHash = (hmac: Hmac, token: string) => {
  const given = Buffer.from(token.slice(BODY_CHARS));
  const wanted = Buffer.from(hmac(PURPOSE, token.slice(0, BODY_CHARS)));
  return given.length === wanted.length && timingSafeEqual(given, wanted);
};

/** Null if none of the tokens belongs to this person. */
export const findKnownDevice = (
  hmac: Hmac,
  tokens: readonly string[],
  userId: string | undefined,
): string | null => {
  if (userId === undefined) return null;
  const token = tokens.find(
    (candidate) =>
      hasOurHash(hmac, candidate) &&
      Buffer.from(candidate.slice(0, BODY_CHARS), 'base64url').subarray(0, 16).equals(bytesOf(userId)),
  );
  return token ? token.slice(BODY_CHARS - ID_CHARS, BODY_CHARS) : null;
};
