import type { Transaction } from '../../../db/database.ts';
import type { Demo } from '../../../demo/demo.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { saveDemoActivity, saveDemoLapse, spreadDemoNewcomers } from './admin-system.demo.sql.ts';
import { summarise } from './metrics.service.ts';

const DAY_MS = 86_400_000;

/** Newcomers of the last months, two plans that lapse this week, a few audited changes and the first figures. */
export const fillDemoSystem = async (tx: Transaction, { now, users, idOf }: Demo): Promise<void> => {
  await spreadDemoNewcomers(tx, now);
  await saveDemoActivity(tx);
  const admin = { id: idOf('admin@netlik.demo') };
  const lapsing = users.filter(({ person }) => person.tier === 'premium').slice(-2);
  for (const [index, { id }] of lapsing.entries()) {
    const until = new Date(now.getTime() + (2 + index * 3) * DAY_MS);
    await saveDemoLapse(tx, id, until);
    await recordAudit(tx, admin, {
      action: 'plan.changed',
      subjectUserId: id,
      before: { tier: 'free', premiumUntil: null },
      after: { tier: 'premium', premiumUntil: until.toISOString() },
    });
  }
  await recordAudit(tx, admin, {
    action: 'user.suspended',
    subjectUserId: idOf('askida@netlik.demo'),
    before: { isActive: true },
    after: { isActive: false },
  });
  await summarise(tx, now);
};
