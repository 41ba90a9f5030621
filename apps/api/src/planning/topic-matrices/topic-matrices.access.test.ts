import { randomUUID } from 'node:crypto';
import { topicMatrices } from '@netlik/contract/planning/topic-matrices';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import type { Cell } from '@netlik/testkit/access/actors';
import type { Case, Row } from '@netlik/testkit/access/row';

const notFound = 'user.not_found';
/** Coaches and admins have no matrix of their own. */
const own = { assignedCoach: notFound, otherCoach: notFound, admin: notFound } as const;
const other = { assignedCoach: 'ok', admin: 'ok', others: notFound } as const;

const seesSubject = (actor: Cell['actor']) => actor === 'assignedCoach' || actor === 'admin';

const ofStudent = (input: (userId: string) => ReturnType<Case['input']>, showsId = true): Row => ({
  own: { input: ({ account }: Cell) => input(account.id), outcome: own },
  other: {
    input: ({ subject }: Cell) => input(subject.id),
    outcome: other,
    ...(showsId && { shows: ({ subject, actor }: Cell) => (seesSubject(actor) ? [subject.id] : []) }),
  },
  missing: { input: () => input(randomUUID()), outcome: { others: notFound } },
});

const matrix = (userId: string, subject = 'fizik') => ({
  body: {
    userId,
    subject,
    dayCount: 31,
    topics: ['Fizik Bilimine Giriş', 'Madde ve Özellikleri'],
    cellColors: { '0-1': 'orange', '1-31': 'white' },
    columnColors: { '7': 'gray' },
    topicColors: { '0': 'green' },
    version: 0,
  },
});

accessSuite('topicMatrices', topicMatrices, {
  students: {
    own: {
      input: () => ({}),
      shows: ({ actor, subject }) =>
        seesSubject(actor) ? [subject.id, subject.firstName, subject.lastName] : [],
    },
  },
  overview: ofStudent((userId) => ({ params: { userId } })),
  get: {
    ...ofStudent((userId) => ({ params: { userId, subject: 'matematik' } })),
    'without topics': {
      input: ({ account }) => ({ params: { userId: account.id, subject: 'diger' } }),
      outcome: { others: 'topic_matrix.no_topics' },
    },
  },
  save: {
    ...ofStudent((userId) => matrix(userId)),
    'of an unknown subject': {
      input: ({ account }) => matrix(account.id, 'simya'),
      outcome: { others: 'topic_matrix.no_topics' },
    },
  },
  saveLegend: ofStudent((userId) => ({ params: { userId }, body: { green: 'Tamam' } }), false),
});
