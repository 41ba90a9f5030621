import { randomUUID } from 'node:crypto';
import { messages } from '@netlik/contract/coaching/messages';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import type { Cell } from '@netlik/testkit/access/actors';
import type { Row } from '@netlik/testkit/access/row';
import { insertRow } from '@netlik/testkit/stored-rows/insert-row';
import { sql } from '../../db/database.ts';
import { newId } from '../../ids.ts';
import { insertMessages } from './messages.sql.ts';

const notFound = { others: 'message.thread_not_found' } as const;
const isCoach = ({ actor }: Cell) => actor === 'assignedCoach' || actor === 'otherCoach';

const write = async ({ world }: Cell, studentId: string, coachId: string, authorId: string) => {
  const contents = { text: 'Nasıl gidiyor?', folded: 'nasil gidiyor?', pictures: [] };
  const writing = { studentId, coachId, authorId, threadId: newId(), messageId: newId() };
  const [message] = await insertMessages(world.db, [writing], contents, world.clock.now());
  return message!.threadId;
};

/**
 * The caller's thread with a message of the other person: a student's with the coach, a coach's with the
 * subject.
 */
const ownThread = async (cell: Cell): Promise<string> => {
  const { world, account, subject } = cell;
  if (isCoach(cell)) return write(cell, subject.id, account.id, subject.id);
  const coach = await world.person({ role: 'coach' });
  await world.db.run(sql`update users set coach_id = ${coach.id} where id = ${account.id}`);
  return write(cell, account.id, coach.id, coach.id);
};

const foreignThread = async (cell: Cell): Promise<string> => {
  const coach = await cell.world.person({ role: 'coach' });
  return write(cell, cell.subject.id, coach.id, coach.id);
};

const ofThread = (body?: object): Row => ({
  own: {
    input: async (cell) => ({ params: { id: await ownThread(cell) }, body }),
    // Another coach cannot see this student.
    outcome: { otherCoach: 'message.thread_not_found' },
    shows: ({ actor, subject }) =>
      !body && actor === 'assignedCoach' ? [subject.id, subject.firstName, subject.lastName] : [],
  },
  other: { input: async (cell) => ({ params: { id: await foreignThread(cell) }, body }), outcome: notFound },
  missing: { input: () => ({ params: { id: randomUUID() }, body }), outcome: notFound },
});

const groupOf = async ({ world, subject }: Cell, ownerId: string): Promise<string> => {
  const { id } = await insertRow(world.db, 'coach_groups', { userId: ownerId, name: newId() });
  await insertRow(world.db, 'coach_group_students', { groupId: id, studentId: subject.id });
  return id;
};

accessSuite('messages', messages, {
  listThreads: {
    own: {
      input: async (cell) => {
        await ownThread(cell);
        return {};
      },
      shows: ({ actor, subject }) =>
        actor === 'assignedCoach' ? [subject.id, subject.firstName, subject.lastName] : [],
    },
  },
  getThread: ofThread(),
  send: ofThread({ text: 'İyi gidiyor.' }),
  markRead: ofThread({ number: 1 }),
  sendToGroup: {
    own: {
      input: async (cell) => ({
        params: { id: await groupOf(cell, cell.account.id) },
        body: { text: 'Yarın deneme var.' },
      }),
    },
    other: {
      input: async (cell) => ({
        params: { id: await groupOf(cell, cell.subject.id) },
        body: { text: 'Yarın deneme var.' },
      }),
      outcome: { others: 'coach.group_not_found' },
    },
    missing: {
      input: () => ({ params: { id: randomUUID() }, body: { text: 'Yarın deneme var.' } }),
      outcome: { others: 'coach.group_not_found' },
    },
  },
});
