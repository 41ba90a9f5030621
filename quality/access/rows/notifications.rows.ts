import { randomUUID } from 'node:crypto';
import { notify } from '../../../apps/api/src/features/notifications/notifications.service.ts';
import type { Row } from '../access-rows.ts';
import type { Cell } from '../actors.ts';

/** Somebody's notification; it names the person, so that a leak would show. */
const told = async ({ world }: Cell, person: { id: string; email: string }) => {
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

const gone = { others: 'notification.not_found' } as const;

const byId: Row = {
  own: { input: async (cell) => ({ params: await told(cell, cell.account) }) },
  other: { input: async (cell) => ({ params: await told(cell, cell.subject) }), outcome: gone },
  missing: { input: () => ({ params: { id: randomUUID() } }), outcome: gone },
};

const bothHaveOne = async (cell: Cell) => {
  await told(cell, cell.account);
  await told(cell, cell.subject);
};

const all: Row = {
  own: {
    input: async (cell) => {
      await bothHaveOne(cell);
      return {};
    },
  },
};

const browser = () => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`,
  expirationTime: null,
  keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
});

export const notificationRows: Record<string, Row> = {
  'notifications.list': {
    own: {
      input: async (cell) => {
        await bothHaveOne(cell);
        return { query: { unreadOnly: 'true', category: 'system', limit: '5' } };
      },
    },
    'from the id of another’s': {
      input: async (cell) => ({ query: { cursor: (await told(cell, cell.subject)).id } }),
    },
  },
  'notifications.readAll': all,
  'notifications.read': byId,
  'notifications.remove': byId,
  'notifications.removeAll': all,
  'push.key': { own: { input: () => ({}) } },
  'push.subscribe': {
    own: { input: () => ({ body: browser() }) },
    'an address of ours': {
      input: () => ({ body: { ...browser(), endpoint: 'https://127.0.0.1/push' } }),
      outcome: { others: 'push.endpoint_refused' },
    },
  },
  'push.unsubscribe': { own: { input: () => ({ body: { endpoint: browser().endpoint } }) } },
};
