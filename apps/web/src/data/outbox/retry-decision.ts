import { ApiError, isAborted } from '../calls/api-error.ts';
import type { Entry } from './store.ts';

export type RetryDecision =
  /** Refused for good: the user sees it and later entries are still sent. */
  | { action: 'fail'; message: string }
  /** No session exists to send it in, so it waits for the user. */
  | { action: 'wait' }
  /** Retries this entry; later ones wait behind it. */
  | { action: 'retry'; broken: boolean; afterMs: number | null; message: string | null };

const TIMEOUT = 408;
const TOO_MANY_REQUESTS = 429;
// A write that always causes a 500 must not block the others for ever.
const MAX_BROKEN = 6;

export const decideRetry = (error: unknown, { broken }: Pick<Entry, 'broken'>): RetryDecision => {
  if (isAborted(error)) return { action: 'wait' };
  // The endpoint's module failed to load, so the server was not reached.
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
  // The proxy sends 502 to 504 while the server is down; only 500 comes from the server itself.
  if (status === 500 && broken + 1 >= MAX_BROKEN) return { action: 'fail', message };
  return { ...retry, broken: status === 500 };
};
