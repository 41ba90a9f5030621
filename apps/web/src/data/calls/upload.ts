import type { Endpoint, ResultOf } from '@netlik/contract/endpoint';
import { abortError, networkFailure } from './api-error.ts';
import { announceChanges } from './changes.ts';
import { api, readReply } from './send.ts';
import { withSession } from './with-session.ts';

export type UploadEndpoint = Endpoint & { upload: { field: string; maxBytes: number } };

export type UploadOptions = {
  /** The sent share of the file, 0 to 1. */
  onProgress?: (sent: number) => void;
  signal?: AbortSignal;
  idempotencyKey?: string;
};

/** Uses XMLHttpRequest because `fetch` reports no upload progress. */
export const postForm = (
  url: string,
  form: FormData,
  token: string | null,
  { onProgress, signal, idempotencyKey }: UploadOptions,
) =>
  new Promise<unknown>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const giveUp = () => request.abort();
    request.open('POST', url);
    request.setRequestHeader('accept', 'application/json');
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    if (idempotencyKey) request.setRequestHeader('idempotency-key', idempotencyKey);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const headers = { get: (name: string) => request.getResponseHeader(name) };
      try {
        resolve(readReply({ status: request.status, headers }, request.responseText));
      } catch (error) {
        reject(error);
      }
    };
    request.onerror = () => reject(networkFailure());
    request.onabort = () => reject(signal ? abortError(signal) : networkFailure());
    request.onloadend = () => signal?.removeEventListener('abort', giveUp);
    signal?.addEventListener('abort', giveUp);
    request.send(form);
  });

export const upload = async <E extends UploadEndpoint>(
  endpoint: E,
  file: File,
  options: UploadOptions = {},
): Promise<ResultOf<E>> => {
  if (options.signal?.aborted) throw abortError(options.signal);
  const form = new FormData();
  form.set(endpoint.upload.field, file);
  const answer = await withSession(
    (token) => postForm(api.base + endpoint.path, form, token, options),
    options.signal,
  );
  announceChanges(endpoint.changes ?? []);
  return (answer as { data: ResultOf<E> }).data;
};
