import type { Checked, FieldError } from '@netlik/contract/check';
import { apiTexts } from '../../data/calls/api.texts.ts';
import { ApiError } from '../../data/calls/api-error.ts';

export type FieldErrors = Readonly<Record<string, string>>;

export const errorsByField = (errors: readonly FieldError[]): FieldErrors => {
  const fields: Record<string, string> = {};
  for (const { path, message } of errors) fields[path] ??= message;
  return fields;
};

/** Adds errors of rules that only the screen knows, such as a repeated password. */
export const withRules = <T>(checked: Checked<T>, broken: readonly FieldError[]): Checked<T> =>
  broken.length === 0 ? checked : { ok: false, errors: [...(checked.ok ? [] : checked.errors), ...broken] };

type Refusal = { fields: FieldErrors; failure: ApiError | null };

/**
 * Maps a failed call onto the form: field errors and codes in `fieldOfCode` go to their fields. Everything
 * else is shown above the form.
 */
export const formErrorsFrom = (
  error: unknown,
  names: readonly string[],
  fieldOfCode: Readonly<Record<string, string>> = {},
): Refusal => {
  const failure =
    error instanceof ApiError ? error : new ApiError(apiTexts.server, { status: 500, code: 'server.failed' });
  const named = failure.fields.filter(({ path }) => names.includes(path.split('.')[0]!));
  if (named.length > 0 && named.length === failure.fields.length)
    return { fields: errorsByField(named), failure: null };
  const field = fieldOfCode[failure.code];
  if (field !== undefined) return { fields: { [field]: failure.message }, failure: null };
  return { fields: errorsByField(named), failure };
};
