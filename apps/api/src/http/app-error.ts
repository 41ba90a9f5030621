import { type ErrorCode, errorStatus } from '@netlik/contract/errors';

export type ErrorParams = Record<string, string | number>;

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  readonly fields: { path: string; message: string }[] | undefined;
  /** The stored row, sent when a write is based on an older version. */
  readonly current: unknown;

  constructor(
    code: ErrorCode,
    params: ErrorParams = {},
    fields?: { path: string; message: string }[],
    current?: unknown,
  ) {
    super(code);
    this.code = code;
    this.params = params;
    this.fields = fields;
    this.current = current;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}
