import type { CallInput, Endpoint } from '@netlik/contract/endpoint';
import { useRef, useState } from 'react';
import { isAborted } from '../calls/api-error.ts';
import { call, newIdempotencyKey, type ReplyOf } from '../calls/call.ts';

export type Send = <E extends Endpoint>(endpoint: E, input: CallInput<E>) => Promise<ReplyOf<E>>;

export type SendContext = {
  /** Calls the API; a retry with the same input carries the same idempotency key. */
  send: Send;
  /** The key of the whole write, if it is not made by `send`. */
  key: string;
  signal: AbortSignal | undefined;
};

export type Outcome<R> =
  | { status: 'done'; reply: R }
  /** Stored on this device until there is a connection. */
  | { status: 'queued' }
  | { status: 'failed'; error: unknown }
  /** Aborted, or the same write is already running. */
  | { status: 'ignored' };

const IGNORED = { status: 'ignored' } as const;

/**
 * State and idempotency keys of one kind of write. `run` never rejects and ignores a repeated press while the
 * same input is being sent; a retry of the same input is the same write.
 */
export const useSending = <I>() => {
  const [inputs, setInputs] = useState<readonly I[]>([]);
  // Refs, because two quick presses would both see the old state.
  const underWay = useRef(new Set<string>());
  /** Keyed by the input until it succeeds, so that a retry is the same write. */
  const keys = useRef(new Map<string, string>());

  const run = async <R>(
    input: I,
    write: (input: I, context: SendContext) => Promise<R>,
    signal?: AbortSignal,
  ): Promise<Outcome<R>> => {
    const text = JSON.stringify(input) ?? '';
    if (underWay.current.has(text)) return IGNORED;
    const used: string[] = [];
    const keyOf = (sent: string): string => {
      const key = keys.current.get(sent) ?? newIdempotencyKey();
      keys.current.set(sent, key);
      used.push(sent);
      return key;
    };
    underWay.current.add(text);
    setInputs((now) => [...now, input]);
    try {
      const send: Send = (endpoint, part) => {
        const idempotencyKey = keyOf(`${endpoint.method} ${endpoint.path} ${JSON.stringify(part)}`);
        return call(endpoint, part, signal, { idempotencyKey });
      };
      const reply = await write(input, { send, key: keyOf(text), signal });
      for (const sent of used) keys.current.delete(sent);
      return { status: 'done', reply };
    } catch (error) {
      if (isAborted(error)) return IGNORED;
      return { status: 'failed', error };
    } finally {
      underWay.current.delete(text);
      setInputs((now) => now.filter((each) => each !== input));
    }
  };

  return { busy: inputs.length > 0, inputs, run };
};
