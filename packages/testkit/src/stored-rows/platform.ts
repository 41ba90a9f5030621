import { id, later, needed, now, optional, type Time, today, userId } from './columns.ts';

/** What a row of each table holds where a test says nothing. */
export const platformTables = {
  audit_entries: { id, userId, action: 'user.changed', createdAt: now },
  bus_outbox: { id, sender: id, topic: needed<string>(), data: optional<unknown>() },
  erasures: { userId, erasedAt: now },
  events: { id, userId, event: needed<string>(), happenedAt: now, createdAt: now },
  'jobs.schedule': { name: needed<string>(), cron: '* * * * *', timezone: 'UTC' },
  landing_counts: { day: today, variant: 'A', step: 'view', count: needed<number>() },
  migrations: { name: needed<string>(), hash: '' },
  notifications: {
    id,
    userId,
    category: 'system',
    type: 'a.b',
    title: 'Başlık',
    body: '',
    actionUrl: optional<string>(),
    audience: optional<string | null>(),
    createdAt: now,
    readAt: optional<Time | null>(),
  },
  push_subscriptions: {
    id,
    userId,
    endpoint: needed<string>(),
    p256dh: 'p',
    auth: 'a',
    createdAt: now,
  },
  throttles: { key: needed<string>(), hits: 1, windowEndsAt: later },
};
