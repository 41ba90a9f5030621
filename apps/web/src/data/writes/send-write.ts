import type { CallInput, Endpoint } from '@netlik/contract/endpoint';
import { call, type ReplyOf } from '../calls/call.ts';

/**
 * For features that keep and retry their writes: the running timer, a matrix draft, a chat, an installed
 * browser. Screens use `useWrite`, and `tests/rules` lists the files that may use this.
 */
export const sendWrite = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: { signal?: AbortSignal; idempotencyKey?: string } = {},
): Promise<ReplyOf<E>> => call(endpoint, input, options.signal, options);
