import { randomUUID } from 'node:crypto';
import { roomClose } from '@netlik/contract/community/rooms/room-socket';
import { rooms } from '@netlik/contract/community/rooms/rooms';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import type { Cell } from '@netlik/testkit/access/actors';
import { exceptAdmins, notFound, ofRoom, openRoom } from '@netlik/testkit/access/room-rows';
import { expect, it } from 'vitest';
import { insertBan } from './room-members.sql.ts';
import { sendMessage } from './room-messages.service.ts';
import { saveMember, saveMemberGone } from './rooms.sql.ts';

const withSubject = async (cell: Cell) => {
  const { id } = await openRoom(cell, cell.account.id);
  await saveMember(cell.world.db, id, cell.subject.id, cell.world.clock.now());
  return { id, userId: cell.subject.id };
};

const withMessage = async (cell: Cell, members: string[]) => {
  const { db, clock, deps } = cell.world;
  const { id } = await openRoom(cell, cell.subject.id);
  for (const userId of members) await saveMember(db, id, userId, clock.now());
  const sent = await sendMessage(deps, { roomId: id, userId: cell.subject.id, key: 'k', content: 'Selam' });
  return { params: { id, messageId: sent!.message.id }, body: { emoji: '👏' } };
};

accessSuite('rooms', rooms, {
  list: {
    own: {
      input: async (cell) => {
        await openRoom(cell, cell.account.id);
        return {};
      },
    },
  },
  listOpen: { own: { input: () => ({}) } },
  create: { own: { input: () => ({ body: { name: 'Sabah', description: 'Erken', capacity: 12 } }) } },
  joinOpen: {
    own: { input: async (cell) => ({ params: { id: (await openRoom(cell, cell.account.id)).id } }) },
    other: {
      input: async (cell) => ({ params: { id: (await openRoom(cell, cell.subject.id, 'public')).id } }),
      shows: ({ subject }) => [subject.id],
    },
    missing: { input: () => ({ params: { id: randomUUID() } }), outcome: notFound },
  },
  get: ofRoom(),
  members: {
    ...ofRoom({ query: { includeInactive: 'true' } }),
    other: {
      input: async (cell) => ({ params: { id: (await openRoom(cell, cell.subject.id)).id }, query: {} }),
      outcome: exceptAdmins,
      shows: ({ actor, subject }) => (actor === 'admin' ? [subject.id, subject.firstName] : []),
    },
  },
  leaderboard: {
    ...ofRoom({ query: { limit: '10', period: 'week' } }),
    other: {
      input: async (cell) => ({ params: { id: (await openRoom(cell, cell.subject.id)).id }, query: {} }),
      outcome: exceptAdmins,
    },
  },
  leave: ofRoom({}, notFound),
  messages: ofRoom({ query: { limit: '20' } }, notFound),
  react: {
    own: { input: (cell) => withMessage(cell, [cell.subject.id, cell.account.id]) },
    other: { input: (cell) => withMessage(cell, [cell.subject.id]), outcome: notFound },
    missing: {
      input: async (cell) => {
        const { params, body } = await withMessage(cell, [cell.subject.id, cell.account.id]);
        return { params: { ...params, messageId: randomUUID() }, body };
      },
      outcome: { others: 'room.message_not_found' },
    },
  },
  read: ofRoom({ body: { number: 1 } }, notFound),
  bans: {
    ...ofRoom(),
    other: { input: async (cell) => ({ params: { id: (await openRoom(cell, cell.subject.id)).id } }) },
  },
  ban: {
    own: {
      input: async (cell) => {
        const { id, userId } = await withSubject(cell);
        return { params: { id }, body: { userId, reason: 'Kaba' } };
      },
      shows: ({ subject }) => [subject.id, subject.firstName],
    },
    other: {
      input: async (cell) => ({
        params: { id: (await openRoom(cell, cell.subject.id)).id },
        body: { userId: randomUUID() },
      }),
      outcome: { others: 'room.member_not_found' },
    },
    missing: {
      input: ({ subject }) => ({ params: { id: randomUUID() }, body: { userId: subject.id } }),
      outcome: notFound,
    },
  },
  unban: {
    own: {
      input: async (cell) => {
        const { world, account } = cell;
        const { id, userId } = await withSubject(cell);
        await insertBan(world.db, { roomId: id, userId, byId: account.id, reason: '' }, world.clock.now());
        await saveMemberGone(world.db, id, userId, 'banned', world.clock.now());
        return { params: { id, userId } };
      },
    },
    other: {
      input: async (cell) => ({
        params: { id: (await openRoom(cell, cell.subject.id)).id, userId: randomUUID() },
      }),
      outcome: { others: 'room.member_not_found' },
    },
    missing: { input: () => ({ params: { id: randomUUID(), userId: randomUUID() } }), outcome: notFound },
  },
  study: {
    ...ofRoom(),
    other: {
      input: async (cell) => ({ params: { id: (await openRoom(cell, cell.subject.id)).id } }),
      outcome: exceptAdmins,
    },
  },
  startFocus: ofRoom(
    { body: { focusMinutes: 25, breakMinutes: 5 } },
    { ...notFound, admin: 'room.focus_owner_only' },
  ),
  endFocus: ofRoom({}, { ...notFound, admin: 'room.focus_owner_only' }),
});

it('close codes of rooms differ', () => {
  expect(new Set(Object.values(roomClose)).size).toBe(Object.keys(roomClose).length);
});
