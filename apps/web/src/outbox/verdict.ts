import { ApiError, isAborted } from '../api/api-error.ts';
import type { Entry } from './store.ts';

export type Verdict =
  /** Refused for good: shown to the person, the ones behind it go on. */
  | { is: 'park'; message: string }
  /** No session to send it in: it waits for the person. */
  | { is: 'hold' }
  /** Try the same one again; nothing overtakes it. */
  | { is: 'again'; broken: boolean; afterMs: number | null; message: string | null };

const TIMEOUT = 408;
const TOO_MANY = 429;
// A write the server always breaks on must not keep the others waiting for ever.
const MOST_BROKEN = 6;

/** What a failed try means for its entry. */
export const verdictOn = (error: unknown, { broken }: Pick<Entry, 'broken'>): Verdict => {
  if (isAborted(error)) return { is: 'hold' };
  // The code of the write did not load: no word of the server's.
  if (!(error instanceof ApiError)) return { is: 'again', broken: false, afterMs: null, message: null };
  const { status, code, message, retryAfter } = error;
  if (status === 401 || code === 'consent.required') return { is: 'hold' };
  const again = {
    is: 'again',
    message,
    afterMs: retryAfter === undefined ? null : retryAfter * 1000,
  } as const;
  if (status === TIMEOUT || status === TOO_MANY) return { ...again, broken: false };
  if (status >= 400 && status < 500) return { is: 'park', message };
  // 502 to 504 are the doorkeeper's words while the server is away; 500 is its own.
  if (status === 500 && broken + 1 >= MOST_BROKEN) return { is: 'park', message };
  return { ...again, broken: status === 500 };
};
