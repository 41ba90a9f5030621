import { randomUUID } from 'node:crypto';
import { messages } from '@netlik/contract/messages';
import { accessSuite } from '../../../../../quality/access/access-suite.ts';
import type { Cell } from '../../../../../quality/access/actors.ts';
import type { Row } from '../../../../../quality/access/row.ts';
import { sql } from '../../db/database.ts';
import { newId } from '../../ids.ts';
import { insertMessages } from './messages.sql.ts';

const notFound = { others: 'message.thread_not_found' } as const;
const isCoach = ({ actor }: Cell) => actor === 'assignedCoach' || actor === 'otherCoach';

/** A thread of the caller with one message of the other: a student's with their coach, a coach's with the subject. */
const ownThread = async (cell: Cell): Promise<string> => {
  const { world, account, subject } = cell;
  const now = world.clock.now();
  const threadId = newId();
  const other = isCoach(cell) ? subject : await world.person({ role: 'coach' });
  const [studentId, coachId] = isCoach(cell) ? [subject.id, account.id] : [account.id, other.id];
  if (!isCoach(cell)) await world.db.run(sql`update users set coach_id = ${coachId} where id = ${studentId}`);
  const writing = { studentId, coachId, authorId: other.id, threadId, messageId: newId() };
  await insertMessages(
    world.db,
    [writing],
    { text: 'Nasıl gidiyor?', folded: 'nasil gidiyor?', pictures: [] },
    now,
  );
  return threadId;
};

/** A thread of the subject with somebody who is not the caller. */
const foreignThread = async ({ world, subject }: Cell): Promise<string> => {
  const threadId = newId();
  const coach = await world.person({ role: 'coach' });
  const writing = {
    studentId: subject.id,
    coachId: coach.id,
    authorId: coach.id,
    threadId,
    messageId: newId(),
  };
  await insertMessages(
    world.db,
    [writing],
    { text: 'Gizli', folded: 'gizli', pictures: [] },
    world.clock.now(),
  );
  return threadId;
};

const ofThread = (body?: object): Row => ({
  own: {
    input: async (cell) => ({ params: { id: await ownThread(cell) }, body }),
    // Another coach's student is not theirs.
    outcome: { otherCoach: 'message.thread_not_found' },
    shows: ({ actor, subject }) =>
      !body && actor === 'assignedCoach' ? [subject.id, subject.firstName, subject.lastName] : [],
  },
  other: { input: async (cell) => ({ params: { id: await foreignThread(cell) }, body }), outcome: notFound },
  missing: { input: () => ({ params: { id: randomUUID() }, body }), outcome: notFound },
});

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
});
