import { createHmac } from 'node:crypto';

/** Base64url HMAC of a text, different per purpose. */
export type KeyedHash = (purpose: string, text: string) => string;

export const createKeyedHash =
  (secret: string): KeyedHash =>
  (purpose, text) =>
    createHmac('sha256', secret).update(`${purpose} ${text}`).digest('base64url');
