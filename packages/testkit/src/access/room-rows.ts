import { randomUUID } from 'node:crypto';
import { insertRoom, saveMember } from '@netlik/api/community/rooms/rooms.sql';
import { newId } from '@netlik/api/ids';
import { expect } from 'vitest';
import type { Cell } from './actors.ts';
import type { Row } from './row.ts';

let made = 0;

/** A room of the person with its owner as the only member. */
export const openRoom = async ({ world }: Cell, ownerId: string, type: 'public' | 'private' = 'private') => {
  const id = newId();
  made += 1;
  const inviteCode = made.toString(36).toUpperCase().padStart(4, '0');
  const room = { id, ownerId, name: 'Oda', description: '', type, capacity: 30, inviteCode };
  expect(await insertRoom(world.db, room, world.clock.now())).toBe(true);
  await saveMember(world.db, id, ownerId, world.clock.now());
  return { id, inviteCode };
};

export const notFound = { others: 'room.not_found' } as const;
/** Admins see every room. */
export const exceptAdmins = { ...notFound, admin: 'ok' } as const;

export const ofRoom = (
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
