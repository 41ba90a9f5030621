import { randomUUID } from 'node:crypto';
import { roomSafety } from '@netlik/contract/community/rooms/room-safety';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import type { Cell } from '@netlik/testkit/access/actors';
import type { Row } from '@netlik/testkit/access/row';
import { sql } from '../../db/database.ts';
import { newId } from '../../ids.ts';
import { sendMessage } from './room-messages.service.ts';
import { insertMute, insertWord } from './room-safety.sql.ts';
import { insertRoom, saveMember } from './rooms.sql.ts';

let made = 0;

/** A room of the subject that the caller joins if `joined`. */
const openRoom = async ({ world, subject, account }: Cell, joined: boolean) => {
  const id = newId();
  made += 1;
  const inviteCode = made.toString(36).toUpperCase().padStart(4, '0');
  const room = {
    id,
    ownerId: subject.id,
    name: 'Oda',
    description: '',
    type: 'private',
    capacity: 30,
  } as const;
  await insertRoom(world.db, { ...room, inviteCode }, world.clock.now());
  for (const userId of joined ? [subject.id, account.id] : [subject.id])
    await saveMember(world.db, id, userId, world.clock.now());
  return id;
};

const say = async ({ world, subject }: Cell, roomId: string) =>
  (await sendMessage(world.deps, { roomId, userId: subject.id, key: 'k', content: 'Selam' }))!.message.id;

const notFound = { others: 'room.not_found' } as const;

const ofRoom = (input: (cell: Cell, id: string) => object | Promise<object>): Row => ({
  own: { input: async (cell) => input(cell, await openRoom(cell, true)) },
  other: { input: async (cell) => input(cell, await openRoom(cell, false)), outcome: notFound },
  missing: { input: (cell) => input(cell, randomUUID()), outcome: notFound },
});

accessSuite('roomSafety', roomSafety, {
  mute: ofRoom(({ subject }, id) => ({ params: { id }, body: { userId: subject.id } })),
  unmute: ofRoom(async ({ world, subject, account }, id) => {
    await insertMute(world.db, id, account.id, subject.id, world.clock.now());
    return { params: { id, userId: subject.id } };
  }),
  report: {
    own: {
      input: async (cell) => {
        const id = await openRoom(cell, true);
        return { params: { id, messageId: await say(cell, id) }, body: { reason: 'insult', note: 'Kaba' } };
      },
    },
    other: {
      input: async (cell) => {
        const id = await openRoom(cell, false);
        return { params: { id, messageId: await say(cell, id) }, body: { reason: 'insult' } };
      },
      outcome: notFound,
    },
    missing: {
      input: async (cell) => ({
        params: { id: await openRoom(cell, true), messageId: randomUUID() },
        body: { reason: 'insult' },
      }),
      outcome: { others: 'room.message_not_found' },
    },
  },
  removeMessage: {
    own: {
      input: async (cell) => {
        const id = await openRoom(cell, true);
        const messageId = await say(cell, id);
        await cell.world.db.run(sql`update rooms set owner_id = ${cell.account.id} where id = ${id}`);
        return { params: { id, messageId } };
      },
    },
    other: {
      input: async (cell) => {
        const id = await openRoom(cell, false);
        return { params: { id, messageId: await say(cell, id) } };
      },
      outcome: { ...notFound, admin: 'ok' },
    },
    'as a member': {
      input: async (cell) => {
        const id = await openRoom(cell, true);
        return { params: { id, messageId: await say(cell, id) } };
      },
      outcome: { others: 'room.settings_owner_only', admin: 'ok' },
    },
    missing: { input: () => ({ params: { id: randomUUID(), messageId: randomUUID() } }), outcome: notFound },
  },
  words: { own: { input: () => ({}) } },
  addWord: { own: { input: () => ({ body: { word: `kaba${randomUUID().replace(/[^a-f]/g, '')}` } }) } },
  removeWord: {
    own: {
      input: async ({ world }) => {
        const id = newId();
        await insertWord(world.db, { id, word: id, folded: id }, 10_000, world.clock.now());
        return { params: { id } };
      },
    },
    other: { input: () => ({ params: { id: randomUUID() } }), outcome: { others: 'room.word_not_found' } },
    missing: { input: () => ({ params: { id: randomUUID() } }), outcome: { others: 'room.word_not_found' } },
  },
});
