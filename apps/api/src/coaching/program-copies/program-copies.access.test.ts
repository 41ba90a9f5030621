import { randomUUID } from 'node:crypto';
import { programCopies } from '@netlik/contract/coaching/program-copies';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import type { Cell } from '@netlik/testkit/access/actors';
import type { Row } from '@netlik/testkit/access/row';
import { storePlan } from '@netlik/testkit/stored-plan';
import { sql } from '../../db/database.ts';
import { newId } from '../../ids.ts';
import { insertBatch } from './copy-programs.sql.ts';

const [from, to] = ['2026-11-20', '2026-11-27'];

/** Copies the subject's own day to another day. */
const request = async ({ world, subject }: Cell) => {
  const [row] = await world.rows(
    sql`select from daily_plans where user_id = ${subject.id} and day = ${from}`,
  );
  if (!row) await storePlan(world.db, subject.id, { date: from, source: 'coach' });
  const { coachId } = await world.db.one<{ coachId: string }>(
    sql`select coach_id as "coachId" from users where id = ${subject.id}`,
  );
  return { body: { studentId: subject.id, from, days: 1, to, studentIds: [subject.id], coachId } };
};

const copying: Row = {
  own: {
    input: request,
    outcome: { otherCoach: 'user.not_found' },
    shows: ({ actor, subject }) =>
      actor === 'otherCoach' ? [] : [subject.id, subject.firstName, subject.lastName],
  },
};

const batchOf = async ({ world }: Cell, userId: string) => {
  const id = newId();
  await insertBatch(world.db, { id, userId, items: [] }, world.clock.now());
  return { params: { id } };
};
const nothing = { others: 'coach.batch_not_found' } as const;

const ofBatch: Row = {
  own: { input: (cell) => batchOf(cell, cell.account.id) },
  other: { input: (cell) => batchOf(cell, cell.subject.id), outcome: nothing },
  missing: { input: () => ({ params: { id: randomUUID() } }), outcome: nothing },
};

accessSuite('programCopies', programCopies, {
  preview: copying,
  create: copying,
  progress: ofBatch,
  retry: ofBatch,
  undo: ofBatch,
});
