import { randomUUID } from 'node:crypto';
import { opticalForms } from '@netlik/contract/exams/optical-forms';
import { toStudyDay } from '@netlik/domain/study-day';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import type { Cell } from '@netlik/testkit/access/actors';
import type { Row } from '@netlik/testkit/access/row';
import { sql } from '../../db/database.ts';
import { newId } from '../../ids.ts';
import { insertForm } from './optical-forms.sql.ts';

const form = {
  examType: 'TYT' as const,
  language: null,
  extraPhilosophy: false,
  source: 'Özdebir',
  date: toStudyDay('2026-11-14'),
  answers: { tyt_fen: 'ABCDE' },
  key: {},
};
const key = { tyt_fen: 'ABCDE'.repeat(4) };

const formOf = async ({ world }: Cell, { id: userId, email }: { id: string; email: string }) => {
  const id = newId();
  await world.db.run(sql`delete from optical_forms`);
  // The suite adds more attempts than the month allows.
  await world.db.run(sql`delete from exam_attempt_months`);
  await insertForm(world.db, { id, userId, most: 9 }, { ...form, source: email }, world.clock.now());
  return { id };
};

const notFound = { others: 'optical_form.not_found' } as const;
const byId = (body?: object): Row => ({
  own: { input: async (cell) => ({ params: await formOf(cell, cell.account), body }) },
  other: { input: async (cell) => ({ params: await formOf(cell, cell.subject), body }), outcome: notFound },
  missing: { input: () => ({ params: { id: randomUUID() }, body }), outcome: notFound },
});

accessSuite('opticalForms', opticalForms, {
  list: {
    own: {
      input: async (cell) => {
        await formOf(cell, cell.subject);
        return { query: { page: '1', limit: '20' } };
      },
    },
  },
  create: {
    own: {
      input: async ({ world }) => {
        await world.db.run(sql`delete from optical_forms`);
        const { language: _, ...body } = form;
        return { body: { ...body, key } };
      },
    },
    'with a key of another length': {
      input: () => ({ body: { ...form, key: { tyt_fen: 'ABC' } } }),
      outcome: { others: 'request.rule_broken' },
    },
  },
  score: byId({ key }),
  remove: byId(),
});
