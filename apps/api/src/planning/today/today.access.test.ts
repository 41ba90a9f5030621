import { randomUUID } from 'node:crypto';
import { today } from '@netlik/contract/planning/today';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import type { Cell } from '@netlik/testkit/access/actors';
import { insertRow } from '@netlik/testkit/stored-rows/insert-row';

const day = '2026-11-15';

const entryOf = async ({ world }: Cell, person: { id: string; email: string }) => {
  const entry = { userId: person.id, day: 6, customTitle: person.email };
  const { id } = await insertRow(world.db, 'weekly_entries', entry);
  return id;
};

const leaving = (id: string) => ({ body: { day, left: [{ kind: 'weekly', id, to: 'later' }] } });
const gone = { others: 'today.item_gone' } as const;

accessSuite('today', today, {
  get: { own: { input: () => ({}) } },
  close: {
    own: { input: async (cell) => leaving(await entryOf(cell, cell.account)) },
    other: { input: async (cell) => leaving(await entryOf(cell, cell.subject)), outcome: gone },
    missing: { input: () => leaving(randomUUID()), outcome: gone },
  },
});
