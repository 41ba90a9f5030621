import type { CallInput, Endpoint, ResultOf } from '@netlik/contract/endpoint';
import { apiTexts } from './api.texts.ts';
import { ApiError, abortError } from './api-error.ts';
import { takePrefetchedReply } from './prefetched-replies.ts';
import { type Request, send } from './send.ts';
import { withSession } from './with-session.ts';

/** The data; for lists `{ data, paging }` or `{ data, pagination }`. */
export type ReplyOf<E extends Endpoint> = ResultOf<E>;

export type CallOptions = {
  /** The key of an earlier attempt of the same write, so that the server does it once. */
  idempotencyKey?: string;
};

type Parts = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
};

const toPath = (path: string, params: Record<string, unknown> = {}): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = String(params[name] ?? '');
    // The browser resolves these, even encoded, to the path of another endpoint.
    if (['', '.', '..'].includes(value))
      throw new ApiError(apiTexts.notFound, { status: 404, code: 'path.invalid' });
    return encodeURIComponent(value);
  });

const toQuery = (query: Record<string, unknown> = {}): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null)
      search.set(name, Array.isArray(value) ? value.join(',') : String(value));
  const text = search.toString();
  return text && `?${text}`;
};

/** `crypto.randomUUID` is missing on pages served over plain HTTP. */
export const newIdempotencyKey = (): string =>
  crypto.randomUUID?.() ??
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

const toRequest = (endpoint: Endpoint, { params, query, body }: Parts, options: CallOptions): Request => {
  const headers: Record<string, string> = {};
  if (endpoint.idempotent) headers['idempotency-key'] = options.idempotencyKey ?? newIdempotencyKey();
  const request = { method: endpoint.method, path: toPath(endpoint.path, params) + toQuery(query), headers };
  if (body === undefined) return request;
  if (body instanceof FormData) return { ...request, body };
  headers['content-type'] = 'application/json';
  return { ...request, body: JSON.stringify(body) };
};

/** Calls the API. Rejects with an `ApiError` to show, or with an `AbortError` (see `isAborted`). */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  signal?: AbortSignal,
  options: CallOptions = {},
): Promise<ReplyOf<E>> {
  if (signal?.aborted) throw abortError(signal);
  const request = toRequest(endpoint, input as Parts, options);
  const prefetched = endpoint.method === 'GET' ? takePrefetchedReply(request.path) : undefined;
  const reply = await (prefetched ??
    (endpoint.access === 'public'
      ? send(request, null, signal)
      : withSession((token) => send(request, token, signal), signal)));
  if (reply === null) return null as ReplyOf<E>;
  return (endpoint.list ? reply : (reply as { data: unknown }).data) as ReplyOf<E>;
}
