import { randomUUID } from 'node:crypto';
import { questionEntries } from '@netlik/contract/study/question-entries';
import { toStudyDay } from '@netlik/domain/study-day';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import type { Cell } from '@netlik/testkit/access/actors';
import type { Row } from '@netlik/testkit/access/row';
import { createQuestionEntry } from './question-entries.service.ts';

const form = {
  date: toStudyDay('2026-11-14'),
  subject: 'fizik',
  topic: 'Fizik Bilimine Giriş',
  correct: 30,
  wrong: 4,
  note: 'ikinci deneme',
};

/** The note contains the person's e-mail, so that a leak is noticed. */
const createEntryOf = async ({ world }: Cell, person: { id: string; email: string }) => {
  const actor = { id: person.id } as Parameters<typeof createQuestionEntry>[1];
  const { _id } = await createQuestionEntry(world.deps, actor, {
    ...form,
    note: person.email,
  });
  return { id: _id };
};

const notFound = { others: 'question_entry.not_found' } as const;

const byId = (body?: object): Row => ({
  own: { input: async (cell) => ({ params: await createEntryOf(cell, cell.account), body }) },
  other: {
    input: async (cell) => ({ params: await createEntryOf(cell, cell.subject), body }),
    outcome: notFound,
  },
  missing: { input: () => ({ params: { id: randomUUID() }, body }), outcome: notFound },
});

accessSuite('questionEntries', questionEntries, {
  list: {
    own: {
      input: async (cell) => {
        await createEntryOf(cell, cell.subject);
        return { query: { from: '2026-11-01', to: '2026-11-30' } };
      },
    },
    'without a day': { input: () => ({ query: {} }), outcome: { others: 'request.rule_broken' } },
  },
  create: {
    own: { input: () => ({ body: form }) },
    'with a date in the future': {
      input: () => ({ body: { ...form, date: '2027-01-01' } }),
      outcome: { others: 'request.rule_broken' },
    },
  },
  update: byId(form),
  remove: byId(),
});
