import { codesOf } from '@netlik/api/http/openapi';
import { check } from '@netlik/contract/check';
import type { CallInput, Endpoint, Pagination, Paging } from '@netlik/contract/endpoint';
import { type ErrorCode, errorStatus } from '@netlik/contract/errors';
import type * as z from 'zod/mini';

export type Answer<E extends Endpoint> = {
  status: number;
  headers: Headers;
  data: z.output<E['reply']>;
  paging?: Paging;
  pagination?: Pagination;
  total?: number;
  code: ErrorCode | null;
  errors: { path: string; message: string }[];
  message: string;
  /** The current state returned by a refused stale write. */
  current?: unknown;
};

type Parts = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  /** The upload of an endpoint with `upload`. */
  file?: Uint8Array;
  fileName?: string;
  /** The uploads of an endpoint with several files. */
  files?: readonly Uint8Array[];
};

const formOf = ({ upload, body: schema }: Endpoint, { body, file, files, fileName }: Parts) => {
  const given = files ?? (file ? [file] : []);
  if (!upload || (given.length === 0 && !schema)) return undefined;
  const form = new FormData();
  if (schema) for (const [name, text] of Object.entries(body ?? {})) form.append(name, String(text));
  for (const each of given)
    form.append(upload.field, new Blob([each as Uint8Array<ArrayBuffer>]), fileName ?? 'resim.png');
  return form;
};

const readBody = async ({ replyType }: Endpoint, response: Response): Promise<Record<string, unknown>> =>
  replyType && response.ok
    ? { data: new Uint8Array(await response.arrayBuffer()) }
    : ((await response.json()) as Record<string, unknown>);

export const addressOf = (endpoint: Endpoint, { params = {}, query = {} }: Parts): string => {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query))
    if (value !== undefined) search.append(key, String(value));
  return `/api${path}${search.size > 0 ? `?${search}` : ''}`;
};

/** Validates the shape or error code of a reply against the contract. */
export const checkReply = (endpoint: Endpoint, status: number, body: unknown): void => {
  const name = `${endpoint.method} ${endpoint.path}`;
  const { data, ...place } = body as { data?: unknown; code?: ErrorCode; message?: unknown };
  if (status < 400) {
    if (status !== (endpoint.status ?? 200)) throw new Error(`${name} answered ${status}, undeclared`);
    const checked = check(endpoint.reply, data);
    if (!checked.ok) throw new Error(`${name} broke its reply: ${JSON.stringify(checked.errors)}`);
    const beside = Object.keys(place).join();
    if (
      beside !==
      ({ cursor: 'paging', page: 'pagination', total: 'total', none: '' } as const)[endpoint.list ?? 'none']
    )
      throw new Error(`${name} answered with '${beside}' beside data`);
    return;
  }
  const { code, message } = place;
  if (!code || errorStatus[code] !== status) throw new Error(`${name} answered ${status} with code ${code}`);
  if (typeof message !== 'string' || message === '') throw new Error(`${name} failed without words`);
  if (!codesOf(endpoint).includes(code))
    throw new Error(`${name} answered ${code}, which it does not declare`);
};

/** Calls over HTTP with every reply checked; `key` is the Idempotency-Key. */
export const callOver =
  (base: string) =>
  async <E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    token?: string,
    key?: string,
  ): Promise<Answer<E>> => {
    const { body } = input as Parts;
    const form = formOf(endpoint, input as Parts);
    const response = await fetch(base + addressOf(endpoint, input as Parts), {
      method: endpoint.method,
      headers: {
        ...(body === undefined || form ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
      },
      ...(form ? { body: form } : body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = await readBody(endpoint, response);
    checkReply(endpoint, response.status, answer);
    return {
      ...(answer as object),
      status: response.status,
      headers: response.headers,
      get data() {
        if (response.status >= 400)
          throw new Error(`${endpoint.method} ${endpoint.path} failed: ${JSON.stringify(answer)}`);
        return answer.data as z.output<E['reply']>;
      },
      code: (answer.code as ErrorCode | undefined) ?? null,
      errors: (answer.errors as { path: string; message: string }[] | undefined) ?? [],
      message: String(answer.message ?? ''),
    } as Answer<E>;
  };
