import { randomUUID } from 'node:crypto';
import { aiSuggestions } from '@netlik/contract/assistant/ai-suggestions';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import type { Cell } from '@netlik/testkit/access/actors';
import type { Row } from '@netlik/testkit/access/row';
import { insertRow } from '@netlik/testkit/stored-rows/insert-row';
import { sql } from '../../db/database.ts';

/** The reason contains the person's e-mail, so that a leak is noticed. */
const suggest = async ({ world }: Cell, person: { id: string; email: string }) => {
  const row = { userId: person.id, scopes: ['weekly_plan'], reason: person.email };
  const { id } = await insertRow(world.db, 'ai_suggestions', row);
  return { id };
};

const byId = (body?: object): Row => ({
  own: { input: async (cell) => ({ params: await suggest(cell, cell.account), body }) },
  other: {
    input: async (cell) => ({ params: await suggest(cell, cell.subject), body }),
    outcome: { others: 'ai_suggestion.not_found' },
  },
  missing: {
    input: () => ({ params: { id: randomUUID() }, body }),
    outcome: { others: 'ai_suggestion.not_found' },
  },
});

accessSuite('aiSuggestions', aiSuggestions, {
  list: {
    own: {
      input: async (cell) => {
        await suggest(cell, cell.subject);
        return { query: { scope: 'weekly_plan' } };
      },
    },
  },
  generate: {
    own: {
      input: async ({ world }) => {
        await world.db.run(sql`delete from ai_suggestion_runs`);
        return {};
      },
    },
  },
  dismiss: byId(),
  accept: byId({ targetDay: 3 }),
  undoAccept: byId(),
});
