import type { CallInput, Endpoint } from '@netlik/contract/endpoint';
import { abortError, networkFailure } from './api-error.ts';
import { requestPath } from './request-path.ts';
import { api, readReply } from './send.ts';
import { withStepUp } from './step-up.ts';
import { withSession } from './with-session.ts';

type FileEndpoint = Endpoint & { replyType: string };

/** Fetches a file that needs a session, which an `<img>` cannot send; rejects as `call` does. */
export const fetchFile = async <E extends FileEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  signal?: AbortSignal,
): Promise<Blob> => {
  const path = api.base + requestPath(endpoint, input);
  const attempt = async (token: string): Promise<Blob> => {
    let response: Response;
    try {
      response = await fetch(path, { headers: { authorization: `Bearer ${token}` }, signal });
      if (response.ok) return await response.blob();
    } catch {
      throw signal?.aborted ? abortError(signal) : networkFailure();
    }
    // Throws the server's error.
    readReply(response, await response.text());
    throw networkFailure();
  };
  const fetched = () => withSession(attempt, signal) as Promise<Blob>;
  return endpoint.stepUp ? withStepUp(fetched) : fetched();
};
