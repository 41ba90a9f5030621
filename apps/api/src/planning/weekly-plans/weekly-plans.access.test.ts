import { randomUUID } from 'node:crypto';
import { type WeeklyEntry, weeklyPlans } from '@netlik/contract/planning/weekly-plans';
import { toStudyDay } from '@netlik/domain/study-day';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import type { Cell } from '@netlik/testkit/access/actors';
import type { Row } from '@netlik/testkit/access/row';
import { newId } from '../../ids.ts';
import { insertEntries, saveUndo } from './weekly-plans.sql.ts';

const weekStart = toStudyDay('2026-11-16');
const form = {
  day: 2,
  subject: 'matematik',
  type: 'soru_cozum',
  topic: 'Türev',
  customTitle: 'Test 4',
  notes: 'Önce örnekler',
};

/** The title is the person's e-mail, so that a leak is noticed. */
const createEntry = async ({ world }: Cell, person: { id: string; email: string }) => {
  const entry = {
    _id: newId(),
    day: 2,
    order: 0,
    subject: 'matematik',
    type: 'soru_cozum',
    topic: null,
    customTitle: person.email,
    suggestion: null,
    notes: null,
    status: 'pending',
    carriedFrom: null,
  } satisfies WeeklyEntry & { carriedFrom: null };
  await insertEntries(world.db, person.id, weekStart, [entry], world.clock.now());
  return { weekStart, id: entry._id };
};

const notFound = { others: 'weekly_plan.entry_not_found' } as const;

const ofEntry = (body?: object): Row => ({
  own: { input: async (cell) => ({ params: await createEntry(cell, cell.account), body }) },
  other: {
    input: async (cell) => ({ params: await createEntry(cell, cell.subject), body }),
    outcome: notFound,
  },
  missing: { input: () => ({ params: { weekStart, id: randomUUID() }, body }), outcome: notFound },
});

const ofWeek = (body?: object): Row => ({
  own: {
    input: async (cell) => {
      await createEntry(cell, cell.subject);
      return { params: { weekStart }, body };
    },
  },
  'that begins on a Tuesday': {
    input: () => ({ params: { weekStart: '2026-11-17' }, body }),
    outcome: { others: 'request.rule_broken' },
  },
});

accessSuite('weeklyPlans', weeklyPlans, {
  get: {
    own: {
      input: async (cell) => {
        await createEntry(cell, cell.subject);
        return { query: { date: weekStart } };
      },
    },
  },
  addEntry: {
    ...ofWeek(form),
    'with an unknown subject': {
      input: () => ({ params: { weekStart }, body: { ...form, subject: 'simya' } }),
      outcome: { others: 'request.rule_broken' },
    },
  },
  updateEntry: ofEntry(form),
  removeEntry: ofEntry(),
  toggleStatus: ofEntry({ status: 'completed' }),
  reorder: {
    own: {
      input: async (cell) => {
        const { id } = await createEntry(cell, cell.account);
        return { params: { weekStart }, body: { day: 2, orderedEntryIds: [id] } };
      },
    },
    other: {
      input: async (cell) => {
        const { id } = await createEntry(cell, cell.subject);
        return { params: { weekStart }, body: { day: 2, orderedEntryIds: [id] } };
      },
      outcome: { others: 'weekly_plan.order_stale' },
    },
  },
  applyTemplate: ofWeek({ template: 'school' }),
  carryOver: ofWeek(),
  undo: {
    own: {
      input: async ({ world, account }) => {
        await saveUndo(world.db, account.id, weekStart, {
          reason: 'template',
          entries: [],
          now: world.clock.now(),
        });
        return { params: { weekStart } };
      },
    },
    'of a week that nothing replaced': {
      input: () => ({ params: { weekStart } }),
      outcome: { others: 'weekly_plan.nothing_to_undo' },
    },
  },
});
