import type { Endpoint } from '@netlik/contract/endpoint';
import { addressOf } from '../../apps/api/src/testing/call.ts';
import type { Input } from '../access/access-rows.ts';
import { filePiece, withForm } from './hostile-form.ts';
import { type Raw, withBody } from './hostile-send.ts';

/** A good request of the endpoint, as it would go over the wire. */
export const goodRequest = (endpoint: Endpoint, input: Input, token: string | undefined): Raw => {
  const bare: Raw = {
    method: endpoint.method,
    path: addressOf(endpoint, input),
    headers: token ? { authorization: `Bearer ${token}` } : {},
  };
  if (endpoint.upload && input.file) return withForm(bare, [filePiece(endpoint.upload.field, input.file)]);
  return input.body === undefined ? bare : withBody(bare, JSON.stringify(input.body));
};

const MARK = '@@here@@';

type Holder = Record<string, unknown>;

/** A copy with the mark at this place, and the objects on the way to it. */
const marked = (value: unknown, [key, ...rest]: string[]): unknown => {
  if (key === undefined) return MARK;
  const copy: Holder = Array.isArray(value) ? ([...value] as unknown as Holder) : { ...(value as Holder) };
  const next =
    Array.isArray(value) || value === undefined
      ? (value as Holder | undefined)?.[key]
      : (value as Holder)[key];
  Object.defineProperty(copy, key, {
    value: marked(next, rest),
    enumerable: true,
    configurable: true,
    writable: true,
  });
  return copy;
};

/** The body's text with this JSON text at a place; text, because not every hostile value survives `JSON.stringify`. */
export const bodyWith = (body: unknown, path: string[], json: string): string =>
  JSON.stringify(marked(body ?? {}, path)).replace(`"${MARK}"`, () => json);

export const without = (body: unknown, path: string[]): unknown => {
  const [key, ...rest] = path;
  if (key === undefined || typeof body !== 'object' || body === null) return body;
  const { [key]: inner, ...others } = body as Holder;
  return rest.length === 0 ? others : { ...others, [key]: without(inner, rest) };
};

export const withHeaders = (good: Raw, headers: Record<string, string>): Raw => ({
  ...good,
  headers: { ...good.headers, ...headers },
});

/** With more text behind the question mark. */
export const withQuery = (good: Raw, more: string): Raw => ({
  ...good,
  path: `${good.path}${good.path.includes('?') ? '&' : '?'}${more}`,
});

/** The address with one parameter of the path as this already encoded text. */
export const withParam = (endpoint: Endpoint, input: Input, name: string, encoded: string): string =>
  addressOf(endpoint, { ...input, params: { ...input.params, [name]: MARK } }).replace(
    encodeURIComponent(MARK),
    () => encoded,
  );
