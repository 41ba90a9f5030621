import type { CallInput, Endpoint, ResultOf } from '@netlik/contract/endpoint';
import { abortError } from './api-error.ts';
import { announceChanges } from './changes.ts';
import { requestPath } from './request-path.ts';
import { api } from './send.ts';
import { postForm, type UploadOptions } from './upload.ts';
import { withSession } from './with-session.ts';

type FormEndpoint = Endpoint & { upload: { field: string; maxFiles?: number } };

export const sendForm = async <E extends FormEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  files: readonly File[],
  options: UploadOptions = {},
): Promise<ResultOf<E>> => {
  if (options.signal?.aborted) throw abortError(options.signal);
  const form = new FormData();
  const { body = {} } = input as { body?: Record<string, string | undefined> };
  // The server reads texts before files.
  for (const [name, text] of Object.entries(body)) if (text !== undefined) form.append(name, text);
  for (const file of files) form.append(endpoint.upload.field, file);
  const url = api.base + requestPath(endpoint, input);
  const answer = await withSession((token) => postForm(url, form, token, options), options.signal);
  announceChanges(endpoint.changes ?? []);
  return (answer as { data: ResultOf<E> }).data;
};
