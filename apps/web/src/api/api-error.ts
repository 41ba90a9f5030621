import { apiTexts } from './api.texts.ts';

export type FieldFailure = { path: string; message: string };

type Details = { status: number; code: string; fields?: FieldFailure[]; retryAfter?: number };

/** A call that failed. `message` is the Turkish text to show; `status` is 0 when no answer came. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: FieldFailure[];
  /** Seconds. */
  readonly retryAfter?: number;

  constructor(message: string, { status, code, fields = [], retryAfter }: Details) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.fields = fields;
    if (retryAfter !== undefined) this.retryAfter = retryAfter;
  }
}

export const networkFailure = () => new ApiError(apiTexts.network, { status: 0, code: 'network' });

export const sessionExpired = () =>
  new ApiError(apiTexts.sessionExpired, { status: 401, code: 'session.expired' });

/** The caller itself gave the call up: nothing to show. */
export const isAborted = (error: unknown): boolean =>
  error !== null && typeof error === 'object' && 'name' in error && error.name === 'AbortError';

/** What a stopped call rejects with, whatever reason its signal was given. A time limit is no wish of the person's. */
export const stopped = (signal: AbortSignal): unknown => {
  if (isAborted(signal.reason)) return signal.reason;
  return signal.reason?.name === 'TimeoutError'
    ? networkFailure()
    : new DOMException('The call was given up', 'AbortError');
};
