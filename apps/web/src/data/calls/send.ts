import { apiTexts } from './api.texts.ts';
import { ApiError, abortError, networkFailure } from './api-error.ts';
import { type ResponseHead, toApiError } from './failure.ts';

/** Tests replace it with their own server. */
export const api = { base: '/api' };

export type Request = {
  method: string;
  /** Relative to the base, with the query string. */
  path: string;
  headers?: Record<string, string>;
  body?: BodyInit;
};

const parse = (text: string): unknown => {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export const readReply = (response: ResponseHead, text: string): unknown => {
  const answer = parse(text);
  if (response.status < 200 || response.status > 299) throw toApiError(response, answer);
  // A captive portal answers 200 with its own page.
  if (answer === undefined)
    throw new ApiError(apiTexts.server, { status: response.status, code: 'server.unreadable' });
  return answer;
};

/** Resolves to the parsed body; rejects with an `ApiError` or an `AbortError`. */
export const send = async (
  request: Request,
  token: string | null,
  signal?: AbortSignal,
): Promise<unknown> => {
  const { method, path, body } = request;
  const headers = { accept: 'application/json', ...request.headers };
  let response: Response;
  let text: string;
  try {
    response = await fetch(api.base + path, {
      method,
      headers: token ? { ...headers, authorization: `Bearer ${token}` } : headers,
      body,
      signal,
      // A delete that is committed while leaving the page must still reach the server.
      keepalive: method === 'DELETE',
    });
    text = await response.text();
  } catch {
    throw signal?.aborted ? abortError(signal) : networkFailure();
  }
  return readReply(response, text);
};
