import { xp } from '@netlik/contract/community/xp';
import { toStudyDay } from '@netlik/domain/study-day';
import { accessSuite } from '@netlik/testkit/access/access-suite';
import { insertGrant } from './xp.sql.ts';

const grant = { source: 'badge', amount: 50, day: toStudyDay('2026-11-15') } as const;

accessSuite('xp', xp, {
  list: {
    own: {
      // The cause contains the person's e-mail, so that a leak is noticed.
      input: async ({ world, subject }) => {
        await insertGrant(world.db, subject.id, { ...grant, cause: subject.email });
        return {};
      },
    },
  },
});
