import type { Endpoint } from '@netlik/contract/endpoint';
import type { Input } from '../access/row.ts';
import { addressOf } from '../call.ts';
import { type FormPart, filePart, withForm } from './hostile-form.ts';
import { type RawRequest, withBody } from './hostile-send.ts';

export const goodParts = ({ upload }: Endpoint, { body, file }: Input): FormPart[] => [
  ...Object.entries((body ?? {}) as Record<string, string>).map(([name, value]) => ({ name, value })),
  ...(upload && file ? [filePart(upload.field, file)] : []),
];

export const goodRequest = (endpoint: Endpoint, input: Input, token: string | undefined): RawRequest => {
  const bare: RawRequest = {
    method: endpoint.method,
    path: addressOf(endpoint, input),
    headers: token ? { authorization: `Bearer ${token}` } : {},
  };
  if (endpoint.upload) return withForm(bare, goodParts(endpoint, input));
  return input.body === undefined ? bare : withBody(bare, JSON.stringify(input.body));
};

const MARK = '@@here@@';

type Holder = Record<string, unknown>;

/** A copy with the mark at this path; missing objects are created. */
const insertMark = (value: unknown, [key, ...rest]: string[]): unknown => {
  if (key === undefined) return MARK;
  const copy: Holder = Array.isArray(value) ? ([...value] as unknown as Holder) : { ...(value as Holder) };
  const next =
    Array.isArray(value) || value === undefined
      ? (value as Holder | undefined)?.[key]
      : (value as Holder)[key];
  Object.defineProperty(copy, key, {
    value: insertMark(next, rest),
    enumerable: true,
    configurable: true,
    writable: true,
  });
  return copy;
};

/** Inserts JSON text, because not every hostile value survives `JSON.stringify`. */
export const bodyWith = (body: unknown, path: string[], json: string): string =>
  JSON.stringify(insertMark(body ?? {}, path)).replace(`"${MARK}"`, () => json);

export const withoutField = (body: unknown, path: string[]): unknown => {
  const [key, ...rest] = path;
  if (key === undefined || typeof body !== 'object' || body === null) return body;
  const { [key]: inner, ...others } = body as Holder;
  return rest.length === 0 ? others : { ...others, [key]: withoutField(inner, rest) };
};

export const withHeaders = (good: RawRequest, headers: Record<string, string>): RawRequest => ({
  ...good,
  headers: { ...good.headers, ...headers },
});

export const withQuery = (good: RawRequest, more: string): RawRequest => ({
  ...good,
  path: `${good.path}${good.path.includes('?') ? '&' : '?'}${more}`,
});

/** `encoded` is inserted without changes. */
export const withParam = (endpoint: Endpoint, input: Input, name: string, encoded: string): string =>
  addressOf(endpoint, { ...input, params: { ...input.params, [name]: MARK } }).replace(
    encodeURIComponent(MARK),
    () => encoded,
  );
