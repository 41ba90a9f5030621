import { randomUUID } from 'node:crypto';
import { moderation } from '@netlik/contract/community/moderation';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import type { Cell } from '@netlik/testkit/access/actors';
import type { Row } from '@netlik/testkit/access/row';
import { insertRow } from '@netlik/testkit/stored-rows/insert-row';

const reportPerson = async ({ world, account, subject }: Cell) => {
  const { id } = await insertRow(world.db, 'person_reports', { userId: account.id, reportedId: subject.id });
  return id;
};

const reportMessage = async ({ world, account, subject }: Cell) => {
  const row = { userId: account.id, authorId: subject.id };
  const { id } = await insertRow(world.db, 'room_message_reports', row);
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
