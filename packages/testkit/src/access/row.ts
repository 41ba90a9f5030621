import type { ActorName, Cell, Outcome } from './actors.ts';

export type Input = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** For upload endpoints. */
  file?: Buffer;
};

/** One valid request, and the outcome for callers whom the access declaration lets in. */
export type Case = {
  input: (cell: Cell) => Input | Promise<Input>;
  /** `ok` by default; `others` covers the actors not named. */
  outcome?: Partial<Record<ActorName | 'others', Outcome>>;
  /** Exactly what the reply shows of the subject, plus other e-mails it may show. Nothing by default. */
  shows?: (cell: Cell) => string[];
};

/** Cases by name. An endpoint with an id in its path needs `own`, `other` and `missing`. Hostile input starts from the first case. */
export type Row = Record<string, Case>;
