import { randomUUID } from 'node:crypto';
import { createEntry } from '../../../apps/api/src/features/question-entries/question-entries.service.ts';
import type { Row } from '../access-rows.ts';
import type { Cell } from '../actors.ts';

const form = {
  date: '2026-11-14',
  subject: 'fizik',
  topic: 'Fizik Bilimine Giriş',
  correct: 30,
  wrong: 4,
  note: 'ikinci deneme',
};

/** Somebody's entry; it names the person, so that a leak would show. */
const written = async ({ world }: Cell, person: { id: string; email: string }) => {
  const actor = { id: person.id } as Parameters<typeof createEntry>[1];
  const { _id } = await createEntry(world.deps, actor, { ...form, note: person.email }, null);
  return { id: _id };
};

const gone = { others: 'question_entry.not_found' } as const;

const byId = (body?: object): Row => ({
  own: { input: async (cell) => ({ params: await written(cell, cell.account), body }) },
  other: { input: async (cell) => ({ params: await written(cell, cell.subject), body }), outcome: gone },
  missing: { input: () => ({ params: { id: randomUUID() }, body }), outcome: gone },
});

export const questionRows: Record<string, Row> = {
  'questionEntries.list': {
    own: {
      input: async (cell) => {
        await written(cell, cell.subject);
        return { query: { from: '2026-11-01', to: '2026-11-30' } };
      },
    },
    'of no day': { input: () => ({ query: {} }), outcome: { others: 'request.rule_broken' } },
  },
  'questionEntries.create': {
    own: { input: () => ({ body: form }) },
    'of a day to come': {
      input: () => ({ body: { ...form, date: '2027-01-01' } }),
      outcome: { others: 'request.rule_broken' },
    },
  },
  'questionEntries.update': byId(form),
  'questionEntries.remove': byId(),
};
