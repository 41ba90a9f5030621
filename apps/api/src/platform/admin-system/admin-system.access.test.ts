import { adminSystem } from '@netlik/contract/platform/admin-system';
import { accessSuite } from '@netlik/testkit/access/access-suite';

accessSuite('adminSystem', adminSystem, {
  metrics: { everyone: { input: () => ({}) } },
  userGrowth: { everyone: { input: () => ({}) } },
});
