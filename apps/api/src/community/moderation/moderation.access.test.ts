import { randomUUID } from 'node:crypto';
import { moderation } from '@netlik/contract/community/moderation';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import type { Cell } from '@netlik/testkit/access/actors';
import type { Row } from '@netlik/testkit/access/row';
import { sql } from '../../db/database.ts';
import { newId } from '../../ids.ts';

/** The account reports the subject. */
const reportPerson = async ({ world, account, subject }: Cell) => {
  const id = newId();
  await world.db.run(sql`
    insert into person_reports (id, user_id, reported_id, kind, reason, created_at)
    values (${id}, ${account.id}, ${subject.id}, 'insult', 'Kaba', ${world.clock.now()})`);
  return id;
};

const reportMessage = async ({ world, account, subject }: Cell) => {
  const id = newId();
  await world.db.run(sql`
    insert into room_message_reports (id, user_id, room_id, room_name, message_id, author_id, content, sent_at, reason,
      note, created_at)
    values (${id}, ${account.id}, null, 'Oda', ${newId()}, ${subject.id}, 'Kaba', ${world.clock.now()}, 'insult', '',
      ${world.clock.now()})`);
  return id;
};

const shows = ({ subject }: Cell) => [subject.id, subject.firstName, subject.lastName];
const notFound = { others: 'report.not_found' } as const;

const list = (report: (cell: Cell) => Promise<string>): Row => ({
  own: {
    input: async (cell) => {
      await report(cell);
      return { query: { page: '1', limit: '1', state: 'open' } };
    },
    shows,
  },
});

const decide = (report: (cell: Cell) => Promise<string>): Row => ({
  own: { input: async (cell) => ({ params: { id: await report(cell) }, body: { state: 'acted' } }), shows },
  other: {
    input: async (cell) => ({ params: { id: await report(cell) }, body: { state: 'dismissed' } }),
    shows,
  },
  missing: { input: () => ({ params: { id: randomUUID() }, body: { state: 'acted' } }), outcome: notFound },
});

accessSuite('moderation', moderation, {
  listPeople: list(reportPerson),
  decidePerson: decide(reportPerson),
  listMessages: list(reportMessage),
  decideMessage: decide(reportMessage),
});
