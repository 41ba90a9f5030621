import { randomUUID } from 'node:crypto';
import { roomInvites } from '@netlik/contract/community/rooms/room-invites';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import type { Cell } from '@netlik/testkit/access/actors';
import { notFound, ofRoom, openRoom } from '@netlik/testkit/access/room-rows';
import type { Row } from '@netlik/testkit/access/row';
import { sql } from '../../db/database.ts';
import { saveMember } from './rooms.sql.ts';

const link = () => randomUUID().replaceAll('-', '');

const withLink = async (cell: Cell, ownerId: string) => {
  const [{ id }, made] = [await openRoom(cell, ownerId), link()];
  await cell.world.db.run(sql`update rooms set invite_link = ${made} where id = ${id}`);
  return { params: { invite: made } };
};

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
      input: async (cell) => ({ body: { link: (await withLink(cell, cell.account.id)).params.invite } }),
    },
    missing: { input: () => ({ body: { link: link() } }), outcome: { others: 'room.link_wrong' } },
  },
  preview: {
    own: { input: async (cell) => withLink(cell, cell.account.id) },
    other: { input: async (cell) => withLink(cell, cell.subject.id) },
    'with a wrong code': {
      input: () => ({ params: { invite: 'ZZZZ' } }),
      outcome: { others: 'room.code_wrong' },
    },
    missing: { input: () => ({ params: { invite: link() } }), outcome: { others: 'room.link_wrong' } },
  },
  setApproval: ofRoom({ body: { needsApproval: true } }, { ...notFound, admin: 'room.settings_owner_only' }),
  requests: ofRoom({}, { ...notFound, admin: 'room.settings_owner_only' }),
  approve: ofRequest,
  decline: ofRequest,
});
