import { type Notification, notifications } from '@netlik/contract/notifications';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { isAborted } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import {
  firstPage,
  type NotificationPages,
  UNREAD_LIMIT,
  unreadWithNew,
  withNew,
  without,
  withRead,
} from './notification-pages.ts';
import { belongs, type NotificationTab, notificationTabs, tabQuery } from './notification-tabs.ts';

const PAGE_SIZE = 20;
const POLL_MS = 45_000;

/** What fails here costs nobody anything: it is noted, and the list is asked for again. */
const logged = (error: unknown) => {
  if (!isAborted(error)) console.warn('notifications:', error);
};

export const notificationQueries = {
  all: ['notifications'] as const,
  lists: ['notifications', 'list'] as const,
  /** For the badge. The poll pauses while the page is hidden. */
  unread: () =>
    queryOptions({
      queryKey: [...notificationQueries.all, 'unread'],
      queryFn: ({ signal }) =>
        call(notifications.list, { query: { unreadOnly: 'true', limit: UNREAD_LIMIT } }, signal),
      refetchInterval: POLL_MS,
    }),
  list: (tab: NotificationTab) =>
    infiniteQueryOptions({
      queryKey: [...notificationQueries.lists, tab],
      queryFn: ({ signal, pageParam }) =>
        call(
          notifications.list,
          { query: { ...tabQuery(tab), limit: PAGE_SIZE, cursor: pageParam } },
          signal,
        ),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ paging }) => paging.nextCursor ?? undefined,
    }),
};

const changeLists = (
  queries: QueryClient,
  change: (pages: NotificationPages, tab: NotificationTab) => NotificationPages,
) => {
  for (const tab of notificationTabs)
    queries.setQueryData(notificationQueries.list(tab).queryKey, (pages) => pages && change(pages, tab));
};

export const reloadBadge = (queries: QueryClient) =>
  queries.invalidateQueries({ queryKey: notificationQueries.unread().queryKey });

const reloadLists = (queries: QueryClient) =>
  queries.invalidateQueries({ queryKey: notificationQueries.lists });

/** The badge's page counts what is unread: what was just read is taken from it without waiting. */
const uncount = (queries: QueryClient, id?: string) =>
  queries.setQueryData(
    notificationQueries.unread().queryKey,
    (page) => page && { ...page, data: id ? page.data.filter((item) => item.id !== id) : [] },
  );

/** The server tells every tab of a change, this one too, which already shows it. */
const ECHO_MS = 2_000;
let changedAt = Number.NEGATIVE_INFINITY;

/** Sends a change that is already on the screen; a refused one is put right by loading the list again. */
const settle = async (queries: QueryClient, work: Promise<unknown>): Promise<boolean> => {
  changedAt = Date.now();
  try {
    await work;
    changedAt = Date.now();
    return true;
  } catch (error) {
    logged(error);
    void reloadLists(queries);
    return false;
  } finally {
    void reloadBadge(queries);
  }
};

export const readOne = async (queries: QueryClient, { id, readAt }: Notification): Promise<boolean> =>
  readAt !== null || readById(queries, id);

/** Of one that was opened elsewhere, as in a push message. */
export const readById = (queries: QueryClient, id: string): Promise<boolean> => {
  changeLists(queries, (pages) => withRead(pages, new Date().toISOString(), id));
  uncount(queries, id);
  return settle(queries, call(notifications.read, { params: { id } }));
};

export const readAll = (queries: QueryClient): Promise<boolean> => {
  changeLists(queries, (pages) => withRead(pages, new Date().toISOString()));
  uncount(queries);
  return settle(queries, call(notifications.readAll, {}));
};

/** The screen hides the item itself, since it leaves slowly; afterwards `forget` takes it out of the lists. */
export const removeOne = (queries: QueryClient, id: string): Promise<boolean> =>
  settle(queries, call(notifications.remove, { params: { id } }));

export const forget = async (queries: QueryClient, id: string): Promise<void> => {
  // An answer that was on its way before the deletion would bring it back.
  await queries.cancelQueries({ queryKey: notificationQueries.lists });
  changeLists(queries, (pages) => without(pages, id));
  uncount(queries, id);
};

export const removeAll = async (queries: QueryClient): Promise<boolean> => {
  const done = await settle(queries, call(notifications.removeAll, {}));
  if (done) void reloadLists(queries);
  return done;
};

/** A notification that was made just now. */
export const take = (queries: QueryClient, item: Notification): void => {
  changeLists(queries, (pages, tab) => (belongs(item, tab) ? withNew(pages, item) : pages));
  queries.setQueryData(notificationQueries.unread().queryKey, (page) => page && unreadWithNew(page, item));
};

/** Read or deleted, here or elsewhere. */
export const hearChange = (queries: QueryClient): void => {
  void reloadBadge(queries);
  if (Date.now() - changedAt > ECHO_MS) void reloadLists(queries);
};

/** The channel was closed for a while: anything may have happened. */
export const reloadEverything = (queries: QueryClient) =>
  queries.invalidateQueries({ queryKey: notificationQueries.all });

export const keepFirstPages = (queries: QueryClient): void => changeLists(queries, firstPage);

/** Asked for while the pointer is still on its way to the bell. */
export const warmUp = (queries: QueryClient): void => {
  void queries.prefetchInfiniteQuery(notificationQueries.list('all'));
};
