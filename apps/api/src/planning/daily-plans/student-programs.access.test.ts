import { randomUUID } from 'node:crypto';
import { studentPrograms } from '@netlik/contract/planning/daily-plans/student-programs';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import type { Cell } from '@netlik/testkit/access/actors';
import { storePlan } from '@netlik/testkit/stored-plan';
import { sql } from '../../db/database.ts';

/** The title is the person's e-mail, so that a leak is noticed. */
const store = async ({ world }: Cell, person: { id: string; email: string }) => {
  await world.db.run(sql`delete from daily_plans where user_id = ${person.id}`);
  return storePlan(world.db, person.id, { title: person.email, source: 'coach' }, world.clock.now());
};

const notFound = { others: 'daily_plan.not_found' } as const;

accessSuite('studentPrograms', studentPrograms, {
  list: {
    own: {
      input: async (cell) => {
        await store(cell, cell.subject);
        return { query: { from: '2026-11-01', to: '2026-11-30', status: 'active' } };
      },
    },
  },
  get: {
    own: { input: async (cell) => ({ params: { id: await store(cell, cell.account) } }) },
    other: {
      input: async (cell) => ({ params: { id: await store(cell, cell.subject) } }),
      outcome: notFound,
    },
    missing: { input: () => ({ params: { id: randomUUID() } }), outcome: notFound },
  },
});
