import { statusText } from './api.texts.ts';
import { ApiError, type FieldFailure } from './api-error.ts';

/** Only the parts that are read, because an upload has no `Response`. */
export type ResponseHead = { status: number; headers: { get: (name: string) => string | null } };

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields => value !== null && typeof value === 'object';

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const toField = (path: string, value: unknown): FieldFailure[] => {
  if (Array.isArray(value)) return value.flatMap((item) => toField(path, item));
  const message = isObject(value) ? text(value.message) || text(value.msg) : text(value);
  if (!message) return [];
  return [{ path: isObject(value) ? text(value.path) || path : path, message }];
};

/** Our API sends `[{ path, message }]`; a proxy may send plain texts or `{ field: text }`. */
const toFields = (errors: unknown): FieldFailure[] => {
  if (Array.isArray(errors)) return errors.flatMap((item) => toField('', item));
  if (isObject(errors)) return Object.entries(errors).flatMap(([path, value]) => toField(path, value));
  return toField('', errors);
};

/** Seconds from now; the header holds seconds or a date. */
const toSeconds = (header: string | null): number | undefined => {
  if (!header?.trim()) return undefined;
  const seconds = /^\s*\d+\s*$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
};

export const toApiError = (response: ResponseHead, body: unknown): ApiError => {
  const { status } = response;
  const record = isObject(body) ? body : {};
  const fields = toFields(record.errors);
  const message =
    text(record.message) ||
    text(record.error) ||
    text(record.msg) ||
    statusText(
      status,
      fields.map((field) => field.message),
    );
  return new ApiError(message, {
    status,
    code: text(record.code) || `http.${status}`,
    fields,
    current: record.current,
    retryAfter: toSeconds(response.headers.get('retry-after')),
  });
};

const outdatedTokenText =
  /token (is |has |was )?(outdated|expired)|(outdated|expired) token|session (is |has |was )?expired|token verification failed|jwt expired|refresh token|oturum süreniz doldu/i;

/** True if the server refused the sent token, so that a refresh may help. */
export const isTokenOutdated = (error: unknown): error is ApiError => {
  if (!(error instanceof ApiError)) return false;
  if (error.status !== 401 && error.status !== 403) return false;
  // `session.required` despite a token means that the server could not read it.
  return (
    error.code === 'session.expired' ||
    error.code === 'session.required' ||
    outdatedTokenText.test(error.message)
  );
};
