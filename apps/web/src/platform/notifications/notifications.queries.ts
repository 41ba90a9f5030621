import { type Notification, notifications } from '@netlik/contract/platform/notifications';
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../../data/calls/call.ts';
import { read } from '../../data/calls/read.ts';
import {
  firstPage,
  type NotificationPages,
  UNREAD_LIMIT,
  unreadWithNew,
  withNew,
  without,
  withRead,
} from './notification-pages.ts';
import { isInTab, type NotificationTab, notificationTabs, tabQuery } from './notification-tabs.ts';

const PAGE_SIZE = 20;
const POLL_MS = 45_000;

export const notificationQueries = {
  /** For the badge. Hidden tabs do not poll. */
  unread: () =>
    read(
      notifications.list,
      { query: { unreadOnly: 'true', limit: UNREAD_LIMIT } },
      { refetchInterval: POLL_MS },
    ),
  lists: [notifications.list.path, 'pages'] as const,
  /** Without `shows`: `reloadListsUnlessEcho` leaves out the echo of a change that the list already shows. */
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

export const reloadLists = (queries: QueryClient) =>
  queries.invalidateQueries({ queryKey: notificationQueries.lists });

/** Optimistically updates the badge; without an id it empties it. */
const removeFromBadge = (queries: QueryClient, id?: string) =>
  queries.setQueryData(
    notificationQueries.unread().queryKey,
    (page) => page && { ...page, data: id ? page.data.filter((item) => item.id !== id) : [] },
  );

/** The server notifies every tab of a change, including this one, which already shows it. */
const ECHO_MS = 2_000;
let changedAt = Number.NEGATIVE_INFINITY;

/** Resolves to true on success. A failure reloads the lists, which already show the change. */
const sendChange = async (queries: QueryClient, sent: Promise<unknown>): Promise<boolean> => {
  changedAt = Date.now();
  const done = await sent.then(
    () => true,
    () => false,
  );
  if (done) changedAt = Date.now();
  else {
    void reloadLists(queries);
    void reloadBadge(queries);
  }
  return done;
};

export const markRead = async (queries: QueryClient, { id, readAt }: Notification): Promise<boolean> =>
  readAt !== null || markReadById(queries, id);

/** Used for notifications opened outside the list, such as push messages. */
export const markReadById = (queries: QueryClient, id: string): Promise<boolean> => {
  changeLists(queries, (pages) => withRead(pages, new Date().toISOString(), id));
  removeFromBadge(queries, id);
  return sendChange(queries, call(notifications.read, { params: { id } }));
};

export const markAllRead = (queries: QueryClient): Promise<boolean> => {
  changeLists(queries, (pages) => withRead(pages, new Date().toISOString()));
  removeFromBadge(queries);
  return sendChange(queries, call(notifications.readAll, {}));
};

/** The list animates the item out; `removeFromLists` updates the cache afterwards. */
export const removeNotification = (queries: QueryClient, id: string): Promise<boolean> =>
  sendChange(queries, call(notifications.remove, { params: { id } }));

export const removeFromLists = async (queries: QueryClient, id: string): Promise<void> => {
  // A reply from before the deletion would restore the item.
  await queries.cancelQueries({ queryKey: notificationQueries.lists });
  changeLists(queries, (pages) => without(pages, id));
  removeFromBadge(queries, id);
};

export const removeAllNotifications = async (queries: QueryClient): Promise<boolean> => {
  const done = await sendChange(queries, call(notifications.removeAll, {}));
  if (done) void reloadLists(queries);
  return done;
};

export const addNotification = (queries: QueryClient, item: Notification): void => {
  changeLists(queries, (pages, tab) => (isInTab(item, tab) ? withNew(pages, item) : pages));
  queries.setQueryData(notificationQueries.unread().queryKey, (page) => page && unreadWithNew(page, item));
};

/** Runs on a live message: a notification was read or deleted in some tab. */
export const reloadListsUnlessEcho = (queries: QueryClient): void => {
  if (Date.now() - changedAt > ECHO_MS) void reloadLists(queries);
};

export const trimToFirstPage = (queries: QueryClient): void => changeLists(queries, firstPage);

export const prefetchNotifications = (queries: QueryClient): void => {
  void queries.prefetchInfiniteQuery(notificationQueries.list('all'));
};
