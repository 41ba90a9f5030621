import * as z from 'zod/mini';

type RawIssue = z.core.$ZodRawIssue;

/** The Turkish message for an invalid field; a message declared on the field itself takes precedence. */
const messageFor = (issue: RawIssue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Bu alan gereklidir' : 'Geçersiz değer';
    case 'too_small':
      return issue.origin === 'string'
        ? `En az ${issue.minimum} karakter olmalı`
        : issue.origin === 'array'
          ? `En az ${issue.minimum} öğe olmalı`
          : `En az ${issue.minimum} olmalı`;
    case 'too_big':
      return issue.origin === 'string'
        ? `En fazla ${issue.maximum} karakter olabilir`
        : issue.origin === 'array'
          ? `En fazla ${issue.maximum} öğe olabilir`
          : `En fazla ${issue.maximum} olabilir`;
    case 'invalid_value':
      return issue.input === undefined ? 'Bu alan gereklidir' : 'Listedeki değerlerden biri olmalı';
    case 'unrecognized_keys':
      return 'Bilinmeyen alan';
    default:
      return 'Geçersiz değer';
  }
};

export type FieldError = { path: string; message: string };

// A hostile body may break thousands of fields, so only the first few are reported.
const MAX_ERRORS = 20;

const toFieldErrors = (issues: readonly z.core.$ZodIssue[]): FieldError[] =>
  issues
    .flatMap((issue) =>
      (issue.code === 'unrecognized_keys' ? issue.keys : [null]).map((key) => ({
        path: [...issue.path, ...(key === null ? [] : [key])].map(String).join('.').slice(0, 200),
        message: issue.message,
      })),
    )
    .slice(0, MAX_ERRORS);

export type Checked<T> = { ok: true; data: T } | { ok: false; errors: FieldError[] };

export const check = <S extends z.core.$ZodType>(schema: S, value: unknown): Checked<z.output<S>> => {
  const result = z.safeParse(schema, value, { error: messageFor });
  return result.success
    ? { ok: true, data: result.data }
    : { ok: false, errors: toFieldErrors(result.error.issues) };
};
