import { randomUUID } from 'node:crypto';
import { MAX_PROGRAM_TEMPLATES, programTemplates } from '@netlik/contract/coaching/program-templates';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import type { Cell } from '@netlik/testkit/access/actors';
import { storePlan } from '@netlik/testkit/stored-plan';
import { sql } from '../../db/database.ts';
import { newId } from '../../ids.ts';
import { insertTemplate } from './program-templates.sql.ts';

const form = {
  name: 'Sayısal gün',
  subjects: [{ subject: 'matematik', description: 'Türev', duration: 60 }],
};

const kept = async ({ world }: Cell, userId: string) => {
  const id = newId();
  await insertTemplate(world.db, { id, userId, most: MAX_PROGRAM_TEMPLATES }, form, world.clock.now());
  return { params: { id } };
};
const missing = { others: 'coach.template_not_found' } as const;

accessSuite('programTemplates', programTemplates, {
  list: { own: { input: () => ({}) } },
  create: { own: { input: () => ({ body: form }) } },
  createWeek: {
    own: {
      input: async ({ world, subject }) => {
        const date = '2026-11-18';
        const [row] = await world.rows(
          sql`select from daily_plans where user_id = ${subject.id} and day = ${date}`,
        );
        if (!row) await storePlan(world.db, subject.id, { date, source: 'coach' });
        return { body: { name: newId(), studentId: subject.id, weekStart: '2026-11-16' } };
      },
      outcome: { otherCoach: 'user.not_found' },
    },
  },
  remove: {
    own: { input: (cell) => kept(cell, cell.account.id) },
    other: { input: (cell) => kept(cell, cell.subject.id), outcome: missing },
    missing: { input: () => ({ params: { id: randomUUID() } }), outcome: missing },
  },
});
