import type { CallInput, Endpoint } from '@netlik/contract/endpoint';
import { apiTexts } from './api.texts.ts';
import { ApiError } from './api-error.ts';

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown> };

const toPath = (path: string, params: Record<string, unknown> = {}): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = String(params[name] ?? '');
    // The browser resolves these segments, even encoded, to the path of another endpoint.
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

export const requestPath = <E extends Endpoint>(endpoint: E, input: CallInput<E>): string => {
  const { params, query } = input as Parts;
  return toPath(endpoint.path, params) + toQuery(query);
};
