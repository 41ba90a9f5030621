import { randomUUID } from 'node:crypto';
import { dailyPlans } from '@netlik/contract/planning/daily-plans/daily-plans';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import type { Cell } from '@netlik/testkit/access/actors';
import type { Input, Row } from '@netlik/testkit/access/row';
import { storePlan } from '@netlik/testkit/stored-plan';
import { insertRow } from '@netlik/testkit/stored-rows/insert-row';
import { sql } from '../../db/database.ts';

const date = '2026-11-15';
const range = { from: '2026-11-01', to: '2026-11-30' };
const subjects = [
  {
    subject: 'matematik',
    targetQuestions: 40,
    targetTime: 60,
    topics: ['Türev'],
    topicsDetailed: [{ topic: 'Limit', durationMinutes: 20, solveQuestions: true }],
    description: 'Önce örnekler',
    videos: [{ url: 'https://youtu.be/dQw4w9WgXcQ', title: 'Limit' }],
  },
];

type Kind = {
  body?: object;
  more?: Record<string, string>;
  source?: 'student' | 'coach';
  choice?: 'completed';
};

const clearPlans = ({ world }: Cell, person: { id: string }) =>
  world.db.run(sql`delete from daily_plans where user_id = ${person.id}`);

/** The title is the person's e-mail, so that a leak is noticed. */
const store = async (cell: Cell, person: { id: string; email: string }, { source, choice }: Kind = {}) => {
  await clearPlans(cell, person);
  return storePlan(
    cell.world.db,
    person.id,
    { date, title: person.email, source: source ?? 'student', subjects: [{ choice: choice ?? null }] },
    cell.world.clock.now(),
  );
};

const notFound = { others: 'daily_plan.not_found' } as const;

const ofPlan = (kind: Kind = {}): Row => {
  const input = (id: string): Input => ({ params: { id, ...kind.more }, body: kind.body });
  return {
    own: { input: async (cell) => input(await store(cell, cell.account, kind)) },
    other: { input: async (cell) => input(await store(cell, cell.subject, kind)), outcome: notFound },
    missing: { input: () => input(randomUUID()), outcome: notFound },
  };
};

const index = { index: '0' };

accessSuite('dailyPlans', dailyPlans, {
  list: {
    own: {
      input: async (cell) => {
        await store(cell, cell.subject);
        return { query: range };
      },
    },
    'with from after to': {
      input: () => ({ query: { from: range.to, to: range.from } }),
      outcome: { others: 'request.rule_broken' },
    },
  },
  stats: {
    own: {
      input: async (cell) => {
        await store(cell, cell.subject);
        return { query: range };
      },
    },
  },
  active: {
    own: {
      input: async (cell) => {
        await store(cell, cell.subject);
        return {};
      },
    },
  },
  byDate: {
    own: {
      input: async (cell) => {
        await store(cell, cell.account);
        await store(cell, cell.subject, { source: 'coach' });
        return { params: { date } };
      },
    },
    'without a plan': {
      input: async (cell) => {
        await clearPlans(cell, cell.account);
        await store(cell, cell.subject);
        return { params: { date } };
      },
      outcome: notFound,
    },
  },
  create: {
    own: {
      input: async (cell) => {
        await clearPlans(cell, cell.account);
        return { body: { date, title: 'Deneme', motivationNote: 'Hadi', dailyGoal: '40 soru', subjects } };
      },
    },
    'far ahead': {
      input: () => ({ body: { date: '2031-01-01', subjects } }),
      outcome: { others: 'request.rule_broken' },
    },
  },
  update: ofPlan({ body: { title: 'Yeni', motivationNote: 'Az kaldı', subjects, version: 0 } }),
  updateSubject: ofPlan({
    more: index,
    body: { status: 'in_progress', correctAnswers: 8, wrongAnswers: 1, blankAnswers: 0 },
  }),
  setSubjectActive: ofPlan({ more: index, body: { isActive: true } }),
  liveTracking: ofPlan({ body: { subjectIndex: 0, isActive: true } }),
  markSeen: ofPlan({ source: 'coach' }),
  linkSession: {
    ...ofPlan({ body: { sessionId: randomUUID(), subjectIndex: 0 } }),
    own: {
      input: async (cell) => {
        const session = { userId: cell.account.id, subject: 'matematik', day: date };
        const { id: sessionId } = await insertRow(cell.world.db, 'study_sessions', session);
        return { params: { id: await store(cell, cell.account) }, body: { sessionId, subjectIndex: 0 } };
      },
    },
  },
  studentFeedback: ofPlan({
    choice: 'completed',
    body: {
      finalize: true,
      subjectIndex: 0,
      correctAnswers: 8,
      wrongAnswers: 1,
      blankAnswers: 0,
      feedbackText: 'İyi geçti',
      motivationScore: 7,
    },
  }),
  subjectPreferences: { own: { input: () => ({ query: { subject: 'matematik' } }) } },
});
