import type { Endpoint, ResultOf } from '@netlik/contract/endpoint';
import { networkFailure, stopped } from './api-error.ts';
import { api, readAnswer } from './send.ts';
import { signedIn } from './signed-in.ts';

/** An endpoint that takes one file, at an address without parameters. */
export type UploadEndpoint = Endpoint & { upload: { field: string; maxBytes: number } };

type Options = {
  /** From 0 to 1, as far as the file has left this device. */
  onProgress?: (sent: number) => void;
  signal?: AbortSignal;
};

/** `fetch` tells nothing while a body is on its way; on a phone's connection a picture takes seconds. */
const post = (url: string, form: FormData, token: string | null, { onProgress, signal }: Options) =>
  new Promise<unknown>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const giveUp = () => request.abort();
    request.open('POST', url);
    request.setRequestHeader('accept', 'application/json');
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const headers = { get: (name: string) => request.getResponseHeader(name) };
      try {
        resolve(readAnswer({ status: request.status, headers }, request.responseText));
      } catch (error) {
        reject(error);
      }
    };
    request.onerror = () => reject(networkFailure());
    request.onabort = () => reject(signal ? stopped(signal) : networkFailure());
    request.onloadend = () => signal?.removeEventListener('abort', giveUp);
    signal?.addEventListener('abort', giveUp);
    request.send(form);
  });

/** Sends one file. Rejects as `call` does: with an `ApiError` to show, or with an `AbortError`. */
export const upload = async <E extends UploadEndpoint>(
  endpoint: E,
  file: File,
  options: Options = {},
): Promise<ResultOf<E>> => {
  if (options.signal?.aborted) throw stopped(options.signal);
  const form = new FormData();
  form.set(endpoint.upload.field, file);
  const answer = await signedIn(
    (token) => post(api.base + endpoint.path, form, token, options),
    options.signal,
  );
  return (answer as { data: ResultOf<E> }).data;
};
