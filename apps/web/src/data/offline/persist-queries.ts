import type { Query, QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../calls/api-error.ts';
import { session } from '../calls/session.ts';
import { indexedDbPages, type PageStore, type PersistedReply } from './persisted-replies.ts';
import { restored } from './restored.ts';

const WRITE_AFTER_MS = 1_000;

/** The name of the entry script changes with every build. */
const build = () => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '';

/** Only queries of `read` have `shows`, so others are not persisted. */
const isPage = ({ meta }: Query) => meta?.shows !== undefined;

/** True if no reply arrived and the server did not refuse it. */
const isOutOfReach = ({ state }: Query): boolean => {
  if (state.data !== undefined) return false;
  if (state.fetchStatus === 'paused') return true;
  const reason = state.fetchFailureReason ?? state.error;
  return reason instanceof ApiError && (state.status === 'error' || state.fetchFailureCount > 0)
    ? reason.status === 0 || reason.status >= 500
    : false;
};

/**
 * Persists the replies of queries per user, and restores them without a connection. Returns a function that
 * stops it.
 */
export const persistQueries = (queries: QueryClient, personId: string, store: PageStore = indexedDbPages) => {
  const waiting = new Map<string, Query>();
  const asked = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const idOf = ({ queryHash }: Query) => `${personId} ${build()} ${queryHash}`;
  const isTheirs = () => session.get()?.user._id === personId;

  const write = () => {
    timer = undefined;
    const kept = [...waiting.values()].flatMap((query): PersistedReply[] => {
      const { data, dataUpdatedAt } = query.state;
      return data === undefined ? [] : [{ id: idOf(query), data, at: dataUpdatedAt }];
    });
    waiting.clear();
    // A full disk or a private window must not break the page.
    if (isTheirs()) store.put(kept).catch(() => undefined);
  };

  const restore = async (query: Query) => {
    if (asked.has(query.queryHash)) return;
    asked.add(query.queryHash);
    const kept = await store.get(idOf(query)).catch(() => undefined);
    if (!kept || query.state.data !== undefined || !isTheirs()) return;
    restored.add(query.queryHash);
    query.setData(kept.data, { updatedAt: kept.at, manual: true });
  };

  const onEvent = (event: QueryCacheNotifyEvent) => {
    const { query } = event;
    if (!isPage(query)) return;
    if (isOutOfReach(query)) void restore(query);
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    asked.delete(query.queryHash);
    // A restored reply is not written again, only the server's next reply.
    if (event.action.manual && restored.has(query.queryHash)) return;
    restored.remove(query.queryHash);
    waiting.set(query.queryHash, query);
    timer ??= setTimeout(write, WRITE_AFTER_MS);
  };

  const stop = queries.getQueryCache().subscribe(onEvent);
  for (const query of queries.getQueryCache().getAll()) {
    if (!isPage(query)) continue;
    if (query.state.data !== undefined) waiting.set(query.queryHash, query);
    else if (isOutOfReach(query)) void restore(query);
  }
  timer = setTimeout(write, WRITE_AFTER_MS);
  return () => {
    clearTimeout(timer);
    stop();
  };
};
