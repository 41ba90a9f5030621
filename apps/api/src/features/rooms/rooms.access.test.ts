import { randomUUID } from 'node:crypto';
import { roomInvites } from '@netlik/contract/rooms/room-invites';
import { roomClose } from '@netlik/contract/rooms/room-socket';
import { rooms } from '@netlik/contract/rooms/rooms';
import { expect, it } from 'vitest';
import { accessSuite } from '../../../../../quality/access/access-suite.ts';
import type { Cell } from '../../../../../quality/access/actors.ts';
import type { Row } from '../../../../../quality/access/row.ts';
import { sql } from '../../db/database.ts';
import { newId } from '../../ids.ts';
import { insertBan } from './room-members.sql.ts';
import { insertRoom, saveMember, saveMemberGone } from './rooms.sql.ts';

let made = 0;

/** A private room of the person with its owner as the only member. */
const openRoom = async ({ world }: Cell, ownerId: string, type: 'public' | 'private' = 'private') => {
  const id = newId();
  made += 1;
  const inviteCode = made.toString(36).toUpperCase().padStart(4, '0');
  const room = { id, ownerId, name: 'Oda', description: '', type, capacity: 30, inviteCode };
  expect(await insertRoom(world.db, room, world.clock.now())).toBe(true);
  await saveMember(world.db, id, ownerId, world.clock.now());
  return { id, inviteCode };
};

const notFound = { others: 'room.not_found' } as const;
/** Admins see every room. */
const exceptAdmins = { ...notFound, admin: 'ok' } as const;

const ofRoom = (
  more: { query?: Record<string, string>; body?: unknown } = {},
  others: Row[string]['outcome'] = exceptAdmins,
): Row => ({
  own: {
    input: async (cell) => ({ params: { id: (await openRoom(cell, cell.account.id)).id }, ...more }),
  },
  other: {
    input: async (cell) => ({ params: { id: (await openRoom(cell, cell.subject.id)).id }, ...more }),
    outcome: others!,
    ...(others === exceptAdmins && {
      shows: ({ actor, subject }: Cell) => (actor === 'admin' ? [subject.id] : []),
    }),
  },
  missing: { input: () => ({ params: { id: randomUUID() }, ...more }), outcome: notFound },
});

/** The subject is in the room of the caller. */
const withSubject = async (cell: Cell) => {
  const { id } = await openRoom(cell, cell.account.id);
  await saveMember(cell.world.db, id, cell.subject.id, cell.world.clock.now());
  return { id, userId: cell.subject.id };
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
    ...ofRoom({ query: { limit: '10' } }),
    other: {
      input: async (cell) => ({ params: { id: (await openRoom(cell, cell.subject.id)).id }, query: {} }),
      outcome: exceptAdmins,
    },
  },
  leave: ofRoom({}, notFound),
  messages: ofRoom({ query: { limit: '20' } }, notFound),
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

const link = () => randomUUID().replaceAll('-', '');

/** The subject waits to be let into a room of the owner. */
const withRequest = async (cell: Cell, ownerId: string) => {
  const { id } = await openRoom(cell, ownerId);
  const { db, clock } = cell.world;
  if (ownerId !== cell.subject.id) await saveMember(db, id, cell.subject.id, clock.now(), 'pending');
  return { params: { id, userId: cell.subject.id } };
};

const ofRequest: Row = {
  own: { input: (cell) => withRequest(cell, cell.account.id) },
  other: {
    input: (cell) => withRequest(cell, cell.subject.id),
    outcome: { ...notFound, admin: 'room.settings_owner_only' },
  },
  missing: {
    input: async (cell) => ({
      params: { id: (await openRoom(cell, cell.account.id)).id, userId: randomUUID() },
    }),
    outcome: { others: 'room.request_not_found' },
  },
};

accessSuite('roomInvites', roomInvites, {
  show: ofRoom({}, { ...notFound, admin: 'room.owner_only' }),
  regenerateCode: ofRoom({}, { ...notFound, admin: 'room.owner_only' }),
  join: {
    own: {
      input: async (cell) => ({ body: { inviteCode: (await openRoom(cell, cell.account.id)).inviteCode } }),
    },
    'with a wrong code': {
      input: () => ({ body: { inviteCode: 'ZZZZ' } }),
      outcome: { others: 'room.code_wrong' },
    },
  },
  joinByLink: {
    own: {
      input: async (cell) => {
        const [{ id }, made] = [await openRoom(cell, cell.account.id), link()];
        await cell.world.db.run(sql`update rooms set invite_link = ${made} where id = ${id}`);
        return { body: { link: made } };
      },
    },
    missing: { input: () => ({ body: { link: link() } }), outcome: { others: 'room.link_wrong' } },
  },
  setApproval: ofRoom({ body: { needsApproval: true } }, { ...notFound, admin: 'room.settings_owner_only' }),
  requests: ofRoom({}, { ...notFound, admin: 'room.settings_owner_only' }),
  approve: ofRequest,
  decline: ofRequest,
});

it('close codes of rooms differ', () => {
  expect(new Set(Object.values(roomClose)).size).toBe(Object.keys(roomClose).length);
});
