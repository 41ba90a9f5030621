import { randomUUID } from 'node:crypto';
import { duels } from '@netlik/contract/community/duels';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import type { Cell } from '@netlik/testkit/access/actors';
import type { Row } from '@netlik/testkit/access/row';
import { newId } from '../../ids.ts';
import {
  type InviteStatus,
  insertDuel,
  insertInvite,
  insertParticipant,
  startDuel,
} from './duels-write.sql.ts';

const LATER_MS = 86_400_000;

const createDuel = async (
  { world }: Cell,
  ownerId: string,
  inviteeId: string,
  status: InviteStatus = 'approved',
) => {
  const now = world.clock.now();
  const duelId = newId();
  const row = { id: duelId, ownerId, type: 'daily', linkCode: 'kod_kod_kod_kod_kod' } as const;
  await insertDuel(world.db, row, now, now);
  await insertParticipant(world.db, newId(), duelId, ownerId, now);
  await startDuel(world.db, duelId, now, new Date(now.getTime() + LATER_MS));
  const inviteId = newId();
  const kind = status === 'pending' ? 'asked' : 'invited';
  await insertInvite(world.db, { id: inviteId, duelId, userId: inviteeId, kind, status }, now);
  return { duelId, inviteId };
};

const subjectCard = ({ subject }: Cell) => [subject.id, subject.firstName];
const notFound = { others: 'duel.not_found' } as const;
const inviteNotFound = { others: 'duel.invite_not_found' } as const;

const strangers = async (cell: Cell, status?: InviteStatus) =>
  createDuel(cell, cell.subject.id, (await cell.world.person()).id, status);

const ofDuel = (body?: (cell: Cell) => object): Row => ({
  own: {
    input: async (cell) => {
      const { duelId } = await createDuel(cell, cell.account.id, (await cell.world.person()).id);
      return { params: { id: duelId }, body: body?.(cell) };
    },
    shows: body ? subjectCard : () => [],
  },
  other: {
    input: async (cell) => ({ params: { id: (await strangers(cell)).duelId }, body: body?.(cell) }),
    outcome: notFound,
  },
  missing: { input: (cell) => ({ params: { id: randomUUID() }, body: body?.(cell) }), outcome: notFound },
});

accessSuite('duels', duels, {
  create: {
    other: {
      input: ({ subject }) => ({ body: { type: 'daily', opponentId: subject.id } }),
      shows: subjectCard,
    },
    own: {
      input: ({ account }) => ({ body: { type: 'daily', opponentId: account.id } }),
      outcome: { others: 'request.rule_broken' },
    },
  },
  list: { own: { input: () => ({}) } },
  active: {
    own: {
      input: async (cell) => {
        await strangers(cell);
        await createDuel(cell, cell.account.id, (await cell.world.person()).id);
        return {};
      },
    },
  },
  summary: { own: { input: () => ({}) } },
  scoreboard: {
    ...ofDuel(),
    'with the code of the link': {
      input: async (cell) => ({
        params: { id: (await strangers(cell)).duelId },
        query: { invite: 'kod_kod_kod_kod_kod' },
      }),
      shows: subjectCard,
    },
  },
  complete: ofDuel(),
  invite: ofDuel(({ subject }) => ({ inviteeId: subject.id })),
  approve: {
    own: {
      input: async (cell) => ({
        params: { id: (await createDuel(cell, cell.account.id, cell.subject.id, 'pending')).inviteId },
      }),
      shows: subjectCard,
    },
    other: {
      input: async (cell) => ({ params: { id: (await strangers(cell, 'pending')).inviteId } }),
      outcome: inviteNotFound,
    },
    missing: { input: () => ({ params: { id: randomUUID() } }), outcome: inviteNotFound },
  },
  respond: {
    own: {
      input: async (cell) => ({
        params: { id: (await createDuel(cell, cell.subject.id, cell.account.id)).inviteId },
        body: { accept: true },
      }),
      shows: subjectCard,
    },
    other: {
      input: async (cell) => ({
        params: { id: (await strangers(cell)).inviteId },
        body: { accept: true },
      }),
      outcome: inviteNotFound,
    },
    missing: {
      input: () => ({ params: { id: randomUUID() }, body: { accept: true } }),
      outcome: inviteNotFound,
    },
  },
});
