import { createHmac, timingSafeEqual } from 'node:crypto';
import { FILE_PATH } from './files.ts';

const DAY_MS = 86_400_000;
/** Only the parties of a report read these files, with their sessions; no link opens them. */
const UNLINKED = /^reports\//;

/**
 * <img> cannot send the bearer token, so URLs are signed. They are valid for up to two days and stay equal
 * for a day, so that browsers cache them.
 */
export type FileLinks = {
  url(path: string, now: Date): string;
  isValid(path: string, day: string, signature: string, now: Date): boolean;
};

export const createFileLinks = (secret: string): FileLinks => {
  const sign = (path: string, day: number) =>
    createHmac('sha256', secret).update(`file ${path} ${day}`).digest('base64url').slice(0, 32);
  const today = (now: Date) => Math.floor(now.getTime() / DAY_MS);
  return {
    url(path, now) {
      if (UNLINKED.test(path)) throw new Error('a file without links');
      const day = today(now);
      return `/api/files/${path}?d=${day}&s=${sign(path, day)}`;
    },
    isValid(path, day, signature, now) {
      const age = today(now) - Number(day);
      if (UNLINKED.test(path) || !(age === 0 || age === 1)) return false;
      const wanted = Buffer.from(sign(path, Number(day)));
      const given = Buffer.from(signature);
      return wanted.length === given.length && timingSafeEqual(wanted, given);
    },
  };
};

/** The stored path of one of our URLs, or null. */
export const pathFromUrl = (url: string): string | null => {
  const path = url.replace(/^\/api\/files\//, '').replace(/\?.*$/, '');
  return url.startsWith('/api/files/') && FILE_PATH.test(path) && !UNLINKED.test(path) ? path : null;
};
