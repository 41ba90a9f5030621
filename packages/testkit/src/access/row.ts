import type { ActorName, Cell, Outcome } from './actors.ts';

export type Input = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** For upload endpoints. */
  file?: Buffer;
};

/** A valid request and its outcome for callers that may enter. */
export type Case = {
  input: (cell: Cell) => Input | Promise<Input>;
  /** `ok` by default; `others` covers unnamed actors. */
  outcome?: Partial<Record<ActorName | 'others', Outcome>>;
  /** Exactly the subject's data in the reply, plus other allowed e-mails; nothing by default. */
  shows?: (cell: Cell) => string[];
};

/**
 * Keyed by name; endpoints with an id in the path need `own`, `other` and `missing`. Hostile input starts
 * from the first case.
 */
export type Row = Record<string, Case>;
