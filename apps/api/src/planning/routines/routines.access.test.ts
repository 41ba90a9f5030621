import { randomUUID } from 'node:crypto';
import { routines } from '@netlik/contract/planning/routines';
import { studyDay, weekStart } from '@netlik/domain/study-day';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import type { Cell } from '@netlik/testkit/access/actors';
import type { Row } from '@netlik/testkit/access/row';
import { newId } from '../../ids.ts';
import { lockWeekOf, saveTemplate, saveWeek } from './routines.sql.ts';

const block = { startMinute: 540, endMinute: 660, kind: 'study', label: 'Matematik' } as const;
const other = { startMinute: 720, endMinute: 780, kind: 'meal', label: 'Öğle' } as const;

type Owner = { id: string; email: string };

const monday = ({ world }: Cell) => weekStart(studyDay(world.clock.now()));

/** The label is the person's e-mail, so that a leak is noticed. */
const createTemplate = ({ world }: Cell, { id, email }: Owner) =>
  saveTemplate(world.db, id, { title: '', blocks: [{ ...block, label: email }] }, world.clock.now());

const createWeek = async (cell: Cell, { id, email }: Owner) => {
  const { db, clock } = cell.world;
  const week = await lockWeekOf(db, newId(), id, monday(cell), clock.now());
  const entries = [{ ...block, _id: newId(), day: 0, label: email }];
  await saveWeek(db, { ...week, entries, replaced: [] }, clock.now());
  return { id: week.id, entryId: entries[0]!._id };
};

const notFound = { others: 'routine.not_found' } as const;

const byWeek = (body?: object): Row => ({
  own: { input: async (cell) => ({ params: { id: (await createWeek(cell, cell.account)).id }, body }) },
  other: {
    input: async (cell) => ({ params: { id: (await createWeek(cell, cell.subject)).id }, body }),
    outcome: notFound,
  },
  missing: { input: () => ({ params: { id: randomUUID() }, body }), outcome: notFound },
});

const byEntry = (body?: object): Row => ({
  own: { input: async (cell) => ({ params: await createWeek(cell, cell.account), body }) },
  other: {
    input: async (cell) => ({ params: await createWeek(cell, cell.subject), body }),
    outcome: notFound,
  },
  missing: {
    input: async (cell) => ({
      params: { ...(await createWeek(cell, cell.account)), entryId: randomUUID() },
      body,
    }),
    outcome: notFound,
  },
});

const withTemplate: Row = {
  own: {
    input: async (cell) => {
      await createTemplate(cell, cell.account);
      return { body: { weekStartDate: monday(cell) } };
    },
  },
  'without an ideal day': {
    input: async (cell) => {
      await createTemplate(cell, cell.subject);
      return { body: { weekStartDate: monday(cell) } };
    },
    outcome: { others: 'routine.template_missing' },
  },
};

accessSuite('routines', routines, {
  template: {
    own: {
      input: async (cell) => {
        await createTemplate(cell, cell.subject);
        return {};
      },
    },
  },
  saveTemplate: {
    own: { input: () => ({ body: { title: 'Okul günüm', blocks: [block, other] } }) },
    'with blocks that overlap': {
      input: () => ({ body: { title: '', blocks: [block, block] } }),
      outcome: { others: 'request.rule_broken' },
    },
  },
  week: {
    own: {
      input: async (cell) => {
        await createWeek(cell, cell.subject);
        return { query: { date: monday(cell) } };
      },
    },
  },
  createWeek: {
    own: { input: (cell) => ({ body: { weekStartDate: monday(cell) } }) },
    'on another day than Monday': {
      input: () => ({ body: { weekStartDate: '2026-11-17' } }),
      outcome: { others: 'request.rule_broken' },
    },
  },
  generateWeek: withTemplate,
  applyToWeek: withTemplate,
  undoApply: byWeek(),
  addEntry: byWeek({ day: 0, ...other }),
  updateEntry: byEntry({ order: 0, startMinute: 600, endMinute: 700 }),
  removeEntry: byEntry(),
});
