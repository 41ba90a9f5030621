import { randomUUID } from 'node:crypto';
import { adminCoaches } from '@netlik/contract/coaching/admin-coaches';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import type { Cell } from '@netlik/testkit/access/actors';
import { sql } from '../../db/database.ts';

const shown = ({ subject }: Cell) => [subject.id, subject.email, subject.firstName, subject.lastName];
const notFound = { others: 'user.not_found' } as const;

const coachOf = async ({ world, subject }: Cell): Promise<string> =>
  (await world.rows<{ id: string }>(sql`select coach_id as id from users where id = ${subject.id}`))[0]!.id;
/** E-mail of the most recently created coach. */
let coachEmail = '';
const newCoach = async ({ world }: Cell) => {
  const { id, email } = await world.person({ role: 'coach' });
  coachEmail = email;
  return id;
};

const noCoach = () => ({ params: { id: randomUUID() } });
const studentAsCoach = ({ subject }: Cell) => ({ params: { id: subject.id } });

accessSuite('adminCoaches', adminCoaches, {
  list: { own: { input: () => ({ query: { q: 'yok böyle biri' } }) } },
  students: {
    own: {
      input: async (cell) => {
        const id = await newCoach(cell);
        await cell.world.db.run(sql`update users set coach_id = ${id} where id = ${cell.subject.id}`);
        return { params: { id } };
      },
      shows: shown,
    },
    other: { input: studentAsCoach, outcome: notFound },
    missing: { input: noCoach, outcome: notFound },
  },
  performance: {
    own: {
      input: async (cell) => ({ params: { id: await newCoach(cell) } }),
      shows: () => [coachEmail],
    },
    other: { input: studentAsCoach, outcome: notFound },
    missing: { input: noCoach, outcome: notFound },
  },
  moveStudents: {
    own: {
      input: async (cell) => {
        const id = await newCoach(cell);
        await cell.world.db.run(sql`update users set coach_id = ${id} where id = ${cell.subject.id}`);
        return { params: { id }, body: { toCoachId: await newCoach(cell) } };
      },
    },
    other: {
      input: async (cell) => ({ params: { id: cell.subject.id }, body: { toCoachId: await newCoach(cell) } }),
      outcome: notFound,
    },
    missing: {
      input: async (cell) => ({ params: { id: randomUUID() }, body: { toCoachId: await newCoach(cell) } }),
      outcome: notFound,
    },
  },
  listAssignments: { own: { input: ({ subject }) => ({ query: { q: subject.firstName } }), shows: shown } },
  assign: {
    own: {
      input: async (cell) => {
        await cell.world.db.run(sql`update users set coach_id = null where id = ${cell.subject.id}`);
        return { body: { coachId: await newCoach(cell), studentIds: [cell.subject.id] } };
      },
      shows: ({ subject }) => [subject.id],
    },
  },
  reassign: {
    own: {
      input: async (cell) => ({
        body: {
          studentId: cell.subject.id,
          fromCoachId: await coachOf(cell),
          toCoachId: await newCoach(cell),
        },
      }),
      shows: ({ subject }) => [subject.id],
    },
    missing: {
      input: async (cell) => ({
        body: {
          studentId: randomUUID(),
          fromCoachId: await coachOf(cell),
          toCoachId: await newCoach(cell),
        },
      }),
      outcome: notFound,
    },
  },
});
