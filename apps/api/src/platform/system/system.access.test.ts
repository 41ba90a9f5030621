import { system } from '@netlik/contract/system';
import { accessSuite } from '../../../../../quality/access/access-suite.ts';

accessSuite('system', system, {
  health: { anyone: { input: () => ({}) } },
  config: { anyone: { input: () => ({}) } },
});
