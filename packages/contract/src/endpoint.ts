import type * as z from 'zod/mini';
import type { Access } from './access.ts';
import type { ErrorCode } from './errors.ts';

export type Schema = z.core.$ZodType;
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** How often one caller may use an endpoint; the figures stand in the API beside the limiter. */
export type RateClass = 'read' | 'write' | 'lookup' | 'credentials' | 'mail' | 'upload' | 'heavy' | 'socket';

/** What a list adds beside `data`: a cursor to go on from, or the page it is of how many. */
export type ListKind = 'cursor' | 'page';

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
  /** Takes one file as multipart instead of a body. */
  upload?: { field: string; maxBytes: number };
  /** What stands under `data`. */
  reply: Schema;
  list?: ListKind;
  /** 200 unless told. */
  status?: 200 | 201 | 202;
  /** What it may answer beyond the errors every endpoint shares. */
  errors?: readonly ErrorCode[];
  /** `read` for GET and `write` for the rest unless told. */
  rate?: RateClass;
  /** Takes an `Idempotency-Key`: the same key and body answer the first result. */
  idempotent?: boolean;
};

export const endpoint = <const E extends Endpoint>(declaration: E): E => declaration;

export type Paging = { hasMore: boolean; nextCursor: string | null };
export type Pagination = { page: number; limit: number; total: number };

type OutputOf<S> = S extends Schema ? z.output<S> : undefined;
type InputOf<S> = S extends Schema ? z.input<S> : undefined;

export type ParamsOf<E extends Endpoint> = OutputOf<E['params']>;
export type QueryOf<E extends Endpoint> = OutputOf<E['query']>;
export type BodyOf<E extends Endpoint> = OutputOf<E['body']>;

/** What a handler returns: the data itself, or the data with its place in a list. */
export type ResultOf<E extends Endpoint> = E['list'] extends 'cursor'
  ? { data: z.output<E['reply']>; paging: Paging }
  : E['list'] extends 'page'
    ? { data: z.output<E['reply']>; pagination: Pagination }
    : z.output<E['reply']>;

type Part<Name extends string, S> = S extends Schema
  ? Record<never, never> extends z.input<S>
    ? { [K in Name]?: InputOf<S> }
    : { [K in Name]: InputOf<S> }
  : unknown;

/** What the client gives: only the parts the endpoint declares, optional when all of a part is. */
export type CallInput<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']>;
