import type { Notification, NotificationCategory } from '@netlik/contract/platform/notifications';

/** In display order; `success` is shown as gamification. */
export const notificationTabs = ['all', 'unread', 'coach', 'success', 'performance', 'system'] as const;
export type NotificationTab = (typeof notificationTabs)[number];

export const tabQuery = (tab: NotificationTab): { unreadOnly?: 'true'; category?: NotificationCategory } => {
  if (tab === 'all') return {};
  return tab === 'unread' ? { unreadOnly: 'true' } : { category: tab };
};

export const isInTab = (item: Notification, tab: NotificationTab): boolean => {
  if (tab === 'all') return true;
  return tab === 'unread' ? item.readAt === null : item.category === tab;
};
