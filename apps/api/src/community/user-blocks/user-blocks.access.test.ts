import { randomUUID } from 'node:crypto';
import { userBlocks } from '@netlik/contract/community/user-blocks';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import type { Cell } from '@netlik/testkit/access/actors';
import type { Row } from '@netlik/testkit/access/row';
import { insertBlock } from './user-blocks.sql.ts';

const notFound = { others: 'user.not_found' } as const;
const blockSubject = ({ world, account, subject }: Cell) =>
  insertBlock(world.db, account.id, subject.id, world.clock.now());

const ofPerson = (body?: object): Row => ({
  other: { input: ({ subject }) => ({ params: { id: subject.id }, body }) },
  own: {
    input: ({ account }) => ({ params: { id: account.id }, body }),
    outcome: { others: 'request.rule_broken' },
  },
  missing: { input: () => ({ params: { id: randomUUID() }, body }), outcome: notFound },
});

accessSuite('userBlocks', userBlocks, {
  listBlocked: {
    own: {
      input: async (cell) => {
        await blockSubject(cell);
        return {};
      },
      shows: ({ subject }) => [subject.id, subject.firstName],
    },
  },
  block: ofPerson(),
  unblock: {
    own: {
      input: async (cell) => {
        await blockSubject(cell);
        return { params: { id: cell.subject.id } };
      },
    },
    other: {
      input: async ({ world, account, subject }) => {
        await insertBlock(world.db, subject.id, account.id, world.clock.now());
        return { params: { id: subject.id } };
      },
      outcome: notFound,
    },
    missing: { input: () => ({ params: { id: randomUUID() } }), outcome: notFound },
  },
  report: ofPerson({ kind: 'spam', reason: 'Durmadan davet ediyor.', reference: 'duel:018f' }),
});
