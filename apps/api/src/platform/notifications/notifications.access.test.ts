import { randomUUID } from 'node:crypto';
import { notifications } from '@netlik/contract/platform/notifications';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import type { Cell } from '@netlik/testkit/access/actors';
import type { Row } from '@netlik/testkit/access/row';
import { notify } from './notifications.service.ts';

/** The body contains the person's e-mail, so that a leak is noticed. */
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

accessSuite('notifications', notifications, {
  list: {
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
  readAll: all,
  read: byId,
  remove: byId,
  removeAll: all,
});
