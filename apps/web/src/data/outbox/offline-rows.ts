import { check } from '@netlik/contract/check';
import type { contract } from '@netlik/contract/contract';
import type { BodyOf, CallInput, Endpoint, Schema } from '@netlik/contract/endpoint';
import type { ReplyOf } from '../calls/call.ts';
import type { Offline } from '../writes/write-environment.ts';
import { useHiddenRows } from './hidden-rows.ts';
import { outboxTexts } from './outbox.texts.ts';
import { useOutbox } from './outbox.ts';
import type { Entry } from './store.ts';

export type WithPending<T> = T & { pendingState?: Entry['state'] };

export type Unsent<T> = { key: string; pendingState: Entry['state']; row: T };

/**
 * The rows as they will be once the pending writes are sent. `change` merges a stored body, which is
 * untrusted because an older version may have stored it.
 */
export const applyPendingWrites = <T extends { _id: string }>(
  rows: readonly T[],
  entries: readonly Entry[],
  writes: { update: string; remove: string },
  change: (row: T, body: unknown) => T,
): WithPending<T>[] =>
  rows.flatMap((row) => {
    let shown: WithPending<T> = row;
    for (const { write, state, input } of entries) {
      if (input.params?.id !== row._id) continue;
      if (write === writes.remove && state === 'waiting') return [];
      if (write === writes.remove) shown = { ...shown, pendingState: state };
      if (write === writes.update) shown = { ...change(shown, input.body), pendingState: state };
    }
    return [shown];
  });

/** Writes that are safe to repeat, by idempotency key or because they set a final state. */
type Api = {
  list: Endpoint;
  create: Endpoint & { method: 'POST'; idempotent: true | 'own'; body: Schema };
  update: Endpoint & { method: 'PUT'; body: Schema };
  remove: Endpoint & { method: 'DELETE' };
};
type RowOf<A extends Api> = ReplyOf<A['update']> & { _id: string };
type NewRowOf<A extends Api> = BodyOf<A['create']>;
type ChangeOf<A extends Api> = BodyOf<A['update']>;

type Options<A extends Api> = {
  label: (row: RowOf<A> | NewRowOf<A>) => string;
  /** The toast of a new row that waits. */
  queued: string;
  /** The row as the server will return it after a change; replaces the given fields by default. */
  change?: (row: RowOf<A>, body: ChangeOf<A>) => RowOf<A>;
  /** Stored names of other writes that create rows of this list. */
  otherCreates?: readonly string[];
};

/** An older version of the app may have stored the entry, so invalid ones are left out. */
const readBody = <E extends Endpoint & { body: Schema }>({ body }: E, stored: unknown) => {
  const checked = check(body, stored);
  if (!checked.ok) return null;
  const given = Object.entries(checked.data as object).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as BodyOf<E>;
};

/** The rows of one list with their unsent writes; `name` is the key of its endpoints in `contract.ts`. */
export const offlineRows = <A extends Api>(
  name: keyof typeof contract,
  api: A,
  { label, queued, change, otherCreates = [] }: Options<A>,
) => {
  const creates = [`${name}.create`, ...otherCreates];
  const pendingNames = { update: `${name}.update`, remove: `${name}.remove` };

  const applyChange = (row: RowOf<A>, stored: unknown): RowOf<A> => {
    const body = readBody(api.update, stored) as ChangeOf<A> | null;
    if (body === null) return row;
    return change ? change(row, body) : { ...row, ...(body as object) };
  };

  /** The server's rows with the unsent changes applied, and the unsent new rows. */
  const withPending = (rows: readonly RowOf<A>[] | undefined, entries: readonly Entry[]) => ({
    rows: rows && applyPendingWrites(rows, entries, pendingNames, applyChange),
    unsent: entries.flatMap(({ write, key, state, input }): Unsent<NewRowOf<A>>[] => {
      const row = creates.includes(write) ? (readBody(api.create, input.body) as NewRowOf<A> | null) : null;
      return row === null ? [] : [{ key, pendingState: state, row }];
    }),
  });

  const keptChange = () => outboxTexts.changeKept;

  return {
    /** For `send` or the option `offline` of `useWrite`. */
    offline: {
      create: {
        name: `${name}.create`,
        label: ({ body }) => label(body as NewRowOf<A>),
        stored: () => queued,
      } as Offline<{ body: unknown }> as Offline<CallInput<A['create']>>,
      update: (row: RowOf<A>, stored: () => string | null = keptChange) => ({
        name: pendingNames.update,
        label: () => outboxTexts.change(label(row)),
        stored,
      }),
      remove: (row: RowOf<A>) => ({
        name: pendingNames.remove,
        label: () => outboxTexts.removal(label(row)),
        stored: keptChange,
      }),
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
