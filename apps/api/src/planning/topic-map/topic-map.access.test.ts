import { randomUUID } from 'node:crypto';
import { topicMap } from '@netlik/contract/planning/topic-map';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import type { Cell } from '@netlik/testkit/access/actors';
import type { Case, Row } from '@netlik/testkit/access/row';
import { addTopicEffort } from '@netlik/testkit/topic-effort';

const notFound = 'user.not_found';
/** Coaches and admins have no topics of their own. */
const own = { assignedCoach: notFound, otherCoach: notFound, admin: notFound } as const;
const other = { assignedCoach: 'ok', admin: 'ok', others: notFound } as const;

const ofStudent = (input: (cell: Cell, userId: string) => ReturnType<Case['input']>): Row => ({
  own: { input: (cell: Cell) => input(cell, cell.account.id), outcome: own },
  other: { input: (cell: Cell) => input(cell, cell.subject.id), outcome: other },
  missing: { input: (cell: Cell) => input(cell, randomUUID()), outcome: { others: notFound } },
});

accessSuite('topicMap', topicMap, {
  get: {
    ...ofStudent((_cell, userId) => ({ params: { userId } })),
    other: {
      input: ({ subject }: Cell) => ({ params: { userId: subject.id } }),
      outcome: other,
      shows: ({ subject, actor }: Cell) =>
        actor === 'assignedCoach' || actor === 'admin' ? [subject.id] : [],
    },
  },
  topic: {
    ...ofStudent(async ({ world }, userId) => {
      const { subject, topic } = await addTopicEffort(world);
      return { params: { userId, subject }, query: { topic } };
    }),
    'of a topic that is not in the catalogue': {
      input: ({ account }: Cell) => ({
        params: { userId: account.id, subject: 'fizik' },
        query: { topic: 'Simya' },
      }),
      outcome: { ...own, others: 'topic.not_found' },
    },
  },
});
