import { createHmac } from 'node:crypto';

/** A keyed hash of a text: only this server can make it, and the same text gives the same 43 characters. */
export type KeyedHash = (purpose: string, text: string) => string;

export const createKeyedHash =
  (secret: string): KeyedHash =>
  (purpose, text) =>
    createHmac('sha256', secret).update(`${purpose} ${text}`).digest('base64url');
