import { createHmac, timingSafeEqual } from 'node:crypto';
import { FILE_PATH } from './files.ts';

const DAY_MS = 86_400_000;

/**
 * Addresses of stored files. An <img> cannot send the bearer token, so the address itself is the ticket: signed,
 * given only to signed-in people, dead after two days, and the same all day long so that a phone loads it once.
 */
export type FileLinks = {
  url(path: string, now: Date): string;
  /** Is this signature good for this path now. */
  admits(path: string, day: string, signature: string, now: Date): boolean;
};

export const createFileLinks = (secret: string): FileLinks => {
  const sign = (path: string, day: number) =>
    createHmac('sha256', secret).update(`file ${path} ${day}`).digest('base64url').slice(0, 32);
  const today = (now: Date) => Math.floor(now.getTime() / DAY_MS);
  return {
    url(path, now) {
      const day = today(now);
      return `/api/files/${path}?d=${day}&s=${sign(path, day)}`;
    },
    admits(path, day, signature, now) {
      const age = today(now) - Number(day);
      if (!(age === 0 || age === 1)) return false;
      const wanted = Buffer.from(sign(path, Number(day)));
      const given = Buffer.from(signature);
      return wanted.length === given.length && timingSafeEqual(wanted, given);
    },
  };
};

/** The stored path behind an address we gave, or null. */
export const pathOf = (url: string): string | null => {
  const path = url.replace(/^\/api\/files\//, '').replace(/\?.*$/, '');
  return url.startsWith('/api/files/') && FILE_PATH.test(path) ? path : null;
};
