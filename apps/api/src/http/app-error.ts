import { type ErrorCode, errorStatus } from '@netlik/contract/errors';

export type ErrorParams = Record<string, string | number>;

/** An expected failure. The code decides the status and the Turkish text. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  readonly fields: { path: string; message: string }[] | undefined;

  constructor(code: ErrorCode, params: ErrorParams = {}, fields?: { path: string; message: string }[]) {
    super(code);
    this.code = code;
    this.params = params;
    this.fields = fields;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}
