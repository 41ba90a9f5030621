import { randomUUID } from 'node:crypto';
import { insertReminder } from '../../../apps/api/src/features/reminders/reminders.sql.ts';
import { newId } from '../../../apps/api/src/ids.ts';
import type { Row } from '../access-rows.ts';
import type { Cell } from '../actors.ts';

const form = { date: '2026-11-16', text: '**Türev** tekrarı', subject: 'matematik_ayt', isDone: false };

/** Somebody's reminder; it names the person, so that a leak would show. */
const written = async ({ world }: Cell, person: { id: string; email: string }) => {
  const id = newId();
  await insertReminder(world.db, id, person.id, { ...form, text: person.email }, world.clock.now());
  return { id };
};

const gone = { others: 'reminder.not_found' } as const;

const byId = (body?: object): Row => ({
  own: { input: async (cell) => ({ params: await written(cell, cell.account), body }) },
  other: { input: async (cell) => ({ params: await written(cell, cell.subject), body }), outcome: gone },
  missing: { input: () => ({ params: { id: randomUUID() }, body }), outcome: gone },
});

export const reminderRows: Record<string, Row> = {
  'reminders.list': {
    own: {
      input: async (cell) => {
        await written(cell, cell.subject);
        return { query: { from: '2026-11-01', to: '2026-11-30' } };
      },
    },
    'of too many days': {
      input: () => ({ query: { from: '2026-01-01', to: '2027-12-31' } }),
      outcome: { others: 'request.rule_broken' },
    },
  },
  'reminders.create': {
    own: { input: () => ({ body: form }) },
    'of a subject that does not exist': {
      input: () => ({ body: { ...form, subject: 'simya' } }),
      outcome: { others: 'request.rule_broken' },
    },
  },
  'reminders.update': byId(form),
  'reminders.remove': byId(),
};
