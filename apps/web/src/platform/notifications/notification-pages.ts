import type { Paging } from '@netlik/contract/endpoint';
import type { Notification } from '@netlik/contract/platform/notifications';
import type { InfiniteData } from '@tanstack/react-query';

export type NotificationPage = { data: Notification[]; paging: Paging };
export type NotificationPages = InfiniteData<NotificationPage>;

const eachPage = (pages: NotificationPages, change: (items: Notification[]) => Notification[]) => ({
  ...pages,
  pages: pages.pages.map((page) => ({ ...page, data: change(page.data) })),
});

export const withNew = (pages: NotificationPages, item: Notification): NotificationPages => {
  const known = pages.pages.some(({ data }) => data.some(({ id }) => id === item.id));
  const [first, ...rest] = pages.pages;
  if (known || !first) return pages;
  return { ...pages, pages: [{ ...first, data: [item, ...first.data] }, ...rest] };
};

export const without = (pages: NotificationPages, id: string): NotificationPages =>
  eachPage(pages, (items) => items.filter((item) => item.id !== id));

/** Marks one, or all without an id. */
export const withRead = (pages: NotificationPages, readAt: string, id?: string): NotificationPages =>
  eachPage(pages, (items) =>
    items.map((item) =>
      item.readAt === null && (id === undefined || item.id === id) ? { ...item, readAt } : item,
    ),
  );

/** Keeps one page when the drawer closes, so that reopening shows it at once and refetches little. */
export const firstPage = (pages: NotificationPages): NotificationPages => ({
  pages: pages.pages.slice(0, 1),
  pageParams: pages.pageParams.slice(0, 1),
});

export const UNREAD_LIMIT = 10;

export const unreadWithNew = (page: NotificationPage, item: Notification): NotificationPage =>
  page.data.some(({ id }) => id === item.id)
    ? page
    : { ...page, data: [item, ...page.data].slice(0, UNREAD_LIMIT) };
