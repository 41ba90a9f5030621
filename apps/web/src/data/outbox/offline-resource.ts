import { check } from '@netlik/contract/check';
import type { contract } from '@netlik/contract/contract';
import type { BodyOf, CallInput, Endpoint, Schema } from '@netlik/contract/endpoint';
import type { QueryClient } from '@tanstack/react-query';
import { toast } from '../../ui/overlays/toast.ts';
import { ApiError, isAborted } from '../calls/api-error.ts';
import { call, newIdempotencyKey, type ReplyOf } from '../calls/call.ts';
import { announceChanges } from '../calls/changes.ts';
import { removeWithUndo, useHiddenRows } from './hidden-rows.ts';
import { outboxTexts } from './outbox.texts.ts';
import { enqueue, useOutbox } from './outbox.ts';
import { applyPendingWrites } from './pending-changes.ts';
import { replaceRow } from './replace-row.ts';
import { sendOrEnqueue } from './send-or-enqueue.ts';
import type { Entry, WriteInput } from './store.ts';

/** Writes that are safe to repeat, by idempotency key or because they set a final state. */
type Api = {
  list: Endpoint;
  get?: Endpoint;
  create: Endpoint & { method: 'POST'; idempotent: true | 'own'; body: Schema };
  update: Endpoint & { method: 'PUT'; body: Schema };
  remove: Endpoint & { method: 'DELETE' };
};
type RowOf<A extends Api> = ReplyOf<A['update']> & { _id: string };
type NewRowOf<A extends Api> = BodyOf<A['create']>;
type ChangeOf<A extends Api> = BodyOf<A['update']>;

type Options<A extends Api> = {
  label: (row: RowOf<A> | NewRowOf<A>) => string;
  texts: {
    created: (row: NewRowOf<A>) => string;
    updated: string;
    removed: (row: RowOf<A>) => string;
    queued: string;
    notSaved: string;
    notRemoved: string;
  };
  /** The row as the server will return it after a change; replaces the given fields by default. */
  change?: (row: RowOf<A>, body: ChangeOf<A>) => RowOf<A>;
  /** Stored names of other writes that create rows of this list. */
  otherCreates?: readonly string[];
};

export type Unsent<T> = { key: string; pendingState: Entry['state']; row: T };

/** An older version of the app may have stored the entry, so invalid ones are left out. */
const readBody = <E extends Endpoint & { body: Schema }>({ body }: E, stored: unknown) => {
  const checked = check(body, stored);
  if (!checked.ok) return null;
  const given = Object.entries(checked.data as object).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as BodyOf<E>;
};

/**
 * The writes of one list, queued without a connection under their contract names and sent later, once. `name`
 * is the list's key in `contract.ts`, and `useRows` applies the queued writes.
 */
export const offlineResource = <A extends Api>(
  name: keyof typeof contract,
  api: A,
  { label, texts, change, otherCreates = [] }: Options<A>,
) => {
  const creates = [`${name}.create`, ...otherCreates];
  const pendingNames = { update: `${name}.update`, remove: `${name}.remove` };

  type Write = { input: WriteInput; label: string; key?: string; onSaved?: (reply: unknown) => void };

  /** Resolves to true if the write was sent, false if it was queued. */
  const write = async (verb: 'create' | 'update' | 'remove', { input, onSaved, ...entry }: Write) => {
    const endpoint: Endpoint = api[verb];
    const idempotencyKey = entry.key ?? newIdempotencyKey();
    try {
      return await sendOrEnqueue({
        rowId: input.params?.id as string | undefined,
        send: async (signal) => {
          const saved = await call(endpoint, input as CallInput<Endpoint>, signal, { idempotencyKey });
          onSaved?.(saved);
        },
        enqueue: () => enqueue(`${name}.${verb}`, input, { idempotencyKey, label: entry.label }),
      });
    } catch (error) {
      // The row does not exist any more, so the list on the screen is out of date.
      if (error instanceof ApiError && error.status === 404) announceChanges(endpoint.changes ?? []);
      if (error instanceof ApiError || isAborted(error)) throw error;
      throw new ApiError(verb === 'remove' ? texts.notRemoved : texts.notSaved, {
        status: 500,
        code: 'server.failed',
      });
    }
  };

  const notify = (sent: boolean, done: string, queued: string) =>
    toast(sent ? { tone: 'success', text: done } : { tone: 'warning', text: queued });

  const applyChange = (row: RowOf<A>, stored: unknown): RowOf<A> => {
    const body = readBody(api.update, stored) as ChangeOf<A> | null;
    if (body === null) return row;
    return change ? change(row, body) : { ...row, ...(body as object) };
  };

  /** The server's rows with the unsent changes applied, and the unsent new rows. */
  const withPending = (rows: readonly RowOf<A>[] | undefined, entries: readonly Entry[]) => ({
    rows: rows && applyPendingWrites(rows, entries, pendingNames, applyChange),
    unsent: entries.flatMap(({ write: stored, key, state, input }): Unsent<NewRowOf<A>>[] => {
      const row = creates.includes(stored) ? (readBody(api.create, input.body) as NewRowOf<A> | null) : null;
      return row === null ? [] : [{ key, pendingState: state, row }];
    }),
  });

  return {
    /** A repeated key is the same write; `onSaved` gets the stored row, unless the write is queued. */
    create: async (
      body: NewRowOf<A>,
      key: string,
      onSaved?: (row: ReplyOf<A['create']>) => void,
    ): Promise<void> => {
      const sent = await write('create', {
        input: { body },
        label: label(body),
        key,
        ...(onSaved && { onSaved: (row) => onSaved(row as ReplyOf<A['create']>) }),
      });
      notify(sent, texts.created(body), texts.queued);
    },
    /** `quiet` shows no toast, because the row itself shows the change. */
    update: async (
      queries: QueryClient,
      row: RowOf<A>,
      body: ChangeOf<A>,
      { quiet = false } = {},
    ): Promise<void> => {
      const sent = await write('update', {
        input: { params: { id: row._id }, body },
        label: outboxTexts.change(label(row)),
        // Patches the cache until the lists are refetched.
        onSaved: (saved) => {
          for (const { path } of [api.list, ...(api.get ? [api.get] : [])])
            queries.setQueriesData({ queryKey: [path] }, (data: unknown) =>
              replaceRow(data, saved as RowOf<A>),
            );
        },
      });
      if (!quiet) notify(sent, texts.updated, outboxTexts.changeKept);
    },
    remove: (row: RowOf<A>): void =>
      removeWithUndo({
        id: row._id,
        text: texts.removed(row),
        failed: texts.notRemoved,
        remove: () =>
          write('remove', { input: { params: { id: row._id } }, label: outboxTexts.removal(label(row)) }),
      }),
    /** Removes without undo, for a list that asks first; rejects with the server's error. */
    removeNow: async (row: RowOf<A>): Promise<void> => {
      const removal = { input: { params: { id: row._id } }, label: outboxTexts.removal(label(row)) };
      const sent = await write('remove', removal);
      notify(sent, texts.removed(row), outboxTexts.changeKept);
    },
    withPending,
    /** `withPending` as a hook, without rows that have an undoable removal. */
    useRows: (rows: readonly RowOf<A>[] | undefined) => {
      const { entries } = useOutbox();
      const hidden = useHiddenRows();
      const shown = withPending(rows, entries);
      return { ...shown, rows: shown.rows?.filter(({ _id }) => !hidden.has(_id)) };
    },
  };
};
