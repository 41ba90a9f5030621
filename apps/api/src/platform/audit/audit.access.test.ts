import { audit } from '@netlik/contract/platform/audit';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import { recordAudit } from './audit.service.ts';

accessSuite('audit', audit, {
  list: {
    everyone: {
      input: async ({ world, subject }) => {
        await world.db.transaction((tx) =>
          recordAudit(tx, null, {
            action: 'plan.changed',
            subjectUserId: subject.id,
            before: { tier: 'free' },
            after: { tier: 'premium' },
          }),
        );
        return { query: { page: '1', limit: '5', userId: subject.id } };
      },
      shows: ({ subject }) => [subject.id, subject.firstName, subject.lastName],
    },
  },
});
