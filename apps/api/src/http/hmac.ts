import { createHmac } from 'node:crypto';

/** Base64url HMAC of a text, different per purpose. */
export type Hmac = (purpose: string, text: string) => string;

export const createKeyedHmac =
  (secret: string): Hmac =>
  (purpose, text) =>
    createHmac('sha256', secret).update(`${purpose} ${text}`).digest('base64url');
