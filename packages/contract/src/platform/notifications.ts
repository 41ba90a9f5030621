import { PLAN_TIERS } from '@netlik/domain/roles';
import * as z from 'zod/mini';
import { everyone } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { actionUrl, byId, instant, integerParam, uuid } from '../fields.ts';

/** `success` is labelled as gamification in the drawer. */
export const notificationCategories = ['coach', 'success', 'performance', 'system'] as const;
export const NotificationCategory = z.enum(notificationCategories);
export type NotificationCategory = z.infer<typeof NotificationCategory>;

export const Notification = z.object({
  id: uuid,
  title: z.string(),
  body: z.string(),
  category: NotificationCategory,
  /** The event behind it, such as `report.answered`, which may select an icon. */
  type: z.string(),
  createdAt: instant,
  readAt: z.nullable(instant),
  actionUrl: z.nullable(z.string()),
  meta: z.object({ audience: z.nullable(z.enum(PLAN_TIERS)) }),
});
export type Notification = z.infer<typeof Notification>;

export const NotificationDraft = z.strictObject({
  title: z.string().check(z.minLength(1), z.maxLength(120)),
  body: z.string().check(z.maxLength(500)),
  category: NotificationCategory,
  type: z.string().check(z.regex(/^[a-z][a-z.-]{1,60}$/)),
  actionUrl: z.optional(actionUrl),
  audience: z.optional(z.enum(PLAN_TIERS)),
});
export type NotificationDraft = z.infer<typeof NotificationDraft>;

const flag = z._default(
  z.pipe(
    z.enum(['true', 'false']),
    z.transform((text) => text === 'true'),
  ),
  false,
);

export const notifications = {
  list: endpoint({
    method: 'GET',
    path: '/notifications',
    access: everyone,
    shows: ['notifications'],
    summary: 'One’s notifications, newest first, all or unread, of all kinds or one',
    query: z.strictObject({
      unreadOnly: flag,
      category: z.optional(NotificationCategory),
      limit: integerParam(1, 100, 20),
      cursor: z.optional(uuid),
    }),
    reply: z.array(Notification),
    list: 'cursor',
  }),
  readAll: endpoint({
    method: 'POST',
    path: '/notifications/read-all',
    access: everyone,
    changes: ['notifications'],
    summary: 'Mark everything read',
    reply: z.object({ changed: z.int() }),
  }),
  read: endpoint({
    method: 'POST',
    path: '/notifications/:id/read',
    access: everyone,
    changes: ['notifications'],
    summary: 'Mark one read',
    params: byId,
    reply: Notification,
    errors: ['notification.not_found'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/notifications/:id',
    access: everyone,
    changes: ['notifications'],
    summary: 'Delete one',
    params: byId,
    reply: z.null(),
    errors: ['notification.not_found'],
  }),
  removeAll: endpoint({
    method: 'DELETE',
    path: '/notifications',
    access: everyone,
    changes: ['notifications'],
    summary: 'Delete everything',
    reply: z.object({ changed: z.int() }),
  }),
};

/** The output of `PushSubscription.toJSON()`. */
export const PushSubscriptionBody = z.strictObject({
  endpoint: z.string('Bildirim adresi eksik').check(z.maxLength(1000, 'Bildirim adresi çok uzun')),
  expirationTime: z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(8_640_000_000_000_000)))),
  keys: z.strictObject({
    p256dh: z.string().check(z.regex(/^[A-Za-z0-9_-]{80,100}$/)),
    auth: z.string().check(z.regex(/^[A-Za-z0-9_-]{20,40}$/)),
  }),
});

export const push = {
  key: endpoint({
    method: 'GET',
    path: '/push/key',
    access: everyone,
    summary: 'The key a browser subscribes with',
    reply: z.object({ publicKey: z.string() }),
  }),
  subscribe: endpoint({
    method: 'POST',
    path: '/push/subscriptions',
    access: everyone,
    changes: [],
    summary: 'Send notifications to this browser too, also while the page is closed',
    body: PushSubscriptionBody,
    reply: z.null(),
    status: 201,
    errors: ['push.endpoint_refused', 'push.too_many'],
  }),
  unsubscribe: endpoint({
    method: 'DELETE',
    path: '/push/subscriptions',
    access: everyone,
    changes: [],
    summary: 'Stop sending to this browser',
    body: z.strictObject({ endpoint: z.string().check(z.maxLength(1000)) }),
    reply: z.null(),
  }),
};
