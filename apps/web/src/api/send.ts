import { apiTexts } from './api.texts.ts';
import { ApiError, networkFailure, stopped } from './api-error.ts';
import { type Answered, toApiError } from './failure.ts';

/** Where the API answers. A test sets it to a server of its own. */
export const api = { base: '/api' };

export type Request = {
  method: string;
  /** Below the base, with its query string. */
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

/** The parsed body of a good answer, or an `ApiError` thrown. */
export const readAnswer = (response: Answered, text: string): unknown => {
  const answer = parse(text);
  if (response.status < 200 || response.status > 299) throw toApiError(response, answer);
  // A captive portal answers 200 with its own page.
  if (answer === undefined)
    throw new ApiError(apiTexts.server, { status: response.status, code: 'server.unreadable' });
  return answer;
};

/** One request over the wire: the parsed body of a good answer, or an `ApiError`, or an `AbortError`. */
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
      // What was deleted as the page was left is still to be deleted.
      keepalive: method === 'DELETE',
    });
    text = await response.text();
  } catch {
    throw signal?.aborted ? stopped(signal) : networkFailure();
  }
  return readAnswer(response, text);
};
