import { randomUUID } from 'node:crypto';
import { coachFeedback } from '@netlik/contract/coaching/coach-feedback';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import type { Cell } from '@netlik/testkit/access/actors';
import type { Row } from '@netlik/testkit/access/row';
import { sql } from '../../db/database.ts';
import { newId } from '../../ids.ts';
import { insertFeedback } from '../my-coach/my-coach.sql.ts';

const shows = ({ subject }: Cell) => [subject.id, subject.firstName, subject.lastName];

/** An evaluation the subject wrote about a coach. */
const given = async ({ world, subject }: Cell): Promise<string> => {
  const coach = await world.person({ role: 'coach' });
  const id = newId();
  await world.db.run(sql`delete from coach_feedbacks where user_id = ${subject.id}`);
  await insertFeedback(
    world.db,
    { id, studentId: subject.id, month: '2026-11-01' },
    {
      coachId: coach.id,
      categories: { communication: 5, programQuality: 4, overallSatisfaction: 5 },
      feedback: 'Memnunum',
    },
    world.clock.now(),
  );
  return id;
};

const notFound = { others: 'coach.feedback_not_found' } as const;
const ofFeedback: Row = {
  own: { input: async (cell) => ({ params: { id: await given(cell) } }), shows },
  other: { input: ({ subject }) => ({ params: { id: subject.id } }), outcome: notFound },
  missing: { input: () => ({ params: { id: randomUUID() } }), outcome: notFound },
};

accessSuite('coachFeedback', coachFeedback, {
  list: { own: { input: async (cell) => ({ query: { limit: (await given(cell)) && '1' } }), shows } },
  get: ofFeedback,
  markRead: ofFeedback,
  summary: { own: { input: () => ({}) } },
  coaches: { own: { input: () => ({}) } },
  coachesAgain: { own: { input: () => ({}) } },
});
