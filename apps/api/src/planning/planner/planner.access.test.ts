import { randomUUID } from 'node:crypto';
import { planner } from '@netlik/contract/planning/planner/planner';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import type { Cell } from '@netlik/testkit/access/actors';
import { ensureRow, insertRow } from '@netlik/testkit/stored-rows/insert-row';
import { sql } from '../../db/database.ts';
import { newId } from '../../ids.ts';

const weekStart = '2026-11-16';
const body = { weekStart };
const settings = {
  hours: [60, 60, 60, 60, 60, 120, 120],
  restDay: null,
  examsPerWeek: { tyt: 1, ayt: 0 },
  emphasis: { fizik: 1 },
  auto: true,
};
const entry = {
  day: '2026-11-17',
  kind: 'cards',
  subject: 'genel_tekrar',
  topic: null,
  minutes: 25,
  questions: null,
  exam: null,
  locked: false,
};

/** A planned week with the person's e-mail as topic, so that a leak is noticed. */
const planWeek = async ({ world }: Cell, person: { id: string; email: string }) => {
  const block = {
    ...entry,
    id: newId(),
    topic: person.email,
    position: 0,
    start: null,
    atBestHour: false,
    value: 1,
    why: [],
    written: false,
    settled: false,
  };
  await world.db.run(sql`delete from planner_weeks where user_id = ${person.id}`);
  await insertRow(world.db, 'planner_weeks', {
    userId: person.id,
    weekStart,
    entries: [block],
    replacedEntries: [],
    reason: 'apply',
  });
};

const proposeTo = async (cell: Cell, person: { id: string; email: string }) => {
  await planWeek(cell, person);
  const { db } = cell.world;
  const { id } = await ensureRow(db, 'planner_notices', { userId: person.id, weekStart });
  await db.run(sql`update planner_notices set id = ${id} where user_id = ${person.id}`);
  return { params: { id }, body: { answer: 'refuse' } };
};

const planned = (input: object) => ({
  own: {
    input: async (cell: Cell) => {
      await planWeek(cell, cell.account);
      return input;
    },
  },
});
const onTuesday = {
  input: () => ({ body: { weekStart: '2026-11-17' } }),
  outcome: { others: 'request.rule_broken' },
} as const;
const gone = { others: 'planner.notice_not_found' } as const;

accessSuite('planner', planner, {
  settings: { own: { input: () => ({}) } },
  saveSettings: {
    own: { input: () => ({ body: settings }) },
    'with an unknown subject': {
      input: () => ({ body: { ...settings, emphasis: { simya: 1 } } }),
      outcome: { others: 'request.rule_broken' },
    },
  },
  week: planned({ query: { weekStart } }),
  preview: { own: { input: () => ({ body }) }, 'that begins on a Tuesday': onTuesday },
  apply: {
    own: {
      input: async (cell: Cell) => {
        await cell.world.db.run(sql`delete from planner_weeks where user_id = ${cell.account.id}`);
        return { body: { ...body, version: 0, entries: [entry] } };
      },
    },
    'of a week that changed': {
      input: async (cell: Cell) => {
        await planWeek(cell, cell.account);
        return { body: { ...body, version: 7, entries: [entry] } };
      },
      outcome: { others: 'planner.week_changed' },
    },
  },
  undo: planned({ body }),
  replan: planned({ body }),
  lighten: planned({ body }),
  year: { own: { input: () => ({ query: {} }) } },
  notice: { own: { input: () => ({}) } },
  answerNotice: {
    own: { input: (cell) => proposeTo(cell, cell.account) },
    other: { input: (cell) => proposeTo(cell, cell.subject), outcome: gone },
    missing: { input: () => ({ params: { id: randomUUID() }, body: { answer: 'keep' } }), outcome: gone },
  },
});
