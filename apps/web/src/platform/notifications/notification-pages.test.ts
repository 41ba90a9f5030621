import type { Notification } from '@netlik/contract/platform/notifications';
import { aNotification } from '@netlik/testkit/rows/platform';
import { describe, expect, it } from 'vitest';
import {
  firstPage,
  type NotificationPages,
  unreadWithNew,
  withNew,
  without,
  withRead,
} from './notification-pages.ts';
import { isInTab, notificationTabs, tabQuery } from './notification-tabs.ts';

const item = (id: string, more: Partial<Notification> = {}) =>
  aNotification({ id, title: `Bildirim ${id}`, ...more });

const pages = (...of: string[][]): NotificationPages => ({
  pages: of.map((ids) => ({
    data: ids.map((id) => item(id)),
    paging: { hasMore: true, nextCursor: ids.at(-1) ?? null },
  })),
  pageParams: of.map((_, index) => of[index - 1]?.at(-1)),
});

const ids = ({ pages: all }: NotificationPages) => all.map(({ data }) => data.map(({ id }) => id));

describe('notification pages', () => {
  it('adds a new item to the front, once', () => {
    const before = pages(['c', 'b'], ['a']);
    const after = withNew(before, item('d'));
    expect(ids(after)).toEqual([['d', 'c', 'b'], ['a']]);
    expect(withNew(after, item('a'))).toBe(after);
    expect(ids(before)).toEqual([['c', 'b'], ['a']]);
  });

  it('removes an item and keeps the cursors', () => {
    const after = without(pages(['c', 'b'], ['a']), 'b');
    expect(ids(after)).toEqual([['c'], ['a']]);
    expect(after.pages[0]?.paging.nextCursor).toBe('b');
  });

  it('marks one or all read, without changing earlier read times', () => {
    const early = withRead(pages(['c', 'b'], ['a']), 'early', 'b');
    const readings = (all: NotificationPages) =>
      all.pages.flatMap(({ data }) => data.map((one) => one.readAt));
    expect(readings(early)).toEqual([null, 'early', null]);
    expect(readings(withRead(early, 'late'))).toEqual(['late', 'early', 'late']);
  });

  it('keeps only the first page when the drawer closes', () => {
    const kept = firstPage(pages(['c', 'b'], ['a']));
    expect(ids(kept)).toEqual([['c', 'b']]);
    expect(kept.pageParams).toEqual([undefined]);
  });
});

describe('unreadWithNew', () => {
  it('counts a new item once and at most ten', () => {
    const full = {
      data: [...'abcdefghij'].map((id) => item(id)),
      paging: { hasMore: false, nextCursor: null },
    };
    const after = unreadWithNew(full, item('k'));
    expect(after.data).toHaveLength(10);
    expect(after.data[0]?.id).toBe('k');
    expect(unreadWithNew(after, item('k'))).toBe(after);
  });
});

describe('notification tabs', () => {
  it('queries the server for its category', () => {
    expect(notificationTabs.map(tabQuery)).toEqual([
      {},
      { unreadOnly: 'true' },
      { category: 'coach' },
      { category: 'success' },
      { category: 'performance' },
      { category: 'system' },
    ]);
  });

  it('accepts the same items from the live channel', () => {
    const tabsOf = (one: Notification) => notificationTabs.filter((tab) => isInTab(one, tab));
    expect(tabsOf(item('a', { category: 'success' }))).toEqual(['all', 'unread', 'success']);
    expect(tabsOf(item('a', { readAt: 'x' }))).toEqual(['all', 'coach']);
  });
});
