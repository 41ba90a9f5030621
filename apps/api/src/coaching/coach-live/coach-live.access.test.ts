import { randomUUID } from 'node:crypto';
import { coachLive } from '@netlik/contract/coaching/coach-live';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import type { Cell } from '@netlik/testkit/access/actors';
import { storePlan } from '@netlik/testkit/stored-plan';
import { sql } from '../../db/database.ts';

const date = '2026-11-16';

/** A program with an e-mail as title, so that a leak is noticed. */
const store = async ({ world, subject }: Cell) => {
  await world.db.run(sql`delete from daily_plans where user_id = ${subject.id}`);
  const given = { date, source: 'coach', title: subject.email } as const;
  return storePlan(world.db, subject.id, given, world.clock.now());
};

const noProgram = { others: 'daily_plan.not_found' } as const;

accessSuite('coachLive', coachLive, {
  dashboard: { own: { input: () => ({ query: { range: 'week' } }) } },
  reports: {
    own: {
      input: async (cell) => {
        await store(cell);
        return { query: { studentId: cell.subject.id, date } };
      },
      outcome: { otherCoach: 'user.not_found' },
      shows: ({ subject }) => [subject.id, subject.email, subject.firstName, subject.lastName],
    },
  },
  reportSums: {
    own: {
      input: ({ subject }) => ({ query: { studentId: subject.id, date } }),
      outcome: { otherCoach: 'user.not_found' },
    },
  },
  attention: { own: { input: () => ({}) } },
  dismissAttention: {
    own: {
      input: ({ subject }) => ({ body: { studentIds: [subject.id], reasons: ['not_studying'] } }),
      outcome: { otherCoach: 'user.not_found' },
    },
  },
  readEvaluation: {
    own: {
      input: async (cell) => ({ params: { id: await store(cell) } }),
      outcome: { otherCoach: 'daily_plan.not_found' },
    },
    other: {
      input: async (cell) => {
        const id = await store(cell);
        await cell.world.db.run(sql`update daily_plans set source = 'student' where id = ${id}`);
        return { params: { id } };
      },
      outcome: noProgram,
    },
    missing: { input: () => ({ params: { id: randomUUID() } }), outcome: noProgram },
  },
  board: {
    own: {
      input: () => ({ query: { from: date, limit: '1' } }),
      // The first of an admin's students is another one.
      shows: ({ actor, subject: { id, firstName, lastName } }) =>
        actor === 'assignedCoach' ? [id, firstName, lastName] : [],
    },
  },
});
