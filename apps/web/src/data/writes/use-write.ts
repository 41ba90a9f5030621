import type { CallInput, Endpoint } from '@netlik/contract/endpoint';
import { use, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { toast } from '../../ui/overlays/toast.ts';
import { call, type ReplyOf } from '../calls/call.ts';
import { announceChanges } from '../calls/changes.ts';
import { noteConsentDue } from '../calls/consent-due.ts';
import { OpenWriteCache } from './cached-queries.ts';
import { type Failure, failureOf } from './failure.ts';
import { failureText } from './failure-text.ts';
import { type Outcome, type SendContext, useSending } from './use-sending.ts';
import type { WriteCache } from './write-cache.ts';

export type Offline<I> = {
  /** Resolves to false if the write was stored on this device. */
  sendOrStore: (input: I, key: string, send: (signal: AbortSignal) => Promise<unknown>) => Promise<boolean>;
  stored: (input: I) => string | null;
};

export type WriteOptions<I, R> = {
  /** The toast after success; without it the screen itself shows the result. */
  done?: string | ((reply: R, input: I) => string | null);
  /** The failed action; the toast adds the reason. */
  failed: string | ((input: I) => string);
  /** Shows the failure as `error` beside its control instead of a toast. */
  inline?: boolean;
  /** Shows the change immediately; a failed write rolls it back. */
  optimistic?: (cache: WriteCache, input: I) => void;
  /** Shows the reply without waiting for the refetch. */
  replied?: (cache: WriteCache, reply: R, input: I) => void;
  /** Offers „Geri al” on the toast of `done`. */
  undo?: (reply: R, input: I) => (() => unknown) | null;
  offline?: Offline<I>;
  onDone?: (reply: R, input: I) => unknown;
  /** Returns true if the screen shows the failure itself. */
  onFailed?: (failure: Failure, input: I) => unknown;
};

type Given<I> = Record<never, never> extends I ? [input?: I] : undefined extends I ? [input?: I] : [input: I];

export type Write<I, R> = {
  busy: boolean;
  /** The inputs being sent, for a list with a busy state per row. */
  inputs: readonly I[];
  /** With `inline`, the reason of the last failure. */
  error: string | null;
  /** Never rejects, and is the same function on every render. */
  send: (...given: Given<I>) => Promise<Outcome<R>>;
  /** Clears `error`. */
  dismiss: () => void;
  /** Stops waiting for running writes, which then show nothing. */
  abort: () => void;
};

type Writer<I, R> = (input: I, context: SendContext) => Promise<R>;

const QUEUED = Symbol('queued');

const writerOf = (write: Endpoint | Writer<unknown, unknown>): Writer<unknown, unknown> =>
  typeof write === 'function'
    ? write
    : (input, { key, signal }) =>
        call(write, (input ?? {}) as CallInput<Endpoint>, signal, { idempotencyKey: key });

/** The row was removed or changed elsewhere, so the lists on the screen are out of date. */
const refetchIfStale = (write: unknown, failure: Failure | null) => {
  if (typeof write === 'function' || !failure || ![404, 409, 410].includes(failure.status)) return;
  announceChanges((write as Endpoint).changes ?? []);
};

/**
 * The only way for a screen to write, with an endpoint or a function of several calls. The options define the
 * toast, roll-back, offline storage and undo; the contract defines which queries become stale.
 */
export function useWrite<E extends Endpoint>(
  write: E,
  options: WriteOptions<CallInput<E>, ReplyOf<E>>,
): Write<CallInput<E>, ReplyOf<E>>;
export function useWrite<I, R>(write: Writer<I, R>, options: WriteOptions<I, R>): Write<I, R>;
export function useWrite(
  write: Endpoint | Writer<unknown, unknown>,
  options: WriteOptions<unknown, unknown>,
): Write<unknown, unknown> {
  const openCache = use(OpenWriteCache);
  const { busy, inputs, run } = useSending<unknown>();
  const control = useRef<AbortController>(null);
  const [error, setError] = useState<string | null>(null);

  const attempt = async (input?: unknown): Promise<Outcome<unknown>> => {
    const { done, failed, inline, optimistic, replied, undo, offline, onDone, onFailed } = options;
    const opened = openCache?.();
    control.current ??= new AbortController();
    const outcome = await run(
      input,
      async (_, context) => {
        setError(null);
        if (opened) optimistic?.(opened.cache, input);
        if (!offline) return writerOf(write)(input, context);
        let reply: unknown;
        const sent = await offline.sendOrStore(input, context.key, async (signal) => {
          reply = await writerOf(write)(input, { ...context, signal });
        });
        return sent ? reply : QUEUED;
      },
      control.current.signal,
    );
    if (outcome.status !== 'done') opened?.rollBack();
    if (outcome.status === 'failed') {
      noteConsentDue(outcome.error);
      const failure = failureOf(outcome.error);
      refetchIfStale(write, failure);
      if (failure && onFailed?.(failure, input) === true) return outcome;
      const text = failureText(typeof failed === 'function' ? failed(input) : failed, outcome.error);
      if (inline) setError(text);
      else toast({ tone: 'danger', text });
      return outcome;
    }
    if (outcome.status !== 'done') return outcome;
    if (outcome.reply === QUEUED) {
      const text = offline?.stored(input);
      if (text) toast({ tone: 'warning', text });
      return { status: 'queued' };
    }
    const { reply } = outcome;
    if (opened) replied?.(opened.cache, reply, input);
    const text = typeof done === 'function' ? done(reply, input) : done;
    const takeBack = undo?.(reply, input);
    if (text) toast({ tone: 'success', text, ...(takeBack && { undo: takeBack }) });
    onDone?.(reply, input);
    return outcome;
  };

  const newest = useRef(attempt);
  useLayoutEffect(() => {
    newest.current = attempt;
  });
  const send = useCallback((input?: unknown) => newest.current(input), []);
  const dismiss = useCallback(() => setError(null), []);
  const abort = useCallback(() => {
    control.current?.abort();
    control.current = null;
  }, []);
  return useMemo(
    () => ({ busy, inputs, error, send, dismiss, abort }),
    [busy, inputs, error, send, dismiss, abort],
  );
}
