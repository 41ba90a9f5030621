import { type ErrorCode, errorStatus } from '@netlik/contract/errors';

export type ErrorParams = Record<string, string | number>;

/** An expected failure. The code decides the status and the Turkish text. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  readonly fields: { path: string; message: string }[] | undefined;
  /** What is stored now, for a write that was made from an older state. */
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
