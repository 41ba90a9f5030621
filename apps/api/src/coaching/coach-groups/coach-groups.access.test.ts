import { randomUUID } from 'node:crypto';
import { coachGroups } from '@netlik/contract/coaching/coach-groups';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import type { Cell } from '@netlik/testkit/access/actors';
import type { Row } from '@netlik/testkit/access/row';
import { newId } from '../../ids.ts';
import { insertGroup } from './coach-groups.sql.ts';

const missing = { others: 'coach.group_not_found' } as const;
const form = { name: 'Sayısal', colour: 2 };

const groupOf = async ({ world }: Cell, userId: string) => {
  const id = newId();
  await insertGroup(world.db, { id, userId, most: 30 }, { name: id, colour: 1 }, world.clock.now());
  return { id };
};

const ofGroup = (body?: object): Row => ({
  own: { input: async (cell) => ({ params: await groupOf(cell, cell.account.id), body }) },
  other: {
    input: async (cell) => ({ params: await groupOf(cell, cell.subject.id), body }),
    outcome: missing,
  },
  missing: { input: () => ({ params: { id: randomUUID() }, body }), outcome: missing },
});

accessSuite('coachGroups', coachGroups, {
  list: { own: { input: () => ({}) } },
  create: { own: { input: () => ({ body: form }) } },
  update: ofGroup({ name: 'Eşit ağırlık', colour: 3 }),
  remove: ofGroup(),
  setStudents: {
    own: {
      input: async (cell) => ({
        params: await groupOf(cell, cell.account.id),
        body: { studentIds: [cell.subject.id] },
      }),
      outcome: { otherCoach: 'user.not_found' },
      shows: ({ actor, subject }) => (actor === 'otherCoach' ? [] : [subject.id]),
    },
    other: {
      input: async (cell) => ({
        params: await groupOf(cell, cell.subject.id),
        body: { studentIds: [cell.subject.id] },
      }),
      outcome: missing,
    },
    missing: { input: () => ({ params: { id: randomUUID() }, body: { studentIds: [] } }), outcome: missing },
  },
});
