import { apiTexts } from './api.texts.ts';

export type FieldFailure = { path: string; message: string };

type Details = {
  status: number;
  code: string;
  fields?: FieldFailure[];
  retryAfter?: number;
  current?: unknown;
};

/** `message` is the Turkish text to show; `status` is 0 when no response arrived. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: FieldFailure[];
  /** Seconds. */
  readonly retryAfter?: number;
  /** The server's present state, when it refuses a write made from an older one. */
  readonly current: unknown;

  constructor(message: string, { status, code, fields = [], retryAfter, current }: Details) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.current = current;
    if (retryAfter !== undefined) this.retryAfter = retryAfter;
  }
}

export const networkFailure = () => new ApiError(apiTexts.network, { status: 0, code: 'network' });

export const sessionExpired = () =>
  new ApiError(apiTexts.sessionExpired, { status: 401, code: 'session.expired' });

export const isAborted = (error: unknown): boolean =>
  error !== null && typeof error === 'object' && 'name' in error && error.name === 'AbortError';

/** The rejection of an aborted call; a timeout is a network failure, because the user did not abort it. */
export const abortError = (signal: AbortSignal): unknown => {
  if (isAborted(signal.reason)) return signal.reason;
  return signal.reason?.name === 'TimeoutError'
    ? networkFailure()
    : new DOMException('The call was aborted', 'AbortError');
};
