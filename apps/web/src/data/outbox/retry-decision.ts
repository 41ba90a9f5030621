import { ApiError, isAborted } from '../calls/api-error.ts';
import type { Entry } from './store.ts';

export type RetryDecision =
  /** Refused for good: shown to the person; later entries are still sent. */
  | { action: 'fail'; message: string }
  /** No session to send it in: wait for the person. */
  | { action: 'wait' }
  /** Retry this entry; later ones wait behind it. */
  | { action: 'retry'; broken: boolean; afterMs: number | null; message: string | null };

const TIMEOUT = 408;
const TOO_MANY_REQUESTS = 429;
// A write that always causes a 500 must not block the others for ever.
const MAX_BROKEN = 6;

/** What to do with an entry after a failed attempt. */
export const decideRetry = (error: unknown, { broken }: Pick<Entry, 'broken'>): RetryDecision => {
  if (isAborted(error)) return { action: 'wait' };
  // The endpoint's module did not load; the server was not reached.
  if (!(error instanceof ApiError)) return { action: 'retry', broken: false, afterMs: null, message: null };
  const { status, code, message, retryAfter } = error;
  if (status === 401 || code === 'consent.required' || code === 'factor.required') return { action: 'wait' };
  const retry = {
    action: 'retry',
    message,
    afterMs: retryAfter === undefined ? null : retryAfter * 1000,
  } as const;
  if (status === TIMEOUT || status === TOO_MANY_REQUESTS) return { ...retry, broken: false };
  if (status >= 400 && status < 500) return { action: 'fail', message };
  // 502 to 504 come from the proxy while the server is down; only 500 is the server's own.
  if (status === 500 && broken + 1 >= MAX_BROKEN) return { action: 'fail', message };
  return { ...retry, broken: status === 500 };
};
