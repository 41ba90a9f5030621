import type { CallInput, Endpoint } from '@netlik/contract/endpoint';
import { use, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { toast } from '../../ui/overlays/toast.ts';
import { isAborted } from '../calls/api-error.ts';
import { call, newIdempotencyKey, type ReplyOf } from '../calls/call.ts';
import { announceChanges } from '../calls/changes.ts';
import { noteConsentDue } from '../calls/consent-due.ts';
import type { WriteInput } from '../outbox/store.ts';
import { type Failure, failureOf } from './failure.ts';
import { failureText } from './failure-text.ts';
import type { WriteCache } from './write-cache.ts';
import { type Offline, WriteEnvironment } from './write-environment.ts';

/**
 * Calls the API; a retry with the same input carries the same idempotency key. With `offline` a write without
 * a connection waits in the outbox, and the steps after it do not run.
 */
export type Send = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  offline?: Offline<CallInput<E>>,
) => Promise<ReplyOf<E>>;

export type SendContext = {
  send: Send;
  /** The key of the whole write, if it is not made by `send`. */
  key: string;
  signal: AbortSignal | undefined;
};

export type Outcome<R> =
  | { status: 'done'; reply: R }
  /** Stored on this device until there is a connection. */
  | { status: 'queued'; text: string | null }
  | { status: 'failed'; error: unknown }
  /** Aborted, hidden until sent, or the same write is already running. */
  | { status: 'ignored' };

export type WriteOptions<I, R> = {
  /** The toast after success; without it the screen itself shows the result. */
  done?: string | ((reply: R, input: I) => string | null);
  /** The failed action; the toast adds the reason. Null for a write that the user did not request. */
  failed: string | ((input: I) => string) | null;
  /** Shows the failure as `error` beside its control instead of a toast. */
  inline?: boolean;
  /** Shows the change immediately; a failed write rolls it back. */
  optimistic?: (cache: WriteCache, input: I) => void;
  /** Shows the reply without waiting for the refetch. */
  replied?: (cache: WriteCache, reply: R, input: I) => void;
  /**
   * Offers „Geri al” on the toast of `done`. `hides` names a row, which is hidden until the toast closes and
   * the write is sent (see `useHiddenRows`).
   */
  undo?: ((reply: R, input: I) => (() => unknown) | null) | { hides: (input: I) => string };
  /** For the write of an endpoint; a function passes it to `send`. */
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

const IGNORED = { status: 'ignored' } as const;

class Queued extends Error {
  readonly text: string | null;
  constructor(text: string | null) {
    super('The write waits in the outbox.');
    this.text = text;
  }
}

const outcomeOf = (error: unknown): Outcome<never> => {
  if (error instanceof Queued) return { status: 'queued', text: error.text };
  return isAborted(error) ? IGNORED : { status: 'failed', error };
};

/** The row was removed or changed elsewhere, so the lists on the screen are out of date. */
const refetchIfStale = ({ changes }: Endpoint, error: unknown, statuses: readonly number[]) => {
  if (statuses.includes(failureOf(error)?.status ?? 0)) announceChanges(changes ?? []);
};

/** The keys and the `send` of one attempt; after `forgetKeys` the same calls are new writes. */
const openAttempt = (
  keys: Map<string, string>,
  environment: WriteEnvironment | undefined,
  signal: AbortSignal | undefined,
) => {
  const used: string[] = [];
  const keyOf = (sent: string): string => {
    const key = keys.get(sent) ?? newIdempotencyKey();
    keys.set(sent, key);
    used.push(sent);
    return key;
  };
  const attempt: Send = async (endpoint, input, offline) => {
    const sent = `${endpoint.method} ${endpoint.path} ${JSON.stringify(input)}`;
    const idempotencyKey = offline?.key ?? keyOf(sent);
    if (!offline || !environment) return call(endpoint, input, signal, { idempotencyKey });
    let reply: unknown;
    const { name, label, stored } = offline;
    const isSent = await environment.sendOrEnqueue(
      { write: name, input: input as WriteInput, idempotencyKey, label: label(input) },
      async (timeout) => {
        reply = await call(endpoint, input, timeout, { idempotencyKey });
      },
    );
    if (!isSent) throw new Queued(stored(input));
    return reply as ReplyOf<typeof endpoint>;
  };
  const send: Send = (endpoint, ...given) =>
    attempt(endpoint, ...given).catch((error: unknown) => {
      refetchIfStale(endpoint, error, [404, 410]);
      throw error;
    });
  const forgetKeys = () => {
    for (const sent of used) keys.delete(sent);
  };
  return { keyOf, send, forgetKeys };
};

/** Attempts of one kind of write; a repeated press is ignored while the same input is being sent. */
const useAttempts = (environment: WriteEnvironment | undefined) => {
  const [inputs, setInputs] = useState<readonly unknown[]>([]);
  // Refs, because two quick presses would both see the old state.
  const underWay = useRef(new Set<string>());
  /** Keyed by the call until it succeeds, so that a retry is the same write. */
  const keys = useRef(new Map<string, string>());

  const run = async (
    input: unknown,
    write: (context: SendContext) => Promise<unknown>,
    signal?: AbortSignal,
  ): Promise<Outcome<unknown>> => {
    const text = JSON.stringify(input) ?? '';
    if (underWay.current.has(text)) return IGNORED;
    const { keyOf, send, forgetKeys } = openAttempt(keys.current, environment, signal);
    underWay.current.add(text);
    setInputs((now) => [...now, input]);
    try {
      const reply = await write({ send, key: keyOf(text), signal });
      forgetKeys();
      return { status: 'done', reply };
    } catch (error) {
      const outcome = outcomeOf(error);
      if (outcome.status === 'queued') forgetKeys();
      return outcome;
    } finally {
      underWay.current.delete(text);
      setInputs((now) => now.filter((each) => each !== input));
    }
  };
  return { inputs, run };
};

/** Shows a failure and returns the text for `inline`. */
const showFailure = (
  error: unknown,
  input: unknown,
  { failed, inline, onFailed }: WriteOptions<unknown, unknown>,
): string | null => {
  noteConsentDue(error);
  const failure = failureOf(error);
  if ((failure && onFailed?.(failure, input) === true) || failed === null) return null;
  const text = failureText(typeof failed === 'function' ? failed(input) : failed, error);
  if (inline) return text;
  toast({ tone: 'danger', text });
  return null;
};

const textOf = <R>({ done }: Pick<WriteOptions<unknown, R>, 'done'>, reply: R, input: unknown) =>
  typeof done === 'function' ? done(reply, input) : done;

const showDone = (reply: unknown, input: unknown, options: WriteOptions<unknown, unknown>) => {
  const text = textOf(options, reply, input);
  const takeBack = typeof options.undo === 'function' && options.undo(reply, input);
  if (text) toast({ tone: 'success', text, ...(takeBack && { undo: takeBack }) });
  options.onDone?.(reply, input);
};

/**
 * Writes with an endpoint or a function of several calls; the options define the toast, roll-back, offline
 * storage and undo. A screen writes only with this and `useContractForm`.
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
  const environment = use(WriteEnvironment);
  const { inputs, run } = useAttempts(environment);
  const control = useRef<AbortController>(null);
  const [error, setError] = useState<string | null>(null);

  const writer: Writer<unknown, unknown> =
    typeof write === 'function'
      ? write
      : (input, { send }) => send(write, (input ?? {}) as CallInput<Endpoint>, options.offline);

  const attempt = async (input?: unknown): Promise<Outcome<unknown>> => {
    const opened = environment?.openCache();
    control.current ??= new AbortController();
    const outcome = await run(
      input,
      (context) => {
        setError(null);
        if (opened) options.optimistic?.(opened.cache, input);
        return writer(input, context);
      },
      control.current.signal,
    );
    const { status } = outcome;
    if (status === 'failed' || status === 'ignored') opened?.rollBack();
    if (status === 'failed') {
      // A function of several calls may expect a conflict, such as an overlap that it asks about.
      if (typeof write !== 'function') refetchIfStale(write, outcome.error, [409]);
      setError(showFailure(outcome.error, input, options));
    }
    if (status === 'queued' && outcome.text) toast({ tone: 'warning', text: outcome.text });
    if (status !== 'done') return outcome;
    if (opened) options.replied?.(opened.cache, outcome.reply, input);
    showDone(outcome.reply, input, options);
    return outcome;
  };

  const attemptLater = async (input: unknown, id: string): Promise<Outcome<unknown>> => {
    const commit = async () => {
      const outcome = await run(input, (context) => writer(input, context));
      if (outcome.status === 'failed') throw outcome.error;
    };
    const failed = typeof options.failed === 'function' ? options.failed(input) : (options.failed ?? '');
    environment?.hideUntilSent({ id, text: textOf(options, null, input) ?? '', failed, commit });
    return IGNORED;
  };

  const newest = useRef(attempt);
  useLayoutEffect(() => {
    const { undo } = options;
    newest.current = (input) =>
      typeof undo === 'object' ? attemptLater(input, undo.hides(input)) : attempt(input);
  });
  const send = useCallback((input?: unknown) => newest.current(input), []);
  const dismiss = useCallback(() => setError(null), []);
  const abort = useCallback(() => {
    control.current?.abort();
    control.current = null;
  }, []);
  return useMemo(
    () => ({ busy: inputs.length > 0, inputs, error, send, dismiss, abort }),
    [inputs, error, send, dismiss, abort],
  );
}
