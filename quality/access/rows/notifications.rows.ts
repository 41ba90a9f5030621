import { randomUUID } from 'node:crypto';
import { notify } from '../../../apps/api/src/features/notifications/notifications.service.ts';
import type { Row } from '../access-rows.ts';
import type { Cell } from '../actors.ts';

/** Its body holds the person's e-mail, so that a leak is noticed. */
const createNotification = async ({ world }: Cell, person: { id: string; email: string }) => {
  const { deps, db } = world;
  const item = await db.transaction((tx) =>
    notify(deps, tx, person.id, {
      title: 'Yeni bir haber var',
      body: person.email,
      category: 'system',
      type: 'test.told',
      actionUrl: '/profile',
    }),
  );
  return { id: item.id };
};

const notFound = { others: 'notification.not_found' } as const;

const byId: Row = {
  own: { input: async (cell) => ({ params: await createNotification(cell, cell.account) }) },
  other: {
    input: async (cell) => ({ params: await createNotification(cell, cell.subject) }),
    outcome: notFound,
  },
  missing: { input: () => ({ params: { id: randomUUID() } }), outcome: notFound },
};

const createForBoth = async (cell: Cell) => {
  await createNotification(cell, cell.account);
  await createNotification(cell, cell.subject);
};

const all: Row = {
  own: {
    input: async (cell) => {
      await createForBoth(cell);
      return {};
    },
  },
};

const pushSubscription = () => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`,
  expirationTime: null,
  keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
});

export const notificationRows: Record<string, Row> = {
  'notifications.list': {
    own: {
      input: async (cell) => {
        await createForBoth(cell);
        return { query: { unreadOnly: 'true', category: 'system', limit: '5' } };
      },
    },
    "with another person's cursor": {
      input: async (cell) => ({ query: { cursor: (await createNotification(cell, cell.subject)).id } }),
    },
  },
  'notifications.readAll': all,
  'notifications.read': byId,
  'notifications.remove': byId,
  'notifications.removeAll': all,
  'push.key': { own: { input: () => ({}) } },
  'push.subscribe': {
    own: { input: () => ({ body: pushSubscription() }) },
    'with a local address': {
      input: () => ({ body: { ...pushSubscription(), endpoint: 'https://127.0.0.1/push' } }),
      outcome: { others: 'push.endpoint_refused' },
    },
  },
  'push.unsubscribe': { own: { input: () => ({ body: { endpoint: pushSubscription().endpoint } }) } },
};
