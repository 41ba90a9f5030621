import type * as z from 'zod/mini';
import type { Access } from './access.ts';
import type { ErrorCode } from './errors.ts';
import type { Topic } from './topics.ts';

export type Schema = z.core.$ZodType;
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Rate limit class; the numbers are in the API beside the limiter. */
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

/** What a list adds beside `data`: a cursor for the next page, page numbers, or how many there are. */
export type ListKind = 'cursor' | 'page' | 'total';

export type Endpoint = {
  method: Method;
  /** Below `/api`, parameters as `:id`. */
  path: string;
  access: Access;
  /** One English line for the API page. */
  summary: string;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /**
   * Takes a multipart form instead of JSON: one file, or with `maxFiles` up to so many of them, perhaps none, after the texts
   * of `body`.
   */
  upload?: { field: string; maxBytes: number; maxFiles?: number; maxTotalBytes?: number };
  /** Answers the bytes of a file of this type instead of JSON. */
  replyType?: 'image/webp' | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  /** The schema of `data`. */
  reply: Schema;
  list?: ListKind;
  /** Default: 200. */
  status?: 200 | 201 | 202;
  /** Error codes beyond those every endpoint shares. */
  errors?: readonly ErrorCode[];
  /** Default: `read` for GET, `write` for the rest. */
  rate?: RateClass;
  /**
   * Takes an `Idempotency-Key`: the same key and request answer the first result, another request is refused.
   * `own`: the feature keeps the keys itself.
   */
  idempotent?: true | 'own';
  /**
   * Only within ten minutes of a sign-in, password, code or passkey, else `step_up.required`. `own`: the feature asks for it
   * where the call needs it.
   */
  stepUp?: true | 'own';
  /** Of a read: a page that shows it asks again when one of these has changed. */
  shows?: readonly Topic[];
  /** Of a read without parameters, the same on each device of a person: its reply is kept until something of `shows` changes, at most a minute. */
  kept?: true;
  /** Of a write: what it makes stale, on every page of the person. */
  changes?: readonly Topic[];
};

export const endpoint = <const E extends Endpoint>(declaration: E): E => declaration;

export type Paging = { hasMore: boolean; nextCursor: string | null };
/** `leftOut`: how many fit but are not for this person. */
export type Pagination = { page: number; limit: number; total: number; leftOut?: number };

type OutputOf<S> = S extends Schema ? z.output<S> : undefined;
type InputOf<S> = S extends Schema ? z.input<S> : undefined;

export type ParamsOf<E extends Endpoint> = OutputOf<E['params']>;
export type QueryOf<E extends Endpoint> = OutputOf<E['query']>;
export type BodyOf<E extends Endpoint> = OutputOf<E['body']>;

/** What a handler returns: the data, or for lists the data with its pagination. */
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

/** The client's input: only declared parts; a part is optional when all its fields are. */
export type CallInput<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']>;
