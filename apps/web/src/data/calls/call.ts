import type { CallInput, Endpoint, ResultOf } from '@netlik/contract/endpoint';
import { abortError } from './api-error.ts';
import { announceChanges } from './changes.ts';
import { requestPath } from './request-path.ts';
import { type Request, send } from './send.ts';
import { withStepUp } from './step-up.ts';
import { withSession } from './with-session.ts';

/** The data; for lists `{ data, paging }`, `{ data, pagination }` or `{ data, total }`. */
export type ReplyOf<E extends Endpoint> = ResultOf<E>;

export type CallOptions = {
  /** The key of an earlier attempt at this write, so that the server performs it once. */
  idempotencyKey?: string;
  /** False if the caller announces the changes of the write. */
  announce?: boolean;
};

/** `crypto.randomUUID` is missing on pages served over plain HTTP. */
export const newIdempotencyKey = (): string =>
  crypto.randomUUID?.() ??
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

const toRequest = <E extends Endpoint>(endpoint: E, input: CallInput<E>, options: CallOptions): Request => {
  const headers: Record<string, string> = {};
  if (endpoint.idempotent) headers['idempotency-key'] = options.idempotencyKey ?? newIdempotencyKey();
  const request = { method: endpoint.method, path: requestPath(endpoint, input), headers };
  const { body } = input as { body?: unknown };
  if (body === undefined) return request;
  if (body instanceof FormData) return { ...request, body };
  headers['content-type'] = 'application/json';
  return { ...request, body: JSON.stringify(body) };
};

/**
 * Calls the API and announces the changes of a write to this page. Rejects with an `ApiError` to show, or
 * with an `AbortError` (see `isAborted`).
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  signal?: AbortSignal,
  options: CallOptions = {},
): Promise<ReplyOf<E>> {
  if (signal?.aborted) throw abortError(signal);
  const request = toRequest(endpoint, input, options);
  const attempt = () =>
    endpoint.access === 'public'
      ? send(request, null, signal)
      : withSession((token) => send(request, token, signal), signal);
  const reply = await (endpoint.stepUp ? withStepUp(attempt) : attempt());
  if (options.announce !== false) announceChanges(endpoint.changes ?? []);
  if (reply === null) return null as ReplyOf<E>;
  return (endpoint.list ? reply : (reply as { data: unknown }).data) as ReplyOf<E>;
}
