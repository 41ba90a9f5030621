import { randomUUID } from 'node:crypto';
import { MAX_PROGRAM_TEMPLATES, programTemplates } from '@netlik/contract/coach/program-templates';
import { accessSuite } from '../../../../../../quality/access/access-suite.ts';
import type { Cell } from '../../../../../../quality/access/actors.ts';
import { newId } from '../../../ids.ts';
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
  remove: {
    own: { input: (cell) => kept(cell, cell.account.id) },
    other: { input: (cell) => kept(cell, cell.subject.id), outcome: missing },
    missing: { input: () => ({ params: { id: randomUUID() } }), outcome: missing },
  },
});
