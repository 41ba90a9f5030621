import { randomUUID } from 'node:crypto';
import { coachStudents } from '@netlik/contract/coaching/coach-students';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import type { Cell } from '@netlik/testkit/access/actors';
import type { Case, Row } from '@netlik/testkit/access/row';
import { sql } from '../../db/database.ts';

const notFound = { others: 'user.not_found' } as const;

/** Only `assignedCoach` coaches the subject; admins see everybody. */
const onlyTheirs = { otherCoach: 'user.not_found' } as const;
const shows = ({ actor, subject }: Cell) =>
  actor === 'otherCoach' ? [] : [subject.id, subject.email, subject.firstName, subject.lastName];

const ofStudent = (body?: object, shown?: Case['shows']): Row => ({
  own: {
    input: ({ subject }) => ({ params: { id: subject.id }, body }),
    outcome: onlyTheirs,
    ...(shown && { shows: shown }),
  },
  other: { input: ({ account }) => ({ params: { id: account.id }, body }), outcome: notFound },
  missing: { input: () => ({ params: { id: randomUUID() }, body }), outcome: notFound },
});

accessSuite('coachStudents', coachStudents, {
  list: {
    own: { input: ({ subject }) => ({ query: { q: subject.firstName, limit: '100' } }), shows },
  },
  search: { own: { input: () => ({ query: { q: 'ay' } }) } },
  get: ofStudent(undefined, shows),
  assign: {
    ...ofStudent(),
    own: {
      input: async ({ world, subject }) => {
        await world.db.run(sql`
          update users set coach_id = null, tier = 'premium', birth_year = 2000 where id = ${subject.id}`);
        return { params: { id: subject.id } };
      },
      shows: ({ subject }) => [subject.id],
    },
  },
  setWeeklyGoal: ofStudent({ minutes: 1800 }),
  sessions: {
    own: {
      input: ({ subject }) => ({ query: { studentId: subject.id } }),
      outcome: onlyTheirs,
    },
    missing: { input: () => ({ query: { studentId: randomUUID() } }), outcome: notFound },
  },
  sessionsSummary: {
    own: {
      input: ({ subject }) => ({ query: { studentId: subject.id, from: '2026-11-01', to: '2026-11-30' } }),
      outcome: onlyTheirs,
    },
    missing: { input: () => ({ query: { studentId: randomUUID() } }), outcome: notFound },
  },
  exams: ofStudent(),
});
