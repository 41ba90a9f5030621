import { adminSystem } from '@netlik/contract/admin/admin-system';
import { accessSuite } from '../../../../../../quality/access/access-suite.ts';

accessSuite('adminSystem', adminSystem, {
  metrics: { everyone: { input: () => ({}) } },
  userGrowth: { everyone: { input: () => ({}) } },
});
