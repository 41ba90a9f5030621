import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Hmac } from '../../http/hmac.ts';

/** Encrypts a person's secret with a key derived from AUTH_SECRET (AES-256-GCM). */
const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (hmac: Hmac) => Buffer.from(hmac('sealed secret', 'key'), 'base64url');

export const sealSecret = (hmac: Hmac, userId: string, secret: Uint8Array): Buffer => {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(hmac), iv).setAAD(Buffer.from(userId));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
};

/** Null if sealed for another person or with another AUTH_SECRET. */
export const openSecret = (hmac: Hmac, userId: string, sealed: Buffer): Buffer | null => {
  const tagAt = IV_BYTES + TAG_BYTES;
  const options = { authTagLength: TAG_BYTES };
  const decipher = createDecipheriv(ALGORITHM, keyOf(hmac), sealed.subarray(0, IV_BYTES), options)
    .setAAD(Buffer.from(userId))
    .setAuthTag(sealed.subarray(IV_BYTES, tagAt));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(tagAt)), decipher.final()]);
  } catch {
    return null;
  }
};
