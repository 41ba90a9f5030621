import { randomUUID } from 'node:crypto';
import { coachPrograms } from '@netlik/contract/coaching/coach-programs';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import type { Cell } from '@netlik/testkit/access/actors';
import type { Case, Row } from '@netlik/testkit/access/row';
import { storePlan } from '@netlik/testkit/stored-plan';
import { sql } from '../../db/database.ts';

const date = '2027-01-11';
const subjects = [
  {
    subject: 'matematik',
    description: 'Önce örnekler',
    duration: 60,
    topicsDetailed: [{ topic: 'Mantık', durationMinutes: 20, solveQuestions: true, watchVideo: true }],
    videos: [{ url: 'https://youtu.be/dQw4w9WgXcQ', title: 'Mantık' }],
  },
];

/** A program with an e-mail as title, so that a leak is noticed. */
const store = async ({ world, subject }: Cell) => {
  await world.db.run(sql`delete from daily_plans where user_id = ${subject.id}`);
  const given = { date, source: 'coach', title: subject.email } as const;
  return storePlan(world.db, subject.id, given, world.clock.now());
};

const shows = ({ subject }: Cell) => [subject.id, subject.email];
const showsId = ({ subject }: Cell) => [subject.id];
const form = async ({ world, subject }: Cell) => {
  const { coachId } = await world.db.one<{ coachId: string }>(
    sql`select coach_id as "coachId" from users where id = ${subject.id}`,
  );
  return { studentId: subject.id, date, title: 'Pazartesi', subjects, coachId };
};

const noProgram = { others: 'daily_plan.not_found' } as const;
const noStudent = { others: 'user.not_found' } as const;

type Kind = {
  body?: (cell: Cell) => Promise<object>;
  more?: (cell: Cell, id: string) => Promise<Record<string, string>>;
};

const ofProgram = ({ body, more }: Kind = {}, shown: Case['shows'] = shows): Row => ({
  own: {
    input: async (cell) => {
      const id = await store(cell);
      return { params: { id, ...(await more?.(cell, id)) }, body: await body?.(cell) };
    },
    outcome: { otherCoach: 'daily_plan.not_found' },
    shows: shown,
  },
  other: {
    input: async (cell) => {
      const id = await store(cell);
      await cell.world.db.run(sql`update daily_plans set source = 'student' where id = ${id}`);
      return { params: { id, ...(await more?.(cell, id)) }, body: await body?.(cell) };
    },
    outcome: noProgram,
  },
  missing: {
    input: async (cell) => {
      const id = randomUUID();
      return { params: { id, ...(await more?.(cell, id)) }, body: await body?.(cell) };
    },
    outcome: noProgram,
  },
});

const ofSubject = (
  query: (studentId: string) => object,
  place: 'query' | 'body',
  shown: Case['shows'] = showsId,
): Row => ({
  own: {
    input: ({ subject }) => ({ [place]: query(subject.id) }),
    outcome: { otherCoach: 'user.not_found' },
    shows: shown,
  },
  missing: { input: () => ({ [place]: query(randomUUID()) }), outcome: noStudent },
});

accessSuite('coachPrograms', coachPrograms, {
  list: {
    own: {
      input: async (cell) => {
        await store(cell);
        return { query: { studentId: cell.subject.id, date } };
      },
      outcome: { otherCoach: 'user.not_found' },
      shows,
    },
  },
  get: ofProgram(),
  create: {
    own: {
      input: async (cell) => {
        await cell.world.db.run(sql`delete from daily_plans where user_id = ${cell.subject.id}`);
        return { body: await form(cell) };
      },
      outcome: { otherCoach: 'user.not_found' },
      shows: showsId,
    },
  },
  update: ofProgram({ body: form }, showsId),
  remove: ofProgram({}, () => []),
  updateVideos: ofProgram({
    body: async () => ({ videos: subjects[0]!.videos }),
    more: async ({ world }, id) => {
      const found = await world.db.maybe<{ id: string }>(
        sql`select id from daily_plan_subjects where plan_id = ${id}`,
      );
      return { subject: found?.id ?? randomUUID() };
    },
  }),
  usedVideos: ofSubject(
    (studentId) => ({ studentId, subject: 'matematik' }),
    'query',
    () => [],
  ),
  getPreference: ofSubject((studentId) => ({ studentId, subject: 'matematik' }), 'query'),
  savePreference: ofSubject(
    (studentId) => ({ studentId, subject: 'matematik', playlistId: 'PL0123456789abcdef' }),
    'body',
  ),
  listOfStudent: {
    own: {
      input: async (cell) => {
        await store(cell);
        return { params: { id: cell.subject.id }, query: { from: '2027-01-01', to: '2027-01-31' } };
      },
      shows,
    },
    other: { input: ({ account }) => ({ params: { id: account.id } }), outcome: noStudent },
    missing: { input: () => ({ params: { id: randomUUID() } }), outcome: noStudent },
  },
});
