import type { CallInput, Endpoint } from '@netlik/contract/endpoint';
import { useRef, useState } from 'react';
import { isAborted } from '../api/api-error.ts';
import { call, newIdempotencyKey, type ReplyOf } from '../api/call.ts';
import { noteConsentDue } from '../api/consent-due.ts';

export type Send = <E extends Endpoint>(endpoint: E, input: CallInput<E>) => Promise<ReplyOf<E>>;

export type SendContext = {
  /** Calls the API. A write that is tried again with the same input carries the same idempotency key. */
  send: Send;
  /** The key itself, for a write that is not made by `send`. */
  key: string;
};

export type Outcome<R> =
  | { status: 'done'; reply: R }
  /** Stored on this device until there is a connection. */
  | { status: 'queued' }
  | { status: 'failed'; error: unknown }
  /** Aborted, or the same write is already under way. */
  | { status: 'ignored' };

const IGNORED = { status: 'ignored' } as const;

/** Several calls of one write need a key each, the same ones when the write is tried again. */
export const senderOf = (key: string, signal?: AbortSignal): Send => {
  let calls = 0;
  return (endpoint, input) => {
    calls += 1;
    return call(endpoint, input, signal, { idempotencyKey: calls === 1 ? key : `${key}-${calls}` });
  };
};

/**
 * Busy, double presses and idempotency keys of one kind of write. `run` never rejects: a second press with the same
 * input is ignored while the first is under way, and after a failure the same input is the same write.
 */
export const useSending = <I>() => {
  const [inputs, setInputs] = useState<readonly I[]>([]);
  // Refs, since two quick presses would both see the old state.
  const underWay = useRef(new Set<string>());
  const keys = useRef(new Map<string, string>());

  const run = async <R>(
    input: I,
    write: (input: I, context: SendContext) => Promise<R>,
  ): Promise<Outcome<R>> => {
    const text = JSON.stringify(input) ?? '';
    if (underWay.current.has(text)) return IGNORED;
    const key = keys.current.get(text) ?? newIdempotencyKey();
    keys.current.set(text, key);
    underWay.current.add(text);
    setInputs((now) => [...now, input]);
    try {
      const reply = await write(input, { send: senderOf(key), key });
      keys.current.delete(text);
      return { status: 'done', reply };
    } catch (error) {
      if (isAborted(error)) return IGNORED;
      noteConsentDue(error);
      return { status: 'failed', error };
    } finally {
      underWay.current.delete(text);
      setInputs((now) => now.filter((each) => each !== input));
    }
  };

  return { busy: inputs.length > 0, inputs, run };
};
