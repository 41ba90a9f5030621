import { randomUUID } from 'node:crypto';
import { aiSuggestions } from '@netlik/contract/assistant/ai-suggestions';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import type { Cell } from '@netlik/testkit/access/actors';
import type { Row } from '@netlik/testkit/access/row';
import { sql } from '../../db/database.ts';
import { newId } from '../../ids.ts';

/** The reason contains the person's e-mail, so that a leak is noticed. */
const suggest = async ({ world }: Cell, person: { id: string; email: string }) => {
  const id = newId();
  await world.db.run(sql`
    insert into ai_suggestions (id, user_id, key, type, subject, topic, scopes, messages, reason, source, entry_type, position, created_at)
    values (${id}, ${person.id}, ${id}, 'weak_topic', 'matematik', 'Türev', '{weekly_plan}', '{"default":"Türev tekrarı"}',
      ${person.email}, 'Denemelerim|/exam-tracker', 'konu_anlatim', 0, ${world.clock.now()})`);
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
