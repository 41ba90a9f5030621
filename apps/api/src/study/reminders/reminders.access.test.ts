import { randomUUID } from 'node:crypto';
import { reminders } from '@netlik/contract/study/reminders';
import { toStudyDay } from '@netlik/domain/study-day';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import type { Cell } from '@netlik/testkit/access/actors';
import type { Row } from '@netlik/testkit/access/row';
import { insertRow } from '@netlik/testkit/stored-rows/insert-row';

const form = {
  date: toStudyDay('2026-11-16'),
  text: '**Türev** tekrarı',
  subject: 'matematik_ayt',
  isDone: false,
};

/** The text contains the person's e-mail, so that a leak is noticed. */
const createReminder = async ({ world }: Cell, person: { id: string; email: string }) => {
  const { id } = await insertRow(world.db, 'reminders', { userId: person.id, text: person.email });
  return { id };
};

const notFound = { others: 'reminder.not_found' } as const;

const byId = (body?: object): Row => ({
  own: { input: async (cell) => ({ params: await createReminder(cell, cell.account), body }) },
  other: {
    input: async (cell) => ({ params: await createReminder(cell, cell.subject), body }),
    outcome: notFound,
  },
  missing: { input: () => ({ params: { id: randomUUID() }, body }), outcome: notFound },
});

accessSuite('reminders', reminders, {
  list: {
    own: {
      input: async (cell) => {
        await createReminder(cell, cell.subject);
        return { query: { from: '2026-11-01', to: '2026-11-30' } };
      },
    },
    'over too many days': {
      input: () => ({ query: { from: '2026-01-01', to: '2027-12-31' } }),
      outcome: { others: 'request.rule_broken' },
    },
  },
  create: {
    own: { input: () => ({ body: form }) },
    'with an unknown subject': {
      input: () => ({ body: { ...form, subject: 'simya' } }),
      outcome: { others: 'request.rule_broken' },
    },
  },
  update: byId(form),
  remove: byId(),
});
