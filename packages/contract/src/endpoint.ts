import type * as z from 'zod/mini';
import type { Access } from './access.ts';
import type { ErrorCode } from './errors.ts';
import type { Topic } from './topics.ts';

export type Schema = z.core.$ZodType;
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Rate limit class; the API holds the numbers. */
export type RateClass =
  | 'read'
  | 'write'
  | 'lookup'
  | 'credentials'
  | 'sign-in'
  | 'refresh'
  | 'mail'
  | 'upload'
  | 'heavy'
  | 'socket';

/** What a list adds to `data`: a cursor, page numbers or a total. */
export type ListKind = 'cursor' | 'page' | 'total';

export type Endpoint = {
  method: Method;
  /** Below `/api`, parameters as `:id`. */
  path: string;
  access: Access;
  /** One line for the API page. */
  summary: string;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /** Takes a multipart form: the texts of `body`, then one file or up to `maxFiles` files. */
  upload?: { field: string; maxBytes: number; maxFiles?: number; maxTotalBytes?: number };
  /** Answers a file of this type instead of JSON. */
  replyType?: 'image/webp' | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  /** The schema of `data`. */
  reply: Schema;
  list?: ListKind;
  /** Default: 200. */
  status?: 200 | 201 | 202;
  /** Error codes in addition to those shared by all endpoints. */
  errors?: readonly ErrorCode[];
  /** Default: `read` for GET, `write` for the rest. */
  rate?: RateClass;
  /**
   * Accepts an `Idempotency-Key` that replays the first result and refuses a different request. `own`: the
   * feature stores the keys itself.
   */
  idempotent?: true | 'own';
  /**
   * Requires a sign-in, password, code or passkey within ten minutes, else `step_up.required`. `own`: the
   * feature checks it.
   */
  stepUp?: true | 'own';
  /** For reads: refetch when one of these topics changes. */
  shows?: readonly Topic[];
  /** For reads without parameters: the reply is cached until a topic of `shows` changes, at most one minute. */
  cached?: true;
  /** For writes: topics that become stale on every page of the person. */
  changes?: readonly Topic[];
};

export const endpoint = <const E extends Endpoint>(declaration: E): E => declaration;

export type Paging = { hasMore: boolean; nextCursor: string | null };
/** `leftOut`: matches that this viewer may not see. */
export type Pagination = { page: number; limit: number; total: number; leftOut?: number };

type OutputOf<S> = S extends Schema ? z.output<S> : undefined;
type InputOf<S> = S extends Schema ? z.input<S> : undefined;

export type ParamsOf<E extends Endpoint> = OutputOf<E['params']>;
export type QueryOf<E extends Endpoint> = OutputOf<E['query']>;
export type BodyOf<E extends Endpoint> = OutputOf<E['body']>;

/** The data, or for lists the data with its pagination. */
export type ResultOf<E extends Endpoint> = E['list'] extends 'cursor'
  ? { data: z.output<E['reply']>; paging: Paging }
  : E['list'] extends 'page'
    ? { data: z.output<E['reply']>; pagination: Pagination }
    : E['list'] extends 'total'
      ? { data: z.output<E['reply']>; total: number }
      : z.output<E['reply']>;

type Part<Name extends string, S> = S extends Schema
  ? Record<never, never> extends z.input<S>
    ? { [K in Name]?: InputOf<S> }
    : { [K in Name]: InputOf<S> }
  : unknown;

/** Only declared parts; a part is optional if all its fields are. */
export type CallInput<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']>;
