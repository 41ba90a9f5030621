import type { Endpoint, ResultOf } from '@netlik/contract/endpoint';
import { errorText } from '@netlik/contract/error-texts';
import { type ErrorCode, errorStatus } from '@netlik/contract/errors';

export type FakeCall = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
};

type Reply = { status: number; body: unknown; headers?: HeadersInit } | 'offline' | 'never';
/** `retryAfter` is in seconds; `current` is the stored state. */
type Refusal = { errors?: { path: string; message: string }[]; retryAfter?: number; current?: unknown };
type Route = { method: string; pattern: RegExp; reply: (call: FakeCall) => Reply };

let routes: Route[] = [];
let calls: FakeCall[] = [];

const routeOf = ({ method, path }: Endpoint, reply: Route['reply']): Route => ({
  method,
  pattern: new RegExp(`^/api${path.replaceAll(/:\w+/g, '[^/]+')}$`),
  reply,
});

const add = (route: Route) => {
  // Later routes take precedence, so that a test can change a reply.
  routes = [route, ...routes];
};

/** Replies by the contract's endpoints; a call without a reply fails the test with a 404. */
export const fakeApi = {
  reply<E extends Endpoint>(endpoint: E, result: ResultOf<E> | ((call: FakeCall) => ResultOf<E>)) {
    add(
      routeOf(endpoint, (call) => {
        const value = typeof result === 'function' ? (result as (call: FakeCall) => unknown)(call) : result;
        return { status: endpoint.status ?? 200, body: endpoint.list ? value : { data: value } };
      }),
    );
  },
  fail(endpoint: Endpoint, code: ErrorCode, { errors, retryAfter, current }: Refusal = {}) {
    const message = errorText(code, retryAfter ? { retryAfter } : {});
    const headers = new Headers(retryAfter ? { 'retry-after': String(retryAfter) } : {});
    const body = { code, message, ...(errors && { errors }), ...(current !== undefined && { current }) };
    add(routeOf(endpoint, () => ({ status: errorStatus[code], body, headers })));
  },
  offline: (endpoint: Endpoint) => add(routeOf(endpoint, () => 'offline')),
  /** Never replies, so the screen stays in its loading state. */
  pending: (endpoint: Endpoint) => add(routeOf(endpoint, () => 'never')),
  /** The calls of an endpoint, oldest first. */
  calls(endpoint: Endpoint): FakeCall[] {
    const { method, pattern } = routeOf(endpoint, () => 'never');
    return calls.filter((call) => call.method === method && pattern.test(call.path));
  },
};

const answer = (call: FakeCall, signal?: AbortSignal | null): Promise<Response> | Response => {
  const route = routes.find(({ method, pattern }) => method === call.method && pattern.test(call.path));
  const reply = route?.reply(call) ?? {
    status: 404,
    body: { code: 'route.not_found', message: `The test gives no reply for ${call.method} ${call.path}` },
  };
  if (reply === 'never')
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  if (reply === 'offline') throw new TypeError('Failed to fetch');
  return Response.json(reply.body, { status: reply.status, headers: reply.headers });
};

const realFetch = globalThis.fetch;

export const resetFakeApi = () => {
  routes = [];
  calls = [];
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (!url.pathname.startsWith('/api/')) return realFetch(input, init);
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    const headers = new Headers(init?.headers);
    const call = {
      method: init?.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      headers,
      body,
    };
    calls.push(call);
    return answer(call, init?.signal);
  };
};
