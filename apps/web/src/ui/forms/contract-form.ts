import type { Checked, FieldError } from '@netlik/contract/check';
import { apiTexts } from '../../api/api.texts.ts';
import { ApiError } from '../../api/api-error.ts';

export type FieldErrors = Readonly<Record<string, string>>;

/** The first sentence about each field: one is enough to act on. */
export const byField = (errors: readonly FieldError[]): FieldErrors => {
  const fields: Record<string, string> = {};
  for (const { path, message } of errors) fields[path] ??= message;
  return fields;
};

/** The contract's verdict and, beside it, the rules that only a screen knows (such as a repeated password). */
export const withRules = <T>(checked: Checked<T>, broken: readonly FieldError[]): Checked<T> =>
  broken.length === 0 ? checked : { ok: false, errors: [...(checked.ok ? [] : checked.errors), ...broken] };

type Refusal = { fields: FieldErrors; failure: ApiError | null };

/**
 * Lays a failed call onto the form: sentences about its fields go to the fields, a code that means one field
 * to that field, and everything else stays a sentence above the form.
 */
export const refusalOf = (
  error: unknown,
  names: readonly string[],
  fieldOfCode: Readonly<Record<string, string>> = {},
): Refusal => {
  const failure =
    error instanceof ApiError ? error : new ApiError(apiTexts.server, { status: 500, code: 'server.failed' });
  const named = failure.fields.filter(({ path }) => names.includes(path));
  if (named.length > 0 && named.length === failure.fields.length)
    return { fields: byField(named), failure: null };
  const field = fieldOfCode[failure.code];
  if (field !== undefined) return { fields: { [field]: failure.message }, failure: null };
  return { fields: byField(named), failure };
};
