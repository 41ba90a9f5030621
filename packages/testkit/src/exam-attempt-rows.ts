import { randomUUID } from 'node:crypto';
import { sql } from '@netlik/api/db/database';
import { insertAttempt } from '@netlik/api/exams/exam-attempts/exam-attempts.sql';
import { newId } from '@netlik/api/ids';
import { toStudyDay } from '@netlik/domain/study-day';
import type { TestPerson, World } from './world.ts';

type Cell = { world: World; account: TestPerson; subject: TestPerson };

const counts = { correct: 30, wrong: 6, blank: 4 };
const topics = [{ subject: 'matematik', topic: 'Temel Kavramlar', wrong: 2, asked: 3 }];
const form = {
  date: toStudyDay('2026-11-14'),
  source: 'Özdebir',
  examType: 'TYT',
  subjects: [{ subject: 'tyt_matematik', ...counts }],
  topics,
};

/** The source is the person's e-mail, so that a leak is noticed. */
const createAttempt = async ({ world }: Cell, person: { id: string; email: string }) => {
  const id = newId();
  const { date, subjects } = form;
  const attempt = {
    _id: id,
    date,
    subjects,
    topics,
    examType: 'TYT' as const,
    source: person.email,
    ...counts,
  };
  await insertAttempt(world.db, person.id, attempt, world.clock.now());
  return { id };
};

const notFound = { others: 'exam_attempt.not_found' } as const;

const byId = (body?: object) => ({
  own: { input: async (cell: Cell) => ({ params: await createAttempt(cell, cell.account), body }) },
  other: {
    input: async (cell: Cell) => ({ params: await createAttempt(cell, cell.subject), body }),
    outcome: notFound,
  },
  missing: { input: () => ({ params: { id: randomUUID() }, body }), outcome: notFound },
});

export const attemptReads = (query: Record<string, string> = {}) => ({
  own: {
    input: async (cell: Cell) => {
      await createAttempt(cell, cell.subject);
      return { query };
    },
  },
});

/** Rows of the resource, which has two paths. */
export const attemptRows = {
  list: attemptReads({ page: '1', limit: '20', from: '2026-01-01', to: '2026-12-31' }),
  create: {
    own: {
      input: async ({ world }: Cell) => {
        // The suite adds more attempts than the month allows.
        await world.db.run(sql`delete from exam_attempt_months`);
        return { body: form };
      },
    },
    'with more answers than questions': {
      input: () => ({ body: { ...form, subjects: [{ ...form.subjects[0], blank: 5 }] } }),
      outcome: { others: 'request.rule_broken' } as const,
    },
  },
  update: byId(form),
  remove: byId(),
};
