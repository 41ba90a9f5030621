import { randomUUID } from 'node:crypto';
import { mistakes } from '@netlik/contract/practice/mistakes';
import { studyDay } from '@netlik/domain/study-day';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import type { Cell } from '@netlik/testkit/access/actors';
import type { Row } from '@netlik/testkit/access/row';
import { newId } from '../../ids.ts';
import { insertMistakes } from './mistakes.sql.ts';

const form = {
  subject: 'fizik',
  topic: 'Optik',
  cause: 'dikkat',
  note: 'Aynanın odağını karıştırdım',
  solution: '$f = r / 2$',
} as const;

/** The note is the person's e-mail, so that a leak is noticed. */
const createMistake = async ({ world }: Cell, person: { id: string; email: string }) => {
  const id = newId();
  const now = world.clock.now();
  const row = { ...form, id, photo: null, note: person.email, folded: 'optik' };
  await insertMistakes(world.db, person.id, [row], studyDay(new Date(now.getTime() - 3 * 86_400_000)), now);
  return { id };
};

const notFound = { others: 'mistake.not_found' } as const;

const byId = (body?: object): Row => ({
  own: { input: async (cell) => ({ params: await createMistake(cell, cell.account), body }) },
  other: {
    input: async (cell) => ({ params: await createMistake(cell, cell.subject), body }),
    outcome: notFound,
  },
  missing: { input: () => ({ params: { id: randomUUID() }, body }), outcome: notFound },
});

const ofList = (query: Record<string, string> = {}): Row => ({
  own: {
    input: async (cell) => {
      await createMistake(cell, cell.subject);
      return { query };
    },
  },
});

accessSuite('mistakes', mistakes, {
  list: ofList({ subject: 'fizik', cause: 'dikkat' }),
  overview: ofList(),
  due: ofList({ limit: '5' }),
  create: {
    own: { input: () => ({ body: form }) },
    'without photo and note': {
      input: () => ({ body: { ...form, note: '' } }),
      outcome: { others: 'request.rule_broken' },
    },
  },
  createMany: { own: { input: () => ({ body: { mistakes: [form, form] } }) } },
  update: byId(form),
  remove: byId(),
  redo: byId({ correct: true }),
});
