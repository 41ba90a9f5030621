import { randomUUID } from 'node:crypto';
import { programDrafts } from '@netlik/contract/coaching/program-drafts';
import { accessSuite } from '@netlik/testkit/access/access-suite';

const of = (studentIds: string[]) => ({ body: { studentIds, date: '2026-11-16', span: 'week' } });
const unknown = { others: 'user.not_found' } as const;

accessSuite('programDrafts', programDrafts, {
  propose: {
    own: {
      input: ({ subject }) => of([subject.id]),
      outcome: { otherCoach: 'user.not_found' },
      shows: ({ subject }) => [subject.id],
    },
    missing: { input: () => of([randomUUID()]), outcome: unknown },
  },
});
