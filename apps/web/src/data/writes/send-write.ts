import type { CallInput, Endpoint } from '@netlik/contract/endpoint';
import { call, type ReplyOf } from '../calls/call.ts';

/**
 * For what keeps and retries its writes itself: the running timer, the draft of a matrix, a chat, an installed
 * browser. Rejects as `call` does. Screens use `useWrite`; `tests/rules` names those who may use this.
 */
export const sendWrite = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: { signal?: AbortSignal; idempotencyKey?: string } = {},
): Promise<ReplyOf<E>> => call(endpoint, input, options.signal, options);
