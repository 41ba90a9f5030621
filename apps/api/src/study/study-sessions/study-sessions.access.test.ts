import { randomUUID } from 'node:crypto';
import { studySessions } from '@netlik/contract/study/study-sessions';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import type { Cell } from '@netlik/testkit/access/actors';
import type { Row } from '@netlik/testkit/access/row';
import type { TestPerson } from '@netlik/testkit/world';

const questionStats = { correctAnswers: 12, wrongAnswers: 3, blankAnswers: 1, targetQuestions: 20 };

const session = ({ world }: Cell, notes = 'Türev çalıştım.') => ({
  subject: 'matematik_ayt',
  duration: 45,
  date: new Date(world.clock.now().getTime() - 3_600_000).toISOString(),
  technique: 'Pomodoro' as const,
  quality: 4,
  mood: 'Mutlu' as const,
  notes,
  distractions: 2,
  questionStats,
  plannedMinutes: 60,
  allowOverlap: true,
});

/**
 * The note contains the person's e-mail, so that a leak is noticed. People other than students get a random
 * id.
 */
const createSession = async (cell: Cell, person: TestPerson) => {
  const answer = await person.call(studySessions.create, { body: session(cell, person.email) });
  return { id: answer.status === 201 ? answer.data.session._id : randomUUID() };
};

const sessionNotFound = { others: 'study_session.not_found' } as const;
const feedback = { quality: 5, mood: 'Enerjik', notes: 'Bitti.', distractions: 0 };

const byId = (body?: object): Row => ({
  own: {
    input: async (cell) => ({ params: await createSession(cell, cell.account), ...(body ? { body } : {}) }),
  },
  other: {
    input: async (cell) => ({ params: await createSession(cell, cell.subject), ...(body ? { body } : {}) }),
    outcome: sessionNotFound,
  },
  missing: {
    input: () => ({ params: { id: randomUUID() }, ...(body ? { body } : {}) }),
    outcome: sessionNotFound,
  },
});

accessSuite('studySessions', studySessions, {
  list: {
    own: {
      input: async (cell) => {
        await createSession(cell, cell.account);
        await createSession(cell, cell.subject);
        return {
          query: {
            page: '1',
            limit: '20',
            period: 'week',
            from: '2026-01-01',
            to: '2026-12-31',
            subject: 'matematik_ayt',
            technique: 'Pomodoro',
            mood: 'Mutlu',
            source: 'manual',
            search: 'test',
            sort: 'efficiency',
            order: 'asc',
          },
        };
      },
    },
    'many at once': { input: () => ({ query: { fields: 'summary', limit: '500' } }) },
    'too many at once': {
      input: () => ({ query: { limit: '101' } }),
      outcome: { others: 'request.invalid' },
    },
  },
  create: {
    own: { input: (cell) => ({ body: session(cell) }) },
    'with an unknown subject': {
      input: (cell) => ({ body: { ...session(cell), subject: 'simya' } }),
      outcome: { others: 'request.rule_broken' },
    },
  },
  get: byId(),
  update: byId({ ...feedback, questionStats, subject: 'fizik', duration: 30, allowOverlap: true }),
  remove: byId(),
});
