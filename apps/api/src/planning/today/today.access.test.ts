import { randomUUID } from 'node:crypto';
import { today } from '@netlik/contract/planning/today';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import type { Cell } from '@netlik/testkit/access/actors';
import { sql } from '../../db/database.ts';
import { newId } from '../../ids.ts';

// The day of the suite's clock, a Sunday.
const day = '2026-11-15';

const entryOf = async ({ world }: Cell, person: { id: string; email: string }) => {
  const id = newId();
  await world.db.run(sql`
    insert into weekly_entries (id, user_id, week_start, day, position, subject, type, custom_title, is_completed,
      created_at, updated_at)
    values (${id}, ${person.id}, '2026-11-09', 6, 0, 'fizik', 'soru_cozum', ${person.email}, false, now(), now())`);
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
