import { randomUUID } from 'node:crypto';
import { studyRuns } from '@netlik/contract/study/study-runs';
import { studySessions } from '@netlik/contract/study/study-sessions';
import type { TestPerson } from '../../../apps/api/src/testing/world.ts';
import type { Row } from '../access-rows.ts';
import type { Cell } from '../actors.ts';

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
});

/** Its note holds the person's e-mail, so that a leak is noticed. People who are not students get a random id. */
const createSession = async (cell: Cell, person: TestPerson) => {
  const answer = await person.call(studySessions.create, { body: session(cell, person.email) });
  return { id: answer.status === 201 ? answer.data.session._id : randomUUID() };
};

const timer = { subject: 'fizik', technique: 'Pomodoro' as const, plannedSeconds: 2700 };

/** The id of the person's running timer; starts one if there is none. */
const ensureRun = async (person: TestPerson) => {
  const answer = await person.call(studyRuns.start, { body: { ...timer, metadata: { of: person.email } } });
  if (answer.status === 201) return answer.data.id;
  return answer.code === 'study_run.running'
    ? (await person.call(studyRuns.active, {})).data.run!.id
    : randomUUID();
};

const stopRun = async (person: TestPerson) => {
  const answer = await person.call(studyRuns.active, {});
  if (answer.status !== 200 || !answer.data.run) return;
  await person.call(studyRuns.stop, { body: { runId: answer.data.run.id, discard: true } });
};

const sessionNotFound = { others: 'study_session.not_found' } as const;
const runNotFound = { others: 'study_run.not_found' } as const;
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

const byRunId = (more: object = {}): Row => ({
  own: { input: async ({ account }) => ({ body: { runId: await ensureRun(account), ...more } }) },
  other: {
    input: async ({ subject }) => ({ body: { runId: await ensureRun(subject), ...more } }),
    outcome: runNotFound,
  },
  missing: { input: () => ({ body: { runId: randomUUID(), ...more } }), outcome: runNotFound },
});

export const studyRows: Record<string, Row> = {
  'studySessions.list': {
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
  'studySessions.create': {
    own: { input: (cell) => ({ body: session(cell) }) },
    'with an unknown subject': {
      input: (cell) => ({ body: { ...session(cell), subject: 'simya' } }),
      outcome: { others: 'request.rule_broken' },
    },
  },
  'studySessions.get': byId(),
  'studySessions.update': byId({ ...feedback, questionStats }),
  'studySessions.remove': byId(),
  'studyRuns.active': {
    own: {
      input: async ({ account, subject }) => {
        await ensureRun(account);
        await ensureRun(subject);
        return {};
      },
    },
  },
  'studyRuns.start': {
    own: {
      input: async ({ account }) => {
        await stopRun(account);
        return {
          body: {
            ...timer,
            startedAt: '2026-11-15T08:00:00Z',
            accumulatedSeconds: 60,
            dailyPlanId: randomUUID(),
            subjectIndex: 0,
            metadata: { version: 1, state: 'running' },
          },
        };
      },
    },
    'while another run is active': {
      input: async ({ account }) => {
        await ensureRun(account);
        return { body: timer };
      },
      outcome: { others: 'study_run.running' },
    },
  },
  'studyRuns.tick': byRunId({ accumulatedSeconds: 30, metadata: { state: 'paused' } }),
  'studyRuns.takeover': byRunId(),
  'studyRuns.stop': byRunId({ reportedSeconds: 5, session: feedback, plannedMinutes: 45 }),
};
